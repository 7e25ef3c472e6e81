<?php
/**
 * The findings about each page, for the list of pages.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Stores the verdict on a page and a browser's measurements: for posts as post meta, for other pages in an option.
 */
class Reports {

	/** The option, and the key of a post's. */
	const OPTION = 'skerry_reports';
	const META   = '_skerry';

	/** No more than so many pages that are no posts. */
	const MOST = 200;

	/**
	 * The id of the post in a key, or 0.
	 *
	 * @param string $key As the list of pages has it.
	 * @return int
	 */
	private static function post( $key ) {
		return preg_match( '/^post-(\d+)$/', $key, $found ) ? (int) $found[1] : 0;
	}

	/**
	 * The findings about a page, or an empty array.
	 *
	 * @param string $key As the list of pages has it.
	 * @return array
	 */
	public static function get( $key ) {
		$others = get_option( self::OPTION, array() );
		$report = self::post( $key ) ? get_post_meta( self::post( $key ), self::META, true ) : ( isset( $others[ $key ] ) ? $others[ $key ] : array() );
		return is_array( $report ) && isset( $report['code'], $report['because'], $report['before'], $report['after'], $report['time'] ) ? $report : array();
	}

	/**
	 * Stores the findings about a page.
	 *
	 * @param string $key    As the list of pages has it.
	 * @param array  $report Of `Verdict::report`.
	 */
	public static function set( $key, $report ) {
		if ( self::post( $key ) ) {
			if ( get_post( self::post( $key ) ) ) {
				update_post_meta( self::post( $key ), self::META, $report );
			}
			return;
		}
		$others = get_option( self::OPTION, array() );
		$others = array( $key => $report ) + ( is_array( $others ) ? $others : array() );
		update_option( self::OPTION, array_slice( $others, 0, self::MOST, true ), false );
	}
}
