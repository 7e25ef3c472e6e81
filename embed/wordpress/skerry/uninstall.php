<?php
/**
 * Removes everything, on all sites of a network.
 *
 * @package Skerry
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

/**
 * Deletes what the plugin has stored on the current site.
 */
function skerry_uninstall_site() {
	delete_option( 'skerry' );
	delete_option( 'skerry_build' );
	delete_option( 'skerry_reports' );
	delete_option( 'skerry_files' );
	delete_post_meta_by_key( '_skerry' );
}

if ( is_multisite() ) {
	$skerry_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $skerry_sites as $skerry_site ) {
		switch_to_blog( $skerry_site );
		skerry_uninstall_site();
		restore_current_blog();
	}
} else {
	skerry_uninstall_site();
}

// Cached pages name files that are about to be deleted.
require_once __DIR__ . '/includes/class-caches.php';
\Skerry\Caches::purge();
