<?php
/**
 * A site's options.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Reads and validates the option `skerry`, an array.
 */
class Settings {

	const OPTION   = 'skerry';
	const MODES    = array( 'on', 'admins', 'off' );
	const MOTIONS  = array( 'auto', 'always', 'never' );
	const CONSENTS = array( '', 'auto', 'wp', 'cookieyes', 'complianz', 'onetrust', 'google', 'page' );
	const DEFAULTS = array(
		// A newly installed plugin changes nothing for visitors.
		'mode'        => 'admins',
		'exclude'     => '',
		'allow'       => '',
		'consent'     => '',
		'consent_own' => '',
		'motion'      => 'auto',
	);

	/**
	 * All options, each with a valid value.
	 *
	 * @return array
	 */
	public static function all() {
		return self::sanitize( get_option( self::OPTION, array() ) );
	}

	/**
	 * One option.
	 *
	 * @param string $name Its name.
	 * @return string
	 */
	public static function get( $name ) {
		return self::all()[ $name ];
	}

	/**
	 * Sent or stored data, as valid options.
	 *
	 * @param mixed $given An array of options.
	 * @return array
	 */
	public static function sanitize( $given ) {
		$given = array_filter( is_array( $given ) ? $given : array(), 'is_string' ) + self::DEFAULTS;
		return array(
			'mode'        => self::one_of( self::MODES, $given['mode'], 'admins' ),
			'exclude'     => self::lines( $given['exclude'] ),
			'allow'       => self::types( $given['allow'] ),
			'consent'     => self::one_of( self::CONSENTS, $given['consent'], '' ),
			'consent_own' => self::hosts( $given['consent_own'] ),
			'motion'      => self::one_of( self::MOTIONS, $given['motion'], 'auto' ),
		);
	}

	/**
	 * The value if it is one of these, else the default.
	 *
	 * @param string[] $allowed Known values.
	 * @param string   $value   What was given.
	 * @param string   $default What else.
	 * @return string
	 */
	private static function one_of( $allowed, $value, $default ) {
		return in_array( $value, $allowed, true ) ? $value : $default;
	}

	/**
	 * Ids of posts and paths, one per line.
	 *
	 * @param string $text What was given.
	 * @return string
	 */
	private static function lines( $text ) {
		$lines = array();
		foreach ( preg_split( '/\R/', $text ) as $line ) {
			$line = trim( sanitize_text_field( $line ) );
			// A URL of the site counts as its path.
			$line = preg_replace( '~^https?://[^/]+~i', '', $line );
			if ( '' !== $line ) {
				$lines[] = ctype_digit( $line ) ? $line : '/' . ltrim( $line, '/' );
			}
		}
		return implode( "\n", array_slice( array_unique( $lines ), 0, 500 ) );
	}

	/**
	 * Widget types, one per line, of which a star matches the rest of a name; and parts of scripts' addresses.
	 *
	 * @param string $text What was given.
	 * @return string
	 */
	private static function types( $text ) {
		return implode( "\n", array_slice( array_unique( preg_grep( '/^[\w.\/:@%~+-]+\*?$/', preg_split( '/[\s,]+/', $text ) ) ), 0, 500 ) );
	}

	/**
	 * Host names, separated by commas.
	 *
	 * @param string $text What was given.
	 * @return string
	 */
	private static function hosts( $text ) {
		$hosts = preg_split( '/[\s,]+/', strtolower( $text ) );
		$hosts = preg_grep( '/^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*(?::\d{1,5})?$/', $hosts );
		return implode( ',', array_unique( $hosts ) );
	}

	/**
	 * Whether the owner has listed a script: by a part of its address, with a slash or a dot.
	 *
	 * @param string $address Its URL.
	 * @return bool
	 */
	public static function is_allowed( $address ) {
		foreach ( explode( "\n", self::get( 'allow' ) ) as $part ) {
			if ( preg_match( '~[/.]~', $part ) && false !== strpos( $address, $part ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether a page is excluded.
	 *
	 * @param int    $id   Of the post that is shown, or 0.
	 * @param string $path Of the address, from the site's root.
	 * @return bool
	 */
	public static function is_excluded( $id, $path ) {
		$path = untrailingslashit( $path );
		foreach ( array_filter( explode( "\n", self::get( 'exclude' ) ), 'strlen' ) as $line ) {
			if ( ctype_digit( $line ) ) {
				if ( (int) $line === $id ) {
					return true;
				}
				continue;
			}
			$pattern = str_replace( '\*', '.*', preg_quote( untrailingslashit( $line ), '~' ) );
			if ( preg_match( "~^$pattern$~u", $path ) || preg_match( "~^$pattern$~u", rawurldecode( $path ) ) ) {
				return true;
			}
		}
		return false;
	}
}
