<?php
/**
 * The rules by which scripts and widgets are judged.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * The browser's own rules: expressions and lists by the names that they have in src/takeover, put into the coverage table by
 * scripts/build/plugin-table.ts.
 */
class Rules {

	/**
	 * A rule.
	 *
	 * @param string $name Its name.
	 * @return mixed
	 */
	public static function get( $name ) {
		return data( 'coverage' )['rules'][ $name ];
	}

	/**
	 * Whether a text matches an expression. Counts as a match if it cannot be searched.
	 *
	 * @param string $name Of a rule, or an expression.
	 * @param string $text The text.
	 * @return bool
	 */
	public static function has( $name, $text ) {
		return 0 !== preg_match( '~' === $name[0] ? $name : self::get( $name ), $text );
	}

	/**
	 * Whether the builder's version is too new for its widgets to be known, so that an unknown one may be its own.
	 *
	 * @return bool
	 */
	public static function is_builder_newer() {
		list( $major, $minor ) = self::get( 'KNOWN_VERSION' );
		return defined( 'ELEMENTOR_VERSION' ) && version_compare( ELEMENTOR_VERSION, $major . '.' . ( $minor + 1 ), '>=' );
	}
}
