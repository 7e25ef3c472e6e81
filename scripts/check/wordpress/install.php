<?php
/**
 * Makes the database and installs WordPress in it: php install.php SOCKET URL
 *
 * @package Skerry
 */

list( , $socket, $url ) = $argv;
mysqli_report( MYSQLI_REPORT_OFF );
// The database has only just been started.
for ( $tries = 0; $tries < 600; $tries++ ) {
	$connection = mysqli_init();
	if ( @$connection->real_connect( null, 'root', '', null, 0, $socket ) ) {
		break;
	}
	usleep( 100000 );
}
$connection->query( 'CREATE DATABASE wordpress CHARACTER SET utf8mb4' );
$host                   = parse_url( $url );
$_SERVER['HTTP_HOST']   = "{$host['host']}:{$host['port']}";
$_SERVER['REQUEST_URI'] = '/';
define( 'WP_INSTALLING', true );
require __DIR__ . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
add_filter( 'pre_wp_mail', '__return_true' );
wp_install( 'Port', 'admin', 'admin@example.com', true, '', 'admin' );
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'rewrite_rules', '' );
wp_insert_user(
	array(
		'user_login' => 'editor',
		'user_pass'  => 'editor',
		'role'       => 'editor',
	)
);
