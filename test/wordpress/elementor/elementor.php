<?php
/**
 * Plugin Name: Stand-in for a page builder
 * Description: Registers the handles of a page builder and its add-on, prints their configuration and fires their hooks. Its scripts only note that they ran.
 *
 * @package Skerry
 */

define( 'ELEMENTOR_VERSION', '3.21.6' );
define( 'ELEMENTOR_PRO_VERSION', '3.21.3' );

/** An element as render hooks hand it over. */
class Stand_In_Element {

	/**
	 * Its type.
	 *
	 * @var string
	 */
	private $name;

	/**
	 * Makes one.
	 *
	 * @param string $name Its type.
	 */
	public function __construct( $name ) {
		$this->name = $name;
	}

	/** Its type. */
	public function get_name() {
		return $this->name;
	}
}

/** The extras that a page's meta asks for. */
function stand_in_extras() {
	return array_filter( explode( ' ', (string) get_post_meta( get_queried_object_id(), 'extras', true ) ) );
}

/** Whether the page is one of the builder's. */
function stand_in_is_builders() {
	return apply_filters( 'stand_in_is_builders', is_singular() && ! in_array( 'no-builder', stand_in_extras(), true ) );
}

add_action(
	'wp_enqueue_scripts',
	static function () {
		foreach ( json_decode( file_get_contents( WP_CONTENT_DIR . '/handles.json' ), true ) as $one ) {
			wp_register_script( $one['handle'], content_url( $one['path'] ), $one['deps'], '3.21.6', true );
		}
		if ( ! stand_in_is_builders() ) {
			return;
		}
		wp_enqueue_script( 'hello-theme-frontend' );
		foreach ( stand_in_extras() as $extra ) {
			if ( wp_script_is( $extra, 'registered' ) ) {
				wp_enqueue_script( $extra );
			}
		}
	}
);

// The content of a builder's page, element by element, with its hooks.
add_filter(
	'stand_in_content',
	static function ( $content ) {
		preg_match_all( '/data-widget_type="([^".]+)/', $content, $found );
		foreach ( $found[1] as $name ) {
			$element = new Stand_In_Element( $name );
			do_action( 'elementor/frontend/before_render', $element );
			do_action( 'elementor/frontend/widget/before_render', $element );
			foreach ( array(
				'nav-menu'       => 'smartmenus',
				'image-carousel' => 'swiper',
			) as $type => $handle ) {
				if ( $type === $name ) {
					wp_enqueue_script( $handle );
				}
			}
		}
		return $content;
	}
);

add_action(
	'wp_footer',
	static function () {
		if ( ! stand_in_is_builders() ) {
			return;
		}
		if ( is_admin_bar_showing() ) {
			wp_enqueue_script( 'elementor-admin-bar' );
		}
		foreach ( array( 'elementor-pro-frontend', 'elementor-frontend', 'pro-elements-handlers', 'e-sticky' ) as $handle ) {
			wp_enqueue_script( $handle );
		}
		$pro = array(
			'ajaxurl' => admin_url( 'admin-ajax.php' ),
			'nonce'   => 'stand-in',
		);
		wp_add_inline_script( 'elementor-pro-frontend', 'var ElementorProFrontendConfig = ' . wp_json_encode( $pro ) . ';', 'before' );
		$config = array(
			'environmentMode' => array( 'edit' => false ),
			'version'         => '3.21.6',
			'is_rtl'          => is_rtl(),
			'responsive'      => array(
				'breakpoints' => array(
					'mobile' => array(
						'value'      => 767,
						'is_enabled' => true,
					),
					'tablet' => array(
						'value'      => 1024,
						'is_enabled' => true,
					),
				),
			),
			'kit'             => array( 'global_image_lightbox' => 'yes' ),
			'post'            => array( 'id' => get_queried_object_id() ),
		);
		wp_add_inline_script( 'elementor-frontend', 'var elementorFrontendConfig = ' . wp_json_encode( $config ) . ';', 'before' );
	}
);

// What a form sends.
foreach ( array( 'wp_ajax_', 'wp_ajax_nopriv_' ) as $stand_in_hook ) {
	add_action(
		$stand_in_hook . 'elementor_pro_forms_send_form',
		static function () {
			wp_send_json_success(
				array(
					'message' => 'Dziękujemy, ' . sanitize_text_field( wp_unslash( $_POST['form_fields']['name'] ) ),
					'data'    => array(),
				)
			);
		}
	);
}

// What people add by hand at the page's end.
add_action(
	'wp_footer',
	static function () {
		$extras = stand_in_extras();
		if ( in_array( 'inline-jquery', $extras, true ) ) {
			echo "<script>jQuery( function ( $ ) { self.inlineRan = Boolean( $ ); } );</script>\n";
		}
		if ( in_array( 'flush', $extras, true ) ) {
			// Newer versions of the CMS have a buffer of their own within.
			while ( ob_get_level() && false === strpos( implode( array_slice( ob_list_handlers(), -1 ) ), 'Skerry' ) && 1 < ob_get_level() ) {
				ob_end_flush();
			}
			ob_flush();
		}
	},
	PHP_INT_MAX
);
