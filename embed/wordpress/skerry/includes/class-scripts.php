<?php
/**
 * The scripts of a page: which can go, and what the others need.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Decides as src/takeover/sort-scripts.ts and evidence.ts do, by their rules.
 */
class Scripts {

	/**
	 * The facts of the page's scripts that run, by their numbers.
	 *
	 * @var array[]
	 */
	private $scripts = array();

	/**
	 * What is known of the code in attributes.
	 *
	 * @var array[]
	 */
	private $handlers = array();

	/**
	 * Reads a page's scripts.
	 *
	 * @param Survey $survey What stands in the page.
	 */
	public function __construct( $survey ) {
		foreach ( $survey->scripts as $number => $script ) {
			$facts = Facts::read( $script );
			if ( $facts['runs'] || $facts['delayed'] ) {
				$this->scripts[ $number ] = $facts;
			}
		}
		foreach ( array_keys( $survey->handlers ) as $code ) {
			$this->handlers[ $code ] = Facts::about( (string) $code );
		}
		Files::keep();
	}

	/**
	 * Whether the page has any of the builder's scripts; its theme's menu and its libraries also run on pages without it.
	 *
	 * @return bool
	 */
	public function has_builder() {
		return (bool) array_filter(
			$this->scripts,
			static function ( $facts ) {
				return 'merged' === $facts['kind'] || ( 'builder' === $facts['kind'] && ! Rules::has( 'ALSO_ALONE', $facts['address'] ) );
			}
		);
	}

	/**
	 * What is merged with the builder's code, or that its main file is missing.
	 *
	 * @return string[]
	 */
	public function changed() {
		$merged = array_filter(
			$this->scripts,
			static function ( $facts ) {
				return 'merged' === $facts['kind'];
			}
		);
		$has_main = array_filter( array_column( $this->scripts, 'main' ) );
		return $merged || $has_main ? array_map( array( self::class, 'name' ), array_values( $merged ) ) : array( 'elementor/assets/js/frontend.min.js' );
	}

	/**
	 * Other people's scripts that may use the builder's API.
	 *
	 * @return array[] Their facts.
	 */
	private function asked() {
		return array_filter(
			$this->scripts,
			static function ( $facts ) {
				if ( 'other' !== $facts['kind'] || $facts['config'] ) {
					return false;
				}
				return '' === $facts['address'] ? ! Rules::has( 'OURS', $facts['text'] ) : self::may_be_for_builder( $facts['address'] ) && ! Settings::is_allowed( $facts['address'] );
			}
		);
	}

	/**
	 * The scripts that use what a taken page lacks.
	 *
	 * @return string[] Each with the members.
	 */
	public function needed() {
		$asked = array_map(
			static function ( $facts ) {
				return array( self::name( $facts ), $facts['code'] );
			},
			$this->asked()
		);
		foreach ( $this->handlers as $code => $about ) {
			$asked[] = array( substr( trim( (string) $code ), 0, 60 ), $about );
		}
		$asked  = array_filter(
			$asked,
			static function ( $one ) {
				return (bool) $one[1];
			}
		);
		$set    = array_merge( array(), ...array_column( array_column( $asked, 1 ), 'set' ) );
		$needed = array();
		foreach ( $asked as list( $name, $about ) ) {
			$lacking = array_diff( $about['lacking'], $set );
			if ( $lacking ) {
				$needed[] = "$name (" . implode( ', ', $lacking ) . ')';
			}
		}
		return array_values( array_unique( $needed ) );
	}

	/**
	 * The scripts that cannot be read and may use the builder's API.
	 *
	 * @return string[]
	 */
	public function closed() {
		$closed = array();
		foreach ( $this->asked() as $facts ) {
			$address = $facts['address'];
			if ( '' !== $address && ! $facts['code'] && ! Files::is_missing( $address ) && ! self::is_plain_theme( $address ) ) {
				$closed[] = self::name( $facts );
			}
		}
		return array_values( array_unique( $closed ) );
	}

	/**
	 * Of these widget types, those that a script names.
	 *
	 * @param string[] $types Of add-ons' widgets.
	 * @return string[]
	 */
	public function named( $types ) {
		$named = array();
		foreach ( $types ? $this->asked() : array() as $facts ) {
			$code  = '' === $facts['address'] ? $facts['text'] : (string) Files::read( $facts['address'], true );
			$named = array_merge(
				$named,
				array_filter(
					$types,
					static function ( $type ) use ( $code ) {
						return false !== strpos( $code, $type );
					}
				)
			);
		}
		return array_values( array_unique( $named ) );
	}

