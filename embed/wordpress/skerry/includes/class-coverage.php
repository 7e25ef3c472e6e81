<?php
/**
 * What Skerry drives.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Judges a page's widgets by the coverage table.
 */
class Coverage {

	const WIDGET = 'data-widget_type';

	/**
	 * Types of the widgets that the builder has rendered for this page, from its hooks.
	 *
	 * @var array<string,true>
	 */
	private static $rendered = array();

	/**
	 * Types of the widgets in the page.
	 *
	 * @var array<string,true>
	 */
	private $printed = array();

	/**
	 * Those that Skerry drives.
	 *
	 * @var array<string,true>
	 */
	private $driven = array();

	/**
	 * Those that need a script and that Skerry does not drive.
	 *
	 * @var array<string,true>
	 */
	private $missing = array();

	/**
	 * For preloads: `[ index of the list, selector ]` by the selector's key.
	 *
	 * @var array[]
	 */
	private $loads = array();

	/**
	 * Indices of the lists that matched.
	 *
	 * @var array<int,true>
	 */
	private $found = array();

	/**
	 * Whether a popup on the page opens automatically.
	 *
	 * @var bool
	 */
	private $has_trigger = false;

	/**
	 * Hooks into the builder.
	 */
	public static function register() {
		add_action( 'elementor/frontend/widget/before_render', array( self::class, 'remember' ) );
	}

	/**
	 * Records a widget being rendered.
	 *
	 * @param object $widget Of the builder's.
	 */
	public static function remember( $widget ) {
		if ( is_callable( array( $widget, 'get_name' ) ) ) {
			self::$rendered[ self::type( (string) $widget->get_name() ) ] = true;
		}
	}

	/**
	 * A widget's type without its skin and variant number.
	 *
	 * @param string $name As the markup has it.
	 * @return string
	 */
	private static function type( $name ) {
		return preg_replace( '/-var-\d+$/', '', preg_replace( '/\..*/s', '', $name ) );
	}

	/**
	 * Starts with a page.
	 */
	public function __construct() {
		foreach ( data( 'coverage' )['preloads'] as $number => $preload ) {
			foreach ( $preload['match'] as $one ) {
				$this->loads[ Markup::key( $one ) ][] = array( $number, $one );
			}
		}
	}

	/**
	 * Records an element of the page.
	 *
	 * @param array $element Its `tag` and `attributes`.
	 */
	public function visit( $element ) {
		$has = $element['attributes'];
		if ( isset( $has[ self::WIDGET ] ) ) {
			$type                   = self::type( $has[ self::WIDGET ] );
			$this->printed[ $type ] = true;
			$known                  = self::known( $type );
			if ( $known && ( ! $known['needs'] || Markup::matches( $element, $known['needs'] ) ) ) {
				$this->{ $known['driven'] ? 'driven' : 'missing' }[ $type ] = true;
			}
		} elseif ( isset( $has['data-e-type'] ) ) {
			$this->visit_newer( $element );
		}
		$table = data( 'coverage' );
		foreach ( $table['behaviours'] as $name => $selectors ) {
			if ( Markup::matches( $element, $selectors ) ) {
				$this->missing[ $name ] = true;
			}
		}
		if ( ! $this->has_trigger && isset( $has['data-elementor-type'], $has['data-elementor-settings'] ) && 'popup' === $has['data-elementor-type'] ) {
			$settings          = json_decode( $has['data-elementor-settings'], true );
			$this->has_trigger = ! empty( $settings['triggers'] ) || ! empty( $settings['timing'] );
		}
		foreach ( Markup::keys( $element ) as $key ) {
			foreach ( isset( $this->loads[ $key ] ) ? $this->loads[ $key ] : array() as list( $number, $one ) ) {
				if ( ! isset( $this->found[ $number ] ) && Markup::matches( $element, array( $one ) ) ) {
					$this->found[ $number ] = true;
				}
			}
		}
	}

	/**
	 * Records a newer builder's element that is not a classic widget: if the table lists plain ones, all others need a script, which Skerry
	 * has for some.
	 *
	 * @param array $element Its `tag` and `attributes`.
	 */
	private function visit_newer( $element ) {
		$table = data( 'coverage' );
		$has   = $element['attributes'];
		$type  = $has['data-e-type'];
		// A leaf has its type only in its class.
		if ( 'widget' === $type && isset( $has['class'] ) && preg_match( '/(?:^|\s)(e-[\w-]+)-base(?:\s|$)/', $has['class'], $found ) ) {
			$type = $found[1];
		}
		if ( ! Markup::matches( $element, $table['drivenAtomic'] ) && ! self::is_plain_atomic( $type ) ) {
			$this->missing[ $type ] = true;
		}
	}

	/**
	 * Whether a newer builder's element needs no script of its own: the builder's hooks announce it by the same name.
	 *
	 * @param string $type Of an element.
	 * @return bool
	 */
	private static function is_plain_atomic( $type ) {
		return self::is_named( $type, data( 'coverage' )['plainAtomic'] );
	}

