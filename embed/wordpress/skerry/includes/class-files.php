<?php
/**
 * Files of scripts on this server.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Finds the file behind an address, what it weighs and what it names.
 */
class Files {

	/** Longer files are not read: nobody writes them by hand, and what they name says little. */
	const MOST_BYTES = 2000000;

	/**
	 * An address that can be compared: with the site's scheme, without version and fragment.
	 *
	 * @param string $url Of a script, perhaps without scheme or host.
	 * @return string
	 */
	public static function absolute( $url ) {
		$url = preg_replace( '/[?#].*$/s', '', $url );
		if ( 0 === strpos( $url, '//' ) ) {
			return ( is_ssl() ? 'https:' : 'http:' ) . $url;
		}
		if ( 0 === strpos( $url, '/' ) ) {
			$home = wp_parse_url( home_url() );
			return $home['scheme'] . '://' . $home['host'] . ( isset( $home['port'] ) ? ':' . $home['port'] : '' ) . $url;
		}
		return $url;
	}

	/**
	 * The file behind an address, or an empty text where it is not on this server.
	 *
	 * @param string $url Of a script.
	 * @return string
	 */
	public static function path( $url ) {
		$url     = preg_replace( '~^https?:~', '', self::absolute( $url ) );
		$folders = array(
			content_url( '/' )  => WP_CONTENT_DIR . '/',
			includes_url()      => ABSPATH . WPINC . '/',
			site_url( '/' )     => ABSPATH,
		);
		foreach ( $folders as $address => $folder ) {
			$address = preg_replace( '~^https?:~', '', $address );
			if ( 0 === strpos( $url, $address ) && '.js' === substr( $url, -3 ) && false === strpos( $url, '..' ) ) {
				$file = $folder . rawurldecode( substr( $url, strlen( $address ) ) );
				return is_file( $file ) && is_readable( $file ) ? $file : '';
			}
		}
		return '';
	}

	/**
	 * What a script's file says; null where it cannot be read.
	 *
	 * @param string $url Of a script.
	 * @return string|null
	 */
	public static function read( $url ) {
		$file = self::path( $url );
		if ( '' === $file || filesize( $file ) > self::MOST_BYTES ) {
			return null;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this server, not an address.
		$text = file_get_contents( $file );
		return false === $text ? null : $text;
	}

	/**
	 * How many bytes a visitor loads for these scripts, compressed as servers do it; files of other servers are not counted.
	 *
	 * @param string[] $urls Of scripts.
	 * @return int
	 */
	public static function bytes( $urls ) {
		$sum = 0;
		foreach ( array_unique( $urls ) as $url ) {
			$text = self::read( $url );
			if ( null !== $text ) {
				$sum += function_exists( 'gzencode' ) ? strlen( gzencode( $text, 6 ) ) : strlen( $text );
			}
		}
		return $sum;
	}
}
