<?php
/**
 * What scripts use of the builder's API.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Reads code as src/takeover/members.ts does, by its table and expressions.
 */
class Members {

	/** How much code before a mention is looked at, and after. */
	const BEFORE = 300;
	const AFTER  = 40;

	/**
	 * The members that a script sets, and those that it uses without asking and that a taken page lacks.
	 *
	 * @param string $code Of a script.
	 * @return array[] `lacking` and `set`, lists of paths.
	 */
	public static function read( $code ) {
		$found = array_fill_keys( array( 'lacking', 'set', 'asked', 'edited' ), array() );
		preg_match_all( Rules::get( 'MENTION' ), $code, $mentions, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		foreach ( $mentions as list( list( $mention, $at ), list( $root ) ) ) {
			$from   = max( 0, $at - self::BEFORE );
			$before = substr( $code, $from, $at - $from );
			if ( Rules::has( 'NO_CODE', $before ) ) {
				continue;
			}
			list( $path, $end ) = self::first_lacking( $root, $mention );
			if ( '' !== $path ) {
				$found[ self::kind( $before, substr( $code, $at + $end, self::AFTER ) ) ][ $path ] = $path;
			}
		}
		return array(
			'lacking' => array_values( array_diff_key( $found['lacking'], $found['asked'], $found['set'] ) ),
			'set'     => array_values( $found['set'] ),
		);
	}

	/**
	 * The first member in a mention that a taken page lacks.
	 *
	 * @param string $root    The API's name.
	 * @param string $mention With the members after it.
	 * @return array Its path, or an empty string, and where it ends in the mention.
	 */
	private static function first_lacking( $root, $mention ) {
		$host  = Rules::get( 'HOST' );
		$every = explode( ' ', Rules::get( 'OBJECT_MEMBERS' ) );
		$path  = $root;
		preg_match_all( Rules::get( 'MEMBER' ), $mention, $names, PREG_OFFSET_CAPTURE, strlen( $root ) );
		foreach ( $names[0] as list( $name, $at ) ) {
			if ( ! isset( $host[ $path ] ) ) {
				break;
			}
			$known = explode( ' ', $host[ $path ] );
			$path .= ".$name";
			if ( ! in_array( $name, $known, true ) && ! in_array( $name, $every, true ) ) {
				return array( $path, $at + strlen( $name ) );
			}
		}
		return array( '', 0 );
	}

	/**
	 * What a script does with a member.
	 *
	 * @param string $before Code before it.
	 * @param string $after  Code after it.
	 * @return string `set`, `asked`, `edited` by editors alone, or `lacking`.
	 */
	private static function kind( $before, $after ) {
		$after = preg_replace( '/^["\']\s*\]/', '', $after );
		if ( Rules::has( 'SETS', $after ) ) {
			return 'set';
		}
		if ( Rules::has( 'ASKS_AFTER', $after ) || ( Rules::has( 'ASKS_BEFORE', $before ) && ! Rules::has( 'USES', $after ) ) ) {
			return 'asked';
		}
		return Rules::has( 'EDITOR_ONLY', $before ) ? 'edited' : 'lacking';
	}
}
