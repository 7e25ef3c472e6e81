<?php
/**
 * By which names scripts and widgets are told.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * The rules by which the browser and `npm run adopt` decide, as scripts/build/plugin-table.ts hands them over in the coverage table. What a table
 * does not have is as it stands here.
 */
class Rules {

	/** Expressions and lists by the names that they have in src/takeover; of JavaScript, without delimiters. */
	const DEFAULTS = array(
		'BUILDER_FILE'        => '/(?:elementor|elementor-pro|pro-elements)/assets/(?:lib/|js/(?:webpack(?:-pro)?\.runtime|frontend|frontend-modules|elements-handlers|preloaded-elements-handlers|preloaded-modules|[\w.-]+\.bundle)(?:\.min)?\.js)|/themes/hello-elementor/assets/js/hello-frontend(?:\.min)?\.js',
		'RUNTIME'             => '\b(?:elementorFrontend|elementorProFrontend|elementorModules)\b',
		'INDEPENDENT_FOLDERS' => array( 'woocommerce', 'contact-form-7', 'wpforms-lite', 'wpforms' ),
		'SCRIPT_FREE'         => array(),
		'KNOWN_VERSION'       => array( 4, 1 ),
	);

	/**
	 * A rule.
	 *
	 * @param string $name Of a rule of the table or of the defaults.
	 * @return mixed
	 */
	private static function rule( $name ) {
		$table = data( 'coverage' );
		return isset( $table['rules'][ $name ] ) ? $table['rules'][ $name ] : self::DEFAULTS[ $name ];
	}

	/**
	 * Whether an address is that of one of the builder's files for visitors, of its add-on's or of its companion theme's. Others of theirs belong
	 * to people who are logged in, and stay.
	 *
	 * @param string $address Of a script.
	 * @return bool
	 */
	public static function is_builders( $address ) {
		return 1 === preg_match( '~' . self::rule( 'BUILDER_FILE' ) . '~', $address );
	}

	/**
	 * Whether a script names the builder's runtime; its configuration is another name. One that cannot be looked through does.
	 *
	 * @param string $text Of a script.
	 * @return bool
	 */
	public static function names_runtime( $text ) {
		return 0 !== preg_match( '~' . self::rule( 'RUNTIME' ) . '~', $text );
	}

	/**
	 * Whether a script, by its address, is one of those that have nothing to do with the builder's runtime.
	 *
	 * @param string $address Of a script.
	 * @return bool
	 */
	public static function is_independent( $address ) {
		return preg_match( '~/(?:mu-)?plugins/([^/]+)/~', $address, $found ) && in_array( $found[1], self::rule( 'INDEPENDENT_FOLDERS' ), true );
	}

	/**
	 * Types of widgets of add-ons that are known to need no script.
	 *
	 * @return string[]
	 */
	public static function script_free() {
		return self::rule( 'SCRIPT_FREE' );
	}

	/**
	 * Whether the builder is of a version whose widgets are not all known, so that an unknown one may be its own.
	 *
	 * @return bool
	 */
	public static function is_builder_newer() {
		list( $major, $minor ) = self::rule( 'KNOWN_VERSION' );
		return defined( 'ELEMENTOR_VERSION' ) && version_compare( ELEMENTOR_VERSION, $major . '.' . ( $minor + 1 ), '>=' );
	}
}
