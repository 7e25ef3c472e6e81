<?php
/**
 * Pages that are not posts.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * One or a few of each kind of page that WordPress generates: the builder has a template for each kind.
 */
class Other_Pages {

	/** So many of the most used terms of each taxonomy; a template may be for one of them alone. */
	const TERMS = 3;

	/**
	 * The pages by their report keys: `[ title, URL ]`.
	 *
	 * @return array[]
	 */
	public static function all() {
		$pages = array();
		if ( 'page' !== get_option( 'show_on_front' ) ) {
			$pages['home'] = array( __( 'The latest posts', 'skerry' ), home_url( '/' ) );
		}
		foreach ( get_post_types( array( 'public' => true ), 'objects' ) as $type ) {
			if ( $type->has_archive && is_post_type_viewable( $type ) ) {
				$pages[ "archive-$type->name" ] = array( $type->labels->archives, get_post_type_archive_link( $type->name ) );
			}
		}
		$pages += self::terms() + self::people_and_dates();
		/* translators: a page of search results, in the list of pages. */
		$pages['search'] = array( __( 'Search results', 'skerry' ), add_query_arg( 's', 'a', home_url( '/' ) ) );
		$nowhere         = get_option( 'permalink_structure' ) ? home_url( user_trailingslashit( 'skerry-no-such-page' ) ) : add_query_arg( 'pagename', 'skerry-no-such-page', home_url( '/' ) );
		/* translators: the page for an address that does not exist, in the list of pages. */
		$pages['404'] = array( __( 'Page not found', 'skerry' ), $nowhere );
		return array_filter(
			$pages,
			static function ( $page ) {
				return is_string( $page[1] ) && '' !== $page[1];
			}
		);
	}

	/**
	 * Pages of categories, tags and the like.
	 *
	 * @return array[]
	 */
	private static function terms() {
		$pages = array();
		foreach ( array_filter( get_taxonomies( array( 'public' => true ), 'objects' ), 'is_taxonomy_viewable' ) as $taxonomy ) {
			$terms = get_terms(
				array(
					'taxonomy'   => $taxonomy->name,
					'orderby'    => 'count',
					'order'      => 'DESC',
					'number'     => self::TERMS,
					'hide_empty' => true,
				)
			);
			foreach ( is_array( $terms ) ? $terms : array() as $term ) {
				$pages[ "term-$term->term_id" ] = array( "{$taxonomy->labels->singular_name}: $term->name", get_term_link( $term ) );
			}
		}
		return $pages;
	}

	/**
	 * An author's page and a month's.
	 *
	 * @return array[]
	 */
	private static function people_and_dates() {
		$pages = array();
		$posts = get_posts( array( 'numberposts' => 1 ) );
		foreach ( $posts as $post ) {
			/* translators: %s: the name of an author. */
			$pages['author'] = array( sprintf( __( 'Author: %s', 'skerry' ), get_the_author_meta( 'display_name', $post->post_author ) ), get_author_posts_url( $post->post_author ) );
			/* translators: %s: a month. */
			$pages['date'] = array( sprintf( __( 'Month: %s', 'skerry' ), get_the_date( 'F Y', $post ) ), get_month_link( get_the_date( 'Y', $post ), get_the_date( 'n', $post ) ) );
		}
		return $pages;
	}
}
