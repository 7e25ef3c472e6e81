<?php
/**
 * Page caches.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Purges page caches when their pages are outdated: tags name files by version and contain integrity hashes.
 */
class Caches {

	/**
	 * Watches for changes of settings and version.
	 */
	public static function register() {
		foreach ( array( 'add_option_skerry', 'update_option_skerry' ) as $hook ) {
			add_action( $hook, array( self::class, 'purge' ) );
		}
		add_action(
			'admin_init',
			static function () {
				$build = data( 'built' )['core']['integrity'];
				if ( get_option( 'skerry_build' ) !== $build ) {
					update_option( 'skerry_build', $build, false );
					self::purge();
				}
			}
		);
	}

	/**
	 * Purges all known caches through their own functions and hooks.
	 */
	public static function purge() {
		$functions = array( 'rocket_clean_domain', 'w3tc_flush_posts', 'wp_cache_clear_cache', 'sg_cachepress_purge_cache', 'wpfc_clear_all_cache' );
		foreach ( array_filter( $functions, 'function_exists' ) as $function ) {
			$function();
		}
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- The hooks of caches.
		foreach ( array( 'litespeed_purge_all', 'cache_enabler_clear_complete_cache', 'breeze_clear_all_cache', 'rt_nginx_helper_purge_all', 'cloudflare_purge_everything' ) as $hook ) {
			do_action( $hook );
		}
		/**
		 * Lets a site purge a cache that is unknown here.
		 */
		do_action( 'skerry_purge_caches' );
		// phpcs:enable
	}
}
