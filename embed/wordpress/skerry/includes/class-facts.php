<?php
/**
 * What is known of a script.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Reads and judges a script as src/takeover/script-facts.ts and judge-script.ts do, by their rules.
 */
class Facts {

	/**
	 * A script's facts.
	 *
	 * @param array $script One of a `Survey`.
	 * @return array `address`, in whichever attribute; `attribute` its name; `id`; `text`; `async`; `runs` and `delayed` by an optimiser, or
	 *               neither; `kind` (`builder`, `dependency`, `merged`, `other`), `dependency`, `config` and `main` as in the browser.
	 */
	public static function read( $script ) {
		$has  = $script['has'];
		$type = self::type( $has );
		list( $attribute, $address ) = self::address( $has );

		$is_data  = 1 === preg_match( Rules::get( 'IS_SCRIPT' ), $address, $found );
		$is_empty = '' === trim( $script['content'] );
		$runs     = Rules::has( 'RUNS', $type );
		$delayed  = ! Rules::has( 'DATA', $type ) && ! self::waits_for_consent( $has )
			&& ( $runs ? empty( $has['src'] ) && $is_empty && '' !== $address : '' !== $address || ! $is_empty );

		$facts = array(
			'address'   => $is_data ? '' : $address,
			'attribute' => $attribute,
			'id'        => isset( $has['id'] ) ? $has['id'] : '',
			'text'      => '' === $script['content'] && $is_data ? self::decoded( $found ) : $script['content'],
			'async'     => isset( $has['async'] ),
			'runs'      => $runs && ! $delayed && ! isset( $has['nomodule'] ),
			'delayed'   => $delayed,
		);
		$facts['dependency'] = self::dependency( $facts );
		$facts['code']       = $facts['runs'] || $delayed ? self::code( $facts ) : null;
		$facts['kind']       = self::kind( $facts );
		$facts['config']     = 'other' === $facts['kind'] && '' === $facts['address'] && Rules::has( 'CONFIG_ID', $facts['id'] ) && self::is_values( $facts['text'] );
		$facts['main']       = 'other' !== $facts['kind'] && ( Rules::has( 'MAIN_FILE', $facts['address'] ) || 'elementor-frontend-js' === $facts['id'] );
		return $facts;
	}

	/**
	 * A script's type as browsers determine it: https://html.spec.whatwg.org/#prepare-the-script-element
	 *
	 * @param string[] $has Its attributes.
	 * @return string
	 */
	private static function type( $has ) {
		if ( ! isset( $has['type'] ) && ! empty( $has['language'] ) ) {
			return 'text/' . $has['language'];
		}
		return isset( $has['type'] ) ? trim( $has['type'] ) : '';
	}

	/**
	 * The attribute with a script's URL, and the URL.
	 *
	 * @param string[] $has Its attributes.
	 * @return string[]
	 */
	private static function address( $has ) {
		if ( ! empty( $has['src'] ) ) {
			return array( 'src', $has['src'] );
		}
		foreach ( $has as $name => $value ) {
			if ( 0 === strpos( (string) $name, 'data-' ) && Rules::has( 'ADDRESS', $value ) ) {
				return array( (string) $name, $value );
			}
		}
		return array( '', '' );
	}

