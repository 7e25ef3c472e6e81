<?php
/**
 * Plugin Name:       Skerry
 * Plugin URI:        https://github.com/skerry-js/skerry#readme
 * Description:       One small script drives the page builder's popups, menus, sliders and forms, in place of the builder's own scripts and jQuery.
 * Version:           __VERSION__
 * Requires at least: 6.5
 * Requires PHP:      7.4
 * Author:            Skerry contributors
 * Author URI:        https://github.com/skerry-js
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       skerry
 * Domain Path:       /languages
 *
 * @package Skerry
 */

namespace Skerry;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

define( 'SKERRY_VERSION', '__VERSION__' );
define( 'SKERRY_FILE', __FILE__ );

/**
 * The data that npm run plugin has written beside this file.
 *
 * @param string $name `built` or `coverage`.
 * @return array
 */
function data( $name ) {
	static $kept = array();
	if ( ! isset( $kept[ $name ] ) ) {
		$kept[ $name ] = require __DIR__ . "/$name.php";
	}
	return $kept[ $name ];
}

add_action(
	'init',
	static function () {
		load_plugin_textdomain( 'skerry', false, dirname( plugin_basename( SKERRY_FILE ) ) . '/languages' );
	}
);

// Pages are read with WordPress's tag processor, which has what is needed since 6.5. Before that, pages stay unchanged.
if ( ! method_exists( 'WP_HTML_Tag_Processor', 'next_token' ) ) {
	add_action(
		'admin_notices',
		static function () {
			if ( current_user_can( 'update_core' ) ) {
				/* translators: %s: a number of a version. */
				printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( sprintf( __( 'Skerry does nothing here: it needs WordPress %s or later. Your pages are as they would be without it.', 'skerry' ), '6.5' ) ) );
			}
		}
	);
	return;
}

foreach ( array( 'settings', 'request', 'rules', 'budget', 'reader', 'markup', 'survey', 'coverage', 'files', 'members', 'facts', 'declared', 'scripts', 'tags', 'verdict', 'reports', 'page', 'caches' ) as $skerry_part ) {
	require __DIR__ . "/includes/class-$skerry_part.php";
}
unset( $skerry_part );

Page::register();
Caches::register();
register_deactivation_hook( __FILE__, array( Caches::class, 'purge' ) );

require __DIR__ . '/admin/class-admin-bar.php';
Admin_Bar::register();

if ( is_admin() ) {
	require __DIR__ . '/admin/class-settings-page.php';
	require __DIR__ . '/admin/class-other-pages.php';
	require __DIR__ . '/admin/class-pages-page.php';
	Settings_Page::register();
	Pages_Page::register();
}
