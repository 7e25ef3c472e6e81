<?php
/**
 * The admin bar entry.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Tells administrators what was done with the current page. That is known only once the page, including its admin bar, has been printed;
 * until then a placeholder is printed.
 */
class Admin_Bar {

	/** On a phone the CMS shows only entries that it knows, and cuts off long texts. */
	const STYLE = '@media (max-width: 782px) { #wpadminbar li#wp-admin-bar-skerry { display: block; position: static; } #wpadminbar #wp-admin-bar-skerry > .ab-item { width: 52px; padding: 0; text-align: center; font-size: 14px; } #wpadminbar #wp-admin-bar-skerry .ab-submenu .ab-item { height: auto; white-space: normal; } }';

	/**
	 * A placeholder that no page contains, set once there is an entry to fill in.
	 *
	 * @var string
	 */
	private static $mark = '';

	/**
	 * The status known before the page is printed, in words.
	 *
	 * @var string
	 */
	private static $known = '';

	/**
	 * Adds the entry.
	 */
	public static function register() {
		add_action( 'admin_bar_menu', array( self::class, 'add' ), 90 );
		add_action( 'admin_bar_init', array( self::class, 'style' ) );
	}

	/**
	 * Whether this page gets the entry: only for administrators, on the site's pages.
	 *
	 * @return bool
	 */
	private static function is_shown() {
		return ! is_admin() && current_user_can( 'manage_options' );
	}

	/**
	 * Adds the entry's styles to the bar's.
	 */
	public static function style() {
		if ( self::is_shown() ) {
			wp_add_inline_style( 'admin-bar', self::STYLE );
		}
	}

	/**
	 * Records a verdict known before the page is printed.
	 *
	 * @param string   $code    Of a verdict.
	 * @param string[] $because Its widgets or scripts.
	 */
	public static function say( $code, $because ) {
		self::$known = Verdict::words( $code, $because );
	}

	/**
	 * Adds the entry.
	 *
	 * @param \WP_Admin_Bar $bar The bar.
	 */
	public static function add( $bar ) {
		if ( ! self::is_shown() ) {
			return;
		}
		$words = self::$known;
		if ( 'off' === Settings::get( 'mode' ) ) {
			$words = Verdict::words( 'off', array() );
		} elseif ( '' === $words ) {
			self::$mark = 'skerry-' . wp_generate_password( 20, false );
			$words      = self::$mark;
		}
		$bar->add_node(
			array(
				'id'    => 'skerry',
				'title' => 'Skerry',
				'href'  => admin_url( 'admin.php?page=skerry' ),
			)
		);
		$bar->add_node(
			array(
				'parent' => 'skerry',
				'id'     => 'skerry-verdict',
				'title'  => esc_html( $words ),
			)
		);
		$bar->add_node(
			array(
				'parent' => 'skerry',
				'id'     => 'skerry-pages',
				'title'  => esc_html__( 'All pages', 'skerry' ),
				'href'   => admin_url( 'admin.php?page=skerry-pages' ),
			)
		);
	}

	/**
	 * Whether the page has a placeholder to fill in.
	 *
	 * @return bool
	 */
	public static function is_waiting() {
		return '' !== self::$mark;
	}

	/**
	 * The page with its placeholder replaced by the verdict.
	 *
	 * @param Verdict $verdict About the page.
	 * @return string
	 */
	public static function fill_in( $verdict ) {
		if ( '' === self::$mark ) {
			return $verdict->html;
		}
		$words = Verdict::words( $verdict->code, $verdict->because );
		if ( 'taken' === $verdict->code ) {
			$words .= ' ' . sprintf(
				/* translators: 1, 2: numbers of script files. */
				__( 'Script files: %1$s before, %2$s now.', 'skerry' ),
				number_format_i18n( count( $verdict->files['before'] ) ),
				number_format_i18n( count( $verdict->files['after'] ) )
			);
		}
		return str_replace( self::$mark, esc_html( $words ), $verdict->html );
	}
}