	/**
	 * Whether a consent tool keeps a script.
	 *
	 * @param string[] $has Its attributes.
	 * @return bool
	 */
	private static function waits_for_consent( $has ) {
		foreach ( array_keys( $has ) as $name ) {
			if ( Rules::has( 'CONSENT', (string) $name ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The code in a data URL.
	 *
	 * @param string[] $found Parts of `IS_SCRIPT`.
	 * @return string
	 */
	private static function decoded( $found ) {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- Of a data URL, and only read.
		return '' === $found[1] ? rawurldecode( $found[2] ) : (string) base64_decode( $found[2] );
	}

	/**
	 * What is known of a script's code; null if it cannot be read.
	 *
	 * @param array $facts Of a script.
	 * @return array|null Of `Files::about`.
	 */
	private static function code( $facts ) {
		return '' === $facts['address'] ? self::about( $facts['text'] ) : Files::about( $facts['address'] );
	}

	/**
	 * What code says.
	 *
	 * @param string $text The code.
	 * @return array `names` of dependencies, `libraries` by number, `merged`, and `lacking` and `set` of `Members::read`.
	 */
	public static function about( $text ) {
		$libraries = array();
		foreach ( Rules::get( 'LIBRARIES' ) as $number => $library ) {
			if ( Rules::has( $library['names'], $text ) ) {
				$libraries[] = $number;
			}
		}
		return array(
			'names'     => self::named( $text ),
			'libraries' => $libraries,
			'merged'    => Rules::has( 'BUILDER_CODE', $text ),
		) + Members::read( $text );
	}

	/**
	 * The dependencies that code names.
	 *
	 * @param string $text The code.
	 * @return string[]
	 */
	private static function named( $text ) {
		$names = array();
		foreach ( Rules::get( 'DEPENDENCIES' ) as $name => $dependency ) {
			if ( Rules::has( $dependency['names'], $text ) ) {
				$names[] = $name;
			}
		}
		return $names;
	}

	/**
	 * A script without the comments of the CMS.
	 *
	 * @param string $text Its text.
	 * @return string
	 */
	private static function plain( $text ) {
		return (string) preg_replace( Rules::get( 'CMS_COMMENT' ), '', $text );
	}

	/**
	 * The dependency that a script is or belongs to.
	 *
	 * @param array $facts Of a script.
	 * @return string Its name, or an empty string.
	 */
	public static function dependency( $facts ) {
		foreach ( Rules::get( 'DEPENDENCIES' ) as $name => $dependency ) {
			if ( Rules::has( $dependency['file'], $facts['address'] ) || Rules::has( $dependency['id'], $facts['id'] ) ) {
				return $name;
			}
		}
		foreach ( '' === $facts['address'] ? Rules::get( 'OPTIONS' ) : array() as $name => $option ) {
			if ( Rules::has( $option, self::plain( $facts['text'] ) ) ) {
				return $name;
			}
		}
		return '';
	}

	/**
	 * The files in a URL: an optimiser may have joined several in one that names them all.
	 *
	 * @param string $address A URL.
	 * @return string[]
	 */
	private static function files_in( $address ) {
		$parts = explode( '??', $address );
		return isset( $parts[1] ) ? explode( ',', $parts[1] ) : preg_split( '~,(?=/|https?:)~', $address );
	}

	/**
	 * Whether a URL is one of the builder's dependencies.
	 *
	 * @param string $address A URL.
	 * @return bool
	 */
	private static function is_dependency_file( $address ) {
		foreach ( Rules::get( 'DEPENDENCIES' ) as $dependency ) {
			if ( Rules::has( $dependency['file'], $address ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * A script's kind.
	 *
	 * @param array $facts Of a script.
	 * @return string
	 */
	private static function kind( $facts ) {
		if ( Rules::has( 'BUILDER_ID', $facts['id'] ) ) {
			return 'builder';
		}
		$folder   = strstr( $facts['address'], '??', true );
		$counts   = array( 'builder' => 0, 'dependency' => 0, 'other' => 0 );
		foreach ( self::files_in( $facts['address'] ) as $file ) {
			$file = false === $folder ? $file : $folder . $file;
			$kind = Rules::has( 'BUILDER_FILE', $file ) ? 'builder' : ( self::is_dependency_file( $file ) ? 'dependency' : 'other' );
			++$counts[ $kind ];
		}
		if ( $counts['builder'] ) {
			return $counts['other'] ? 'merged' : 'builder';
		}
		if ( array_sum( $counts ) > 1 ? ! $counts['other'] : '' !== $facts['dependency'] ) {
			return 'dependency';
		}
		return $facts['code'] && $facts['code']['merged'] ? 'merged' : 'other';
	}

	/**
	 * Whether a script only defines values: `var elementorFrontendConfig = {…};`
	 *
	 * @param string $text Its text.
	 * @return bool
	 */
	private static function is_values( $text ) {
		foreach ( preg_split( '/;\s*(?=var\s)/', self::plain( $text ) ) as $statement ) {
			if ( ! preg_match( '/^\s*var\s+\w+\s*=(.*?);?\s*$/s', $statement, $found ) || ( null === json_decode( $found[1] ) && 'null' !== trim( $found[1] ) ) ) {
				return false;
			}
		}
		return true;
	}
}
