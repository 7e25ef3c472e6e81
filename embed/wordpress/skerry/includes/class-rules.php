<?php
/**
 * The names by which scripts and widgets are recognized.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * The rules used by the browser and `npm run adopt`, from scripts/build/plugin-table.ts in the coverage table. Rules missing there have
 * defaults here.
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
	 * Whether a URL is a file for visitors of the builder, its add-on or its companion theme. Their other files are for logged-in users,
	 * and stay.
	 *
	 * @param string $address Of a script.
	 * @return bool
	 */
	public static function is_builders( $address ) {
		return 1 === preg_match( '~' . self::rule( 'BUILDER_FILE' ) . '~', $address );
	}

	/**
	 * Whether a script names the builder's runtime (its configuration has another name). Counts as yes if it cannot be searched.
	 *
	 * @param string $text Of a script.
	 * @return bool
	 */
	public static function names_runtime( $text ) {
		return 0 !== preg_match( '~' . self::rule( 'RUNTIME' ) . '~', $text );
	}

	/**
	 * Whether a script's URL is one of those known to have nothing to do with the builder's runtime.
	 *
	 * @param string $address Of a script.
	 * @return bool
	 */
	public static function is_independent( $address ) {
		return preg_match( '~/(?:mu-)?plugins/([^/]+)/~', $address, $found ) && in_array( $found[1], self::rule( 'INDEPENDENT_FOLDERS' ), true );
	}

	/**
	 * Add-ons' widget types known to need no script.
	 *
	 * @return string[]
	 */
	public static function script_free() {
		return self::rule( 'SCRIPT_FREE' );
	}

	/**
	 * Whether the builder's version is too new for its widgets to be known, so that an unknown one may be its own.
	 *
	 * @return bool
	 */
	public static function is_builder_newer() {
		list( $major, $minor ) = self::rule( 'KNOWN_VERSION' );
		return defined( 'ELEMENTOR_VERSION' ) && version_compare( ELEMENTOR_VERSION, $major . '.' . ( $minor + 1 ), '>=' );
	}
}