	/**
	 * What happens to the page's scripts if it is taken.
	 *
	 * @return array `drop` those that can go: by number, the attribute that an optimiser has moved its URL to, or an empty string; `configs`
	 *               those that only define a value: by number, their text; `jquery` whether jQuery stays.
	 */
	public function plan() {
		$all   = array_keys( Rules::get( 'DEPENDENCIES' ) );
		$named = array();
		$used  = array();
		$plan  = array( 'drop' => array(), 'configs' => array() );
		$codes = array_values( $this->handlers );
		foreach ( $this->scripts as $facts ) {
			if ( 'other' !== $facts['kind'] || $facts['config'] ) {
				continue;
			}
			if ( $facts['code'] ) {
				$independent = Rules::has( 'INDEPENDENT_FILE', $facts['address'] ) || Rules::has( 'SERVICES', $facts['address'] );
				$codes[]     = $independent ? array( 'names' => array() ) + $facts['code'] : $facts['code'];
				$codes[]     = Declared::by( $independent ? '' : $facts['id'] );
			} elseif ( ! $facts['async'] && ! Rules::has( 'INDEPENDENT_FILE', $facts['address'] ) && ! Rules::has( 'SERVICES', $facts['address'] ) ) {
				// Another server's. A blocking script may need what precedes it; an async one cannot.
				$named = $all;
			}
		}
		foreach ( $codes as $about ) {
			$named = array_merge( $named, $about['names'] );
			$used  = array_merge( $used, $about['libraries'] );
		}
		foreach ( Rules::get( 'BROUGHT' ) as $name => $others ) {
			$named = in_array( $name, $named, true ) ? array_merge( $named, $others ) : $named;
		}
		foreach ( $this->scripts as $number => $facts ) {
			if ( 'builder' === $facts['kind'] ? ! self::is_used( $facts['address'], $used ) : 'dependency' === $facts['kind'] && ! in_array( $facts['dependency'], $named, true ) ) {
				$plan['drop'][ $number ] = $facts['delayed'] ? $facts['attribute'] : '';
			} elseif ( $facts['config'] ) {
				$plan['configs'][ $number ] = $facts['text'];
			}
		}
		$plan['jquery'] = in_array( 'jquery', $named, true );
		return $plan;
	}

	/**
	 * Whether a file is one of the builder's libraries that others use.
	 *
	 * @param string $address A URL.
	 * @param int[]  $used    Numbers of libraries.
	 * @return bool
	 */
	private static function is_used( $address, $used ) {
		foreach ( Rules::get( 'LIBRARIES' ) as $number => $library ) {
			if ( in_array( $number, $used, true ) && Rules::has( $library['file'], $address ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether a file may be written for the builder.
	 *
	 * @param string $address Its URL.
	 * @return bool
	 */
	private static function may_be_for_builder( $address ) {
		foreach ( array( 'NO_ADDRESS', 'SERVICES', 'LIBRARY_FILE', 'CMS_FILE', 'OUR_FILE' ) as $known ) {
			if ( Rules::has( $known, $address ) ) {
				return false;
			}
		}
		$folder = preg_match( Rules::get( 'ADD_ON_FOLDER' ), $address, $found ) ? $found[2] : '';
		return ! in_array( $folder, Rules::get( 'INDEPENDENT_FOLDERS' ), true )
			&& ( '' !== $folder || Rules::has( 'CACHE_FILE', $address ) || ! Files::is_other_site( $address ) );
	}

	/**
	 * Whether a file is a theme's whose name does not say that it concerns the builder.
	 *
	 * @param string $address Its URL.
	 * @return bool
	 */
	private static function is_plain_theme( $address ) {
		if ( ! preg_match( Rules::get( 'ADD_ON_FOLDER' ), $address, $found ) || 'themes' !== $found[1] ) {
			return false;
		}
		return false === stripos( substr( $address, strpos( $address, $found[2] ) + strlen( $found[2] ) ), 'elementor' );
	}

	/**
	 * A script's name for people.
	 *
	 * @param array $facts Of a script.
	 * @return string
	 */
	private static function name( $facts ) {
		if ( '' !== $facts['address'] ) {
			return preg_replace( '/[?#].*/s', '', $facts['address'] );
		}
		return '' === $facts['id'] ? substr( trim( $facts['text'] ), 0, 60 ) : $facts['id'];
	}
}
