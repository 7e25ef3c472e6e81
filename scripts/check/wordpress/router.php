<?php
/**
 * For PHP's own server: files as they are, everything else by WordPress.
 *
 * @package Skerry
 */

$path = rawurldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
// A site of a network has the CMS's own files below its path.
$own = is_file( __DIR__ . '/wp-network.php' ) ? preg_replace( '~^/[\w-]+(?=/wp-(?:admin|content|includes|login))~', '', $path ) : $path;
if ( $own !== $path && is_file( __DIR__ . $own ) && '.php' !== substr( $own, -4 ) ) {
	$types = array(
		'css' => 'text/css',
		'js'  => 'text/javascript',
		'svg' => 'image/svg+xml',
	);
	$type  = pathinfo( $own, PATHINFO_EXTENSION );
	header( 'Content-Type: ' . ( isset( $types[ $type ] ) ? $types[ $type ] : 'application/octet-stream' ) );
	readfile( __DIR__ . $own );
	return true;
}
$path = $own;
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
