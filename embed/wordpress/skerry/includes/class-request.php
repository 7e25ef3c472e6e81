<?php
/**
 * Which requests are for visitors' pages.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Distinguishes pages from all other responses.
 */
class Request {

	/**
	 * Why this request's page is left alone, or an empty string. Call it after the main query.
	 *
	 * @return string
	 */
	public static function why_not() {
		if ( self::is_no_page() ) {
			return 'no-page';
		}
		if ( self::is_edited() ) {
			return 'edited';
		}
		if ( self::is_amp() ) {
			return 'amp';
		}
		return Settings::is_excluded( self::id(), self::path() ) ? 'excluded' : '';
	}

	/**
	 * Responses that are not pages, and requests not made by visitors.
	 */
	private static function is_no_page() {
		return is_admin() || wp_doing_ajax() || wp_doing_cron() || is_feed() || is_embed() || is_robots() || is_favicon() || is_trackback()
			|| ( defined( 'REST_REQUEST' ) && REST_REQUEST )
			|| ( defined( 'XMLRPC_REQUEST' ) && XMLRPC_REQUEST )
			|| ( defined( 'WP_CLI' ) && WP_CLI );
	}

	/**
	 * Editors, previews and the customizer, of WordPress and of builders.
	 */
	private static function is_edited() {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only whether they are there; nothing is changed.
		foreach ( array( 'elementor-preview', 'elementor_library', 'preview', 'preview_id', 'fl_builder', 'et_fb', 'vc_editable', 'ct_builder', 'bricks', 'skerry-off' ) as $name ) {
			if ( isset( $_GET[ $name ] ) ) {
				return true;
			}
		}
		// phpcs:enable
		if ( is_preview() || is_customize_preview() ) {
			return true;
		}
		$builder = class_exists( '\Elementor\Plugin' ) ? \Elementor\Plugin::$instance : null;
		foreach ( array(
			'editor'  => 'is_edit_mode',
			'preview' => 'is_preview_mode',
		) as $part => $method ) {
			if ( isset( $builder->$part ) && is_callable( array( $builder->$part, $method ) ) && $builder->$part->$method() ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * AMP pages, by the functions of the plugins that create them.
	 */
	private static function is_amp() {
		foreach ( array( 'amp_is_request', 'is_amp_endpoint', 'ampforwp_is_amp_endpoint' ) as $function ) {
			if ( function_exists( $function ) && $function() ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The displayed post, or 0.
	 *
	 * @return int
	 */
	public static function id() {
		return is_singular() ? (int) get_queried_object_id() : 0;
	}

	/**
	 * The URL's path relative to the site.
	 *
	 * @return string
	 */
	public static function path() {
		$uri  = isset( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '/';
		$path = (string) wp_parse_url( $uri, PHP_URL_PATH );
		$home = untrailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) );
		return '' !== $home && 0 === strpos( $path, "$home/" ) ? substr( $path, strlen( $home ) ) : $path;
	}
}
