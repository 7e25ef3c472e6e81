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
		$url = preg_replace( '/[?#].*$/s', '', trim( $url ) );
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
	 * @param string $url     Of a script.
	 * @param bool   $is_ours Whether it is a script of this site in any case, so that another host is a CDN that has a copy of the file.
	 * @return string
	 */
	public static function path( $url, $is_ours = false ) {
		$url     = preg_replace( '~^https?:~i', '', self::absolute( $url ) );
		$content = preg_replace( '~^https?:~i', '', content_url( '/' ) );
		if ( $is_ours && 0 !== strpos( $url, $content ) ) {
			$path = strstr( substr( $url, 2 ), '/' );
			$own  = strstr( substr( $content, 2 ), '/' );
			$url  = false !== $path && 0 === strpos( $path, $own ) ? $content . substr( $path, strlen( $own ) ) : $url;
		}
		$folders = array(
			content_url( '/' )  => WP_CONTENT_DIR . '/',
			includes_url()      => ABSPATH . WPINC . '/',
			site_url( '/' )     => ABSPATH,
		);
		foreach ( $folders as $address => $folder ) {
			$address = preg_replace( '~^https?:~', '', $address );
			if ( 0 === strpos( $url, $address ) ) {
				$below = self::below( substr( $url, strlen( $address ) ) );
				return '' !== $below && is_file( $folder . $below ) && is_readable( $folder . $below ) ? $folder . $below : '';
			}
		}
		return '';
	}

	/**
	 * A path below a folder, as the file system has it; an empty text where it is not one of a script or would lead out of the folder.
	 *
	 * @param string $path Of an address.
	 * @return string
	 */
	private static function below( $path ) {
		// What is judged is what is opened: decoded once, as servers do it.
		$path = rawurldecode( $path );
		$ends = '.js' === substr( $path, -3 ) || '.mjs' === substr( $path, -4 );
		return $ends && ! preg_match( '~(?:^|[/\\\\])\.\.?(?:[/\\\\]|$)|[\x00-\x1f\x7f:]~', $path ) ? $path : '';
	}

	/**
	 * What a script's file says; null where it cannot be read.
	 *
	 * @param string $url     Of a script.
	 * @param bool   $is_ours As for `path`.
	 * @return string|null
	 */
	public static function read( $url, $is_ours = false ) {
		$file = self::path( $url, $is_ours );
		$size = '' === $file ? false : filesize( $file );
		if ( false === $size || $size > self::MOST_BYTES || ! Budget::has_memory( Budget::BYTES + 2 * $size ) ) {
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
