<?php
/**
 * What scripts declare to the CMS.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Reads the dependencies with which a script was registered: it may use a library by another name than its own, so its code does not tell all.
 */
class Declared {

	/**
	 * What a script itself declares; not what the builder's scripts among that need.
	 *
	 * @param string $id Of the script's element.
	 * @return array[] `names` of dependencies and `libraries` by number, as in `Facts::about`.
	 */
	public static function by( $id ) {
		$all    = wp_scripts()->registered;
		$handle = preg_replace( '/-js$/', '', $id );
		$found  = array(
			'names'     => array(),
			'libraries' => array(),
		);
		foreach ( isset( $all[ $handle ] ) ? $all[ $handle ]->deps : array() as $needed ) {
			$address = isset( $all[ $needed ] ) ? (string) $all[ $needed ]->src : '';
			// An empty name is nobody's.
			$found['names'][] = Facts::dependency(
				array(
					'address' => $address,
					'id'      => "$needed-js",
					'text'    => '',
				)
			);
			foreach ( Rules::get( 'LIBRARIES' ) as $number => $library ) {
				if ( Rules::has( $library['file'], $address ) ) {
					$found['libraries'][] = $number;
				}
			}
		}
		return $found;
	}
}
