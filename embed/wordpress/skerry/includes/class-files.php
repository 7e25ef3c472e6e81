<?php
/**
 * Script files on this server.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Finds a URL's file, its size, and the names in it.
 */
class Files {

	/** Longer files are not read: nobody writes them by hand, and what they name says little. */
	const MOST_BYTES = 2000000;

	/**
	 * A comparable URL: with the site's scheme, without version and fragment.
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
	 * A URL's place on this server, whether or not there is a file; an empty string elsewhere.
	 *
	 * @param string $url     Of a script.
	 * @param bool   $is_ours Whether it is a script of this site in any case, so that another host is a CDN that has a copy of the file.
	 * @return string
	 */
	private static function place( $url, $is_ours ) {
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
				return '' === $below ? '' : $folder . $below;
			}
		}
		return '';
	}

	/**
	 * A URL's file, or an empty string if it is not on this server.
	 *
	 * @param string $url     Of a script.
	 * @param bool   $is_ours As for `place`.
	 * @return string
	 */
	public static function path( $url, $is_ours = false ) {
		$place = self::place( $url, $is_ours );
		return '' !== $place && is_file( $place ) && is_readable( $place ) ? $place : '';
	}

	/**
	 * Whether a URL leads to a file of this server that does not exist, so that nothing runs.
	 *
	 * @param string $url Of a script.
	 * @return bool
	 */
	public static function is_missing( $url ) {
		$place = self::is_other_site( $url ) ? '' : self::place( $url, false );
		return '' !== $place && ! file_exists( $place );
	}

	/**
	 * Whether a URL is another site's.
	 *
	 * @param string $url Of a script.
	 * @return bool
	 */
	public static function is_other_site( $url ) {
		$site = static function ( $host ) {
			return implode( '.', array_slice( explode( '.', strtolower( (string) $host ) ), -2 ) );
		};
		return preg_match( '~^(?:https?:)?//([^/:?#]+)~i', $url, $found ) && $site( $found[1] ) !== $site( wp_parse_url( home_url() )['host'] );
	}

	/**
	 * A path below a folder, as in the file system; an empty string if it is not a script or would leave the folder.
	 *
	 * @param string $path Of an address.
	 * @return string
	 */
	private static function below( $path ) {
		// Judge exactly what is opened: decoded once, as servers do.
		$path = rawurldecode( $path );
		$ends = '.js' === substr( $path, -3 ) || '.mjs' === substr( $path, -4 );
		return $ends && ! preg_match( '~(?:^|[/\\\\])\.\.?(?:[/\\\\]|$)|[\x00-\x1f\x7f:]~', $path ) ? $path : '';
	}

	/**
	 * A script file's contents; null if unreadable.
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
	 * What is known of each file's code, by path: `[ version, Facts::about ]`. A file is read once for each of its versions.
	 *
	 * @var array[]|null
	 */
	private static $known = null;

	/**
	 * Whether something was added to it.
	 *
	 * @var bool
	 */
	private static $is_new = false;

	/** Where it is kept, and for how many files. */
	const OPTION = 'skerry_files';
	const MOST   = 500;

	/**
	 * What is known of a file's code; null if it cannot be read.
	 *
	 * @param string $url Of a script.
	 * @return array|null
	 */
	public static function about( $url ) {
		$file = self::path( $url, true );
		if ( '' === $file ) {
			return null;
		}
		if ( null === self::$known ) {
			$kept        = get_option( self::OPTION, array() );
			self::$known = is_array( $kept ) ? $kept : array();
		}
		$version = filemtime( $file ) . '-' . filesize( $file ) . '-' . substr( data( 'built' )['core']['integrity'], -12 );
		if ( isset( self::$known[ $file ][1] ) && $version === self::$known[ $file ][0] ) {
			return self::$known[ $file ][1];
		}
		$text = self::read( $url, true );
		if ( null === $text ) {
			return null;
		}
		$about = Facts::about( $text );
		unset( self::$known[ $file ] );
		self::$known  = array( $file => array( $version, $about ) ) + self::$known;
		self::$is_new = true;
		return $about;
	}

	/**
	 * Keeps what was found out for the next page.
	 */
	public static function keep() {
		if ( self::$is_new ) {
			self::$is_new = false;
			update_option( self::OPTION, array_slice( self::$known, 0, self::MOST, true ), false );
		}
	}

	/**
	 * How many bytes a visitor loads for these scripts, compressed as servers do; other servers' files do not count.
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