	/**
	 * Whether Skerry drives newer elements of this type; whether it drives one is seen in the page.
	 *
	 * @param string $type Of an element.
	 * @return bool
	 */
	private static function is_driven_atomic( $type ) {
		foreach ( data( 'coverage' )['drivenAtomic'] as $one ) {
			if ( in_array( $type, array_column( $one['attributes'], 2 ), true ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The table's entry for a type.
	 *
	 * @param string $type Of a widget.
	 * @return array|null Whether it is `driven`, and by which selectors an instance `needs` a script.
	 */
	private static function known( $type ) {
		$table = data( 'coverage' );
		if ( isset( $table['widgets'][ $type ] ) ) {
			return $table['widgets'][ $type ];
		}
		// A name that only the builder uses: a newer version's.
		$is_own = preg_match( $table['ownFamily'], $type ) && ! preg_match( $table['plain'], $type ) && ! self::is_plain_atomic( $type ) && ! self::is_driven_atomic( $type );
		return $is_own ? array(
			'driven' => false,
			'needs'  => array(),
		) : null;
	}

	/**
	 * The builder's own widgets on this page that need a script and that Skerry does not drive.
	 *
	 * @return string[] Their types, each once.
	 */
	public function missing() {
		$missing = $this->missing;
		// What was rendered but is not in the page may be added later by some script.
		foreach ( array_diff_key( self::$rendered, $this->printed ) as $type => $yes ) {
			$known = self::known( $type );
			if ( $known && ! $known['driven'] ) {
				$missing[ $type ] = true;
			}
		}
		return self::not_allowed( $missing );
	}

	/**
	 * Whether a widget is an add-on's, or a newer builder's.
	 *
	 * @param string $type Of a widget.
	 * @return bool
	 */
	private static function is_unknown( $type ) {
		return '' !== $type && ! self::known( $type ) && ! preg_match( data( 'coverage' )['plain'], $type ) && ! self::is_plain_atomic( $type ) && ! self::is_driven_atomic( $type );
	}

	/**
	 * Unknown widgets on this page, which their own scripts drive, if any.
	 *
	 * @return string[] Their types, each once.
	 */
	public function unknown() {
		return self::not_allowed( array_filter( self::$rendered + $this->printed, array( self::class, 'is_unknown' ), ARRAY_FILTER_USE_KEY ) );
	}

	/**
	 * By whom this page's widgets are driven if it is taken.
	 *
	 * @param Scripts $scripts Of the page.
	 * @return string[][] Types of widgets: driven by `skerry`, by their `own` scripts, or by `none`.
	 */
	public function drivers( $scripts ) {
		$types  = array_map( 'strval', array_keys( $this->printed ) );
		$skerry = array_map( 'strval', array_keys( $this->driven ) );
		$own    = $scripts->named( array_filter( $types, array( self::class, 'is_unknown' ) ) );
		return array(
			'skerry' => $skerry,
			'own'    => $own,
			'none'   => array_values( array_diff( $types, $skerry, $own ) ),
		);
	}

	/**
	 * Types that the site's owner has not listed as needing no script.
	 *
	 * @param array<string,true> $types Some types.
	 * @return string[]
	 */
	private static function not_allowed( $types ) {
		$allowed = array_filter( explode( "\n", Settings::get( 'allow' ) ), 'strlen' );
		return array_values(
			array_filter(
				array_map( 'strval', array_keys( $types ) ),
				static function ( $type ) use ( $allowed ) {
					return ! self::is_named( $type, $allowed );
				}
			)
		);
	}

	/**
	 * Whether a type is in a list, in which a star is the rest of a name.
	 *
	 * @param string   $type  Of a widget.
	 * @param string[] $names The list.
	 * @return bool
	 */
	private static function is_named( $type, $names ) {
		foreach ( $names as $name ) {
			if ( '*' === substr( $name, -1 ) ? 0 === strpos( $type, substr( $name, 0, -1 ) ) : $name === $type ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The chunks that this page's widgets load.
	 *
	 * @param bool $with_jquery Whether jQuery stays, for which add-ons are written.
	 * @param bool $later       Whether those that come a moment later count too.
	 * @return string[] Their names.
	 */
	public function chunks( $with_jquery, $later = false ) {
		$chunks = $with_jquery ? array( 'compat-full' ) : array();
		foreach ( data( 'coverage' )['preloads'] as $number => $preload ) {
			if ( isset( $this->found[ $number ] ) && ( $later || empty( $preload['later'] ) ) ) {
				$chunks = array_merge( $chunks, $preload['chunks'] );
			}
		}
		if ( $this->has_trigger ) {
			$chunks[] = 'popups-activate';
		}
		return array_values( array_intersect( array_unique( $chunks ), array_keys( data( 'built' )['chunks'] ) ) );
	}
}
