<?php
/**
 * What Skerry drives.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Judges the widgets of a page by the coverage table.
 */
class Coverage {

	const WIDGET = 'data-widget_type';

	/**
	 * Types of the widgets that the builder has rendered for this page, by its hooks.
	 *
	 * @var array<string,true>
	 */
	private static $rendered = array();

	/**
	 * Listens to the builder.
	 */
	public static function register() {
		add_action( 'elementor/frontend/widget/before_render', array( self::class, 'remember' ) );
	}

	/**
	 * Notes a widget that is being rendered.
	 *
	 * @param object $widget Of the builder's.
	 */
	public static function remember( $widget ) {
		if ( is_callable( array( $widget, 'get_name' ) ) ) {
			self::$rendered[ self::type( (string) $widget->get_name() ) ] = true;
		}
	}

	/**
	 * A widget's type without its skin and without the number of a variant.
	 *
	 * @param string $name As the markup has it.
	 * @return string
	 */
	private static function type( $name ) {
		return preg_replace( '/-var-\d+$/', '', preg_replace( '/\..*/s', '', $name ) );
	}

	/**
	 * The builder's own widgets on this page that need a script and that Skerry does not drive.
	 *
	 * @param array[] $elements Of the page.
	 * @return string[] Their types, each once.
	 */
	public static function missing( $elements ) {
		$table   = data( 'coverage' )['widgets'];
		$missing = array();
		$printed = array();
		foreach ( $elements as $element ) {
			if ( isset( $element['attributes'][ self::WIDGET ] ) ) {
				$type             = self::type( $element['attributes'][ self::WIDGET ] );
				$printed[ $type ] = true;
				if ( isset( $table[ $type ] ) && ! $table[ $type ]['driven'] && ( ! $table[ $type ]['needs'] || Markup::matches( $element, $table[ $type ]['needs'] ) ) ) {
					$missing[ $type ] = true;
				}
			}
		}
		// What was rendered and does not stand in the page may come later, by whatever script asks for it.
		foreach ( array_diff_key( self::$rendered, $printed ) as $type => $yes ) {
			if ( isset( $table[ $type ] ) && ! $table[ $type ]['driven'] ) {
				$missing[ $type ] = true;
			}
		}
		return array_map( 'strval', array_keys( $missing ) );
	}

	/**
	 * The chunks that the widgets of this page load at once.
	 *
	 * @param array[] $elements    Of the page.
	 * @param bool    $with_jquery Whether jQuery stays, for which add-ons are written.
	 * @return string[] Their names.
	 */
	public static function chunks( $elements, $with_jquery ) {
		$chunks = $with_jquery ? array( 'compat-full' ) : array();
		foreach ( data( 'coverage' )['preloads'] as $preload ) {
			foreach ( $elements as $element ) {
				if ( Markup::matches( $element, $preload['match'] ) ) {
					$chunks = array_merge( $chunks, $preload['chunks'] );
					break;
				}
			}
		}
		foreach ( $elements as list( 'attributes' => $has ) ) {
			if ( isset( $has['data-elementor-type'], $has['data-elementor-settings'] ) && 'popup' === $has['data-elementor-type'] ) {
				$settings = json_decode( $has['data-elementor-settings'], true );
				if ( ! empty( $settings['triggers'] ) || ! empty( $settings['timing'] ) ) {
					$chunks[] = 'popup-triggers';
					break;
				}
			}
		}
		return array_values( array_intersect( array_unique( $chunks ), array_keys( data( 'built' )['chunks'] ) ) );
	}
}
