<?php
/**
 * For PHP's own server: files as they are, everything else by WordPress.
 *
 * @package Skerry
 */

$path = rawurldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$file = __DIR__ . $path;
if ( is_dir( $file ) && is_file( rtrim( $file, '/' ) . '/index.php' ) && '/' !== $path ) {
	if ( '/' !== substr( $path, -1 ) ) {
		header( "Location: $path/" );
		return true;
	}
	$file .= 'index.php';
}
if ( is_file( $file ) && '.php' !== substr( $file, -4 ) ) {
	return false;
}
$script                     = is_file( $file ) ? $file : __DIR__ . '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $script;
$_SERVER['SCRIPT_NAME']     = substr( $script, strlen( __DIR__ ) );
$_SERVER['PHP_SELF']        = $_SERVER['SCRIPT_NAME'];
chdir( dirname( $script ) );
require $script;
