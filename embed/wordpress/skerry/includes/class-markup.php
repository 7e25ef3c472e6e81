<?php
/**
 * Reads a printed page.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Tags and scripts of a page's HTML, by expressions that take as long as the page is long.
 */
class Markup {

	const ATTRIBUTES = '(?:[^>"\']++|"[^"]*+"|\'[^\']*+\')*+';

	/**
	 * The opening tags of a page's elements without those that only scripts, comments and templates contain; null where it cannot be read.
	 *
	 * @param string $html The page.
	 * @return array[]|null Of `tag` and `attributes`.
	 */
	public static function elements( $html ) {
		$html = preg_replace( '~<!--.*?-->|<(script|style|template|textarea|noscript)\b' . self::ATTRIBUTES . '>.*?</\1\s*>~is', '', $html );
		if ( null === $html || false === preg_match_all( '~<([a-z][^\s/>]*)(' . self::ATTRIBUTES . ')>~i', $html, $found, PREG_SET_ORDER ) ) {
			return null;
		}
		$elements = array();
		foreach ( $found as list( , $tag, $attributes ) ) {
			// Most tags have nothing that anybody asks about.
			if ( false !== strpos( $attributes, 'data-' ) || false !== strpos( $attributes, 'elementor-' ) || false !== strpos( $tag, '-' ) ) {
				$elements[] = array(
					'tag'        => strtolower( $tag ),
					'attributes' => self::attributes( $attributes ),
				);
			}
		}
		return $elements;
	}

	/**
	 * The attributes of a tag, by their names; the first of a name counts.
	 *
	 * @param string $text What stands after the tag's name.
	 * @return string[]
	 */
	public static function attributes( $text ) {
		preg_match_all( '~([^\s"\'>/=]+)(?:\s*=\s*(?:"([^"]*)"|\'([^\']*)\'|([^\s"\'>]+)))?~', $text, $found, PREG_SET_ORDER );
		$attributes = array();
		foreach ( $found as $one ) {
			$value       = end( $one );
			$attributes += array( strtolower( $one[1] ) => count( $one ) > 2 ? html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : '' );
		}
		return $attributes;
	}

	/**
	 * The scripts of a text: `[ tag, attributes, content ]`, the tag as it stands there.
	 *
	 * @param string $html A page, or what is printed for a handle.
	 * @return array[]
	 */
	public static function scripts( $html ) {
		// Comments are looked at, too: those that name a browser hold scripts, and a remark that names jQuery only makes us careful.
		preg_match_all( '~<script\b(' . self::ATTRIBUTES . ')>(.*?)</script\s*>~is', $html, $found, PREG_SET_ORDER );
		return array_map(
			static function ( $one ) {
				return array( $one[0], self::attributes( $one[1] ), $one[2] );
			},
			$found
		);
	}

	/**
	 * Whether an element is one that a list of selectors finds. They come as data, as scripts/plugin-table.mjs writes them.
	 *
	 * @param array   $element      Of `elements`.
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
	 * @param array $element Of `elements`.
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
}
