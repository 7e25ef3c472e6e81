<?php
/**
 * Pieces of HTML.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Reads scripts in a piece of HTML, and matches selectors given as data.
 */
class Markup {

	/**
	 * The scripts in a handle's output: `[ text, attributes, content ]`, with the text unchanged.
	 *
	 * @param string $html What is printed.
	 * @return array[]
	 */
	public static function scripts( $html ) {
		$reader  = new Reader( $html );
		$scripts = array();
		while ( $reader->next_element() ) {
			if ( 'SCRIPT' === $reader->get_tag() && ! $reader->is_tag_closer() ) {
				list( $start, $end ) = $reader->span();
				$scripts[]           = array( substr( $html, $start, $end - $start ), $reader->attributes(), $reader->get_modifiable_text() );
			}
		}
		return $scripts;
	}

	/**
	 * Whether a list of selectors matches an element. They are data, as written by scripts/build/plugin-table.ts.
	 *
	 * @param array   $element      Its `tag` and `attributes`.
	 * @param array[] $alternatives The selectors.
	 * @return bool
	 */
	public static function matches( $element, $alternatives ) {
		foreach ( $alternatives as $one ) {
			if ( self::matches_one( $element, $one ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * One alternative of a list.
	 *
	 * @param array $element Its `tag` and `attributes`.
	 * @param array $one     The selector.
	 * @return bool
	 */
	private static function matches_one( $element, $one ) {
		$has = $element['attributes'];
		if ( '' !== $one['tag'] && $one['tag'] !== $element['tag'] ) {
			return false;
		}
		if ( $one['classes'] && array_diff( $one['classes'], preg_split( '/\s+/', isset( $has['class'] ) ? $has['class'] : '' ) ) ) {
			return false;
		}
		foreach ( $one['attributes'] as list( $name, $operator, $value, $ignores_case ) ) {
			if ( ! isset( $has[ $name ] ) ) {
				return false;
			}
			$text  = $ignores_case ? strtolower( $has[ $name ] ) : $has[ $name ];
			$value = $ignores_case ? strtolower( $value ) : $value;
			if ( '=' === $operator ? $text !== $value : ( '^=' === $operator ? 0 !== strpos( $text, $value ) : ( '*=' === $operator && false === strpos( $text, $value ) ) ) ) {
				return false;
			}
		}
		return ! self::matches( $element, $one['not'] );
	}

	/**
	 * What an element needs for an alternative to match: the key under which that is indexed.
	 *
	 * @param array $one The selector.
	 * @return string
	 */
	public static function key( $one ) {
		if ( $one['attributes'] ) {
			return '[' . $one['attributes'][0][0];
		}
		return $one['classes'] ? '.' . $one['classes'][0] : $one['tag'];
	}

	/**
	 * The keys of the selectors that may match an element.
	 *
	 * @param array $element Its `tag` and `attributes`.
	 * @return string[]
	 */
	public static function keys( $element ) {
		$keys = array( $element['tag'] );
		foreach ( $element['attributes'] as $name => $value ) {
			$keys[] = "[$name";
		}
		foreach ( preg_split( '/\s+/', isset( $element['attributes']['class'] ) ? $element['attributes']['class'] : '' ) as $class ) {
			$keys[] = ".$class";
		}
		return $keys;
	}
}
