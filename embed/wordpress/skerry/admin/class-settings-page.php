<?php
/**
 * The settings page.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Skerry › Settings. WordPress checks the nonce and the capability when saving.
 */
class Settings_Page {

	/**
	 * Adds the menu and the option.
	 */
	public static function register() {
		add_action( 'admin_menu', array( self::class, 'add' ) );
		add_action( 'admin_init', array( self::class, 'register_option' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( SKERRY_FILE ), array( self::class, 'link' ) );
	}

	/**
	 * Adds the pages to the menu.
	 */
	public static function add() {
		// A rock in the sea, and a lighthouse on it.
		$icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" fill="#a7aaad"><path d="M9 2h2l.4 2H8.6zM8.4 5h3.2l.9 8h-5zM1 18c2-4 4-4 6-4h6c2 0 4 0 6 4z"/></svg>';
		add_menu_page(
			__( 'Skerry: settings', 'skerry' ),
			'Skerry',
			'manage_options',
			'skerry',
			array( self::class, 'show' ),
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- A picture, as the menu takes it.
			'data:image/svg+xml;base64,' . base64_encode( $icon ),
			81
		);
		$pages = array(
			'skerry'       => array( __( 'Skerry: settings', 'skerry' ), __( 'Settings', 'skerry' ), array( self::class, 'show' ) ),
			'skerry-pages' => array( __( 'Skerry: pages', 'skerry' ), __( 'Pages', 'skerry' ), array( Pages_Page::class, 'show' ) ),
		);
		foreach ( $pages as $slug => list( $title, $name, $show ) ) {
			$hook = add_submenu_page( 'skerry', $title, $name, 'manage_options', $slug, $show );
			add_action( "admin_print_styles-$hook", array( self::class, 'style' ) );
		}
	}

	/**
	 * Loads the stylesheet for both pages.
	 */
	public static function style() {
		wp_enqueue_style( 'skerry-admin', plugins_url( 'admin/admin.css', SKERRY_FILE ), array(), SKERRY_VERSION );
	}

	/**
	 * Registers the option with its sanitizer.
	 */
	public static function register_option() {
		register_setting(
			'skerry',
			Settings::OPTION,
			array(
				'type'              => 'array',
				'sanitize_callback' => array( Settings::class, 'sanitize' ),
				'default'           => Settings::DEFAULTS,
			)
		);
	}

	/**
	 * Adds links to the plugin's row in the list of plugins.
	 *
	 * @param string[] $links Its links.
	 * @return string[]
	 */
	public static function link( $links ) {
		$link = static function ( $page, $name ) {
			return sprintf( '<a href="%s">%s</a>', esc_url( admin_url( "admin.php?page=$page" ) ), esc_html( $name ) );
		};
		// The link to start with comes first.
		$own = array(
			'pages'    => $link( 'skerry-pages', __( 'Pages', 'skerry' ) ),
			'settings' => $link( 'skerry', __( 'Settings', 'skerry' ) ),
		);
		return array_merge( $own, $links );
	}

	/**
	 * Prints the page.
	 */
	public static function show() {
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		$now = Settings::all();
		?>
		<div class="wrap skerry">
			<h1><?php esc_html_e( 'Skerry: settings', 'skerry' ); ?></h1>
			<?php settings_errors(); ?>
			<p class="skerry-lead"><?php esc_html_e( 'Skerry drives the page builder’s menus, popups, sliders, forms and the rest with one small script. If it drives everything on a page and nothing else needs them, the builder’s scripts and jQuery are removed from that page; every other page stays as it is.', 'skerry' ); ?></p>
			<form method="post" action="<?php echo esc_url( admin_url( 'options.php' ) ); ?>">
				<?php settings_fields( 'skerry' ); ?>
				<table class="form-table" role="presentation">
					<tr>
						<th scope="row" id="skerry-mode"><?php esc_html_e( 'Skerry is active', 'skerry' ); ?></th>
						<td><?php self::radios( 'mode', 'skerry-mode', $now['mode'], self::modes() ); ?></td>
					</tr>
					<tr>
						<th scope="row"><label for="skerry-exclude"><?php esc_html_e( 'Leave out these pages', 'skerry' ); ?></label></th>
						<td>
							<textarea class="large-text code" rows="4" id="skerry-exclude" name="skerry[exclude]" aria-describedby="skerry-exclude-help"><?php echo esc_textarea( $now['exclude'] ); ?></textarea>
							<p class="description" id="skerry-exclude-help"><?php esc_html_e( 'One per line: a path such as /contact/, a path with a star such as /shop/*, or the number of a page.', 'skerry' ); ?></p>
						</td>
					</tr>
					<tr>
						<th scope="row"><label for="skerry-allow"><?php esc_html_e( 'Widgets and scripts that need nothing', 'skerry' ); ?></label></th>
						<td>
							<textarea class="large-text code" rows="3" id="skerry-allow" name="skerry[allow]" aria-describedby="skerry-allow-help"><?php echo esc_textarea( $now['allow'] ); ?></textarea>
							<p class="description" id="skerry-allow-help"><?php esc_html_e( 'Widgets that work without the builder’s scripts, and scripts that do not need them, although the list of pages names them. Write types or parts of addresses, one per line, such as fancy-heading, fancy-* or /plugins/fancy/.', 'skerry' ); ?></p>
						</td>
					</tr>
					<tr>
						<th scope="row"><label for="skerry-consent"><?php esc_html_e( 'Videos and animations from other sites', 'skerry' ); ?></label></th>
						<td>
							<?php self::select( 'consent', $now['consent'], self::consents() ); ?>
							<p class="description" id="skerry-consent-help"><?php esc_html_e( 'Until the visitor agrees, nothing is loaded from other sites, and a box in place of the video says so.', 'skerry' ); ?></p>
							<p class="skerry-more">
								<label for="skerry-consent-own"><?php esc_html_e( 'Hosts that count as this site and never wait:', 'skerry' ); ?></label>
								<input type="text" class="regular-text code" id="skerry-consent-own" name="skerry[consent_own]" value="<?php echo esc_attr( $now['consent_own'] ); ?>" placeholder="cdn.example.net">
							</p>
						</td>
					</tr>
					<tr>
						<th scope="row"><label for="skerry-motion"><?php esc_html_e( 'Motion', 'skerry' ); ?></label></th>
						<td>
							<?php self::select( 'motion', $now['motion'], self::motions() ); ?>
							<p class="description" id="skerry-motion-help"><?php esc_html_e( 'Entrances, autoplay and scroll effects. Buttons and menus work in any case.', 'skerry' ); ?></p>
						</td>
					</tr>
				</table>
				<?php submit_button(); ?>
			</form>
			<p><a href="<?php echo esc_url( admin_url( 'admin.php?page=skerry-pages' ) ); ?>"><?php esc_html_e( 'Which pages does Skerry drive?', 'skerry' ); ?></a></p>
		</div>
		<?php
	}

	/**
	 * When Skerry runs, in words.
	 *
	 * @return string[]
	 */
	private static function modes() {
		return array(
			'on'     => __( 'for everybody', 'skerry' ),
			'admins' => __( 'for administrators only, to try it: visitors get their pages as before', 'skerry' ),
			'off'    => __( 'for nobody', 'skerry' ),
		);
	}

	/**
	 * Consent tools.
	 *
	 * @return string[]
	 */
	private static function consents() {
		return array(
			''          => __( 'load at once', 'skerry' ),
			'auto'      => __( 'wait for whichever consent tool is found', 'skerry' ),
			/* translators: %s: name of a consent tool. */
			'wp'        => sprintf( __( 'wait for %s', 'skerry' ), 'WP Consent API' ),
			/* translators: %s: name of a consent tool. */
			'cookieyes' => sprintf( __( 'wait for %s', 'skerry' ), 'CookieYes' ),
			/* translators: %s: name of a consent tool. */
			'complianz' => sprintf( __( 'wait for %s', 'skerry' ), 'Complianz' ),
			/* translators: %s: name of a consent tool. */
			'onetrust'  => sprintf( __( 'wait for %s', 'skerry' ), 'OneTrust' ),
			/* translators: %s: name of a consent tool. */
			'google'    => sprintf( __( 'wait for %s', 'skerry' ), 'Google consent mode' ),
			'page'      => __( 'wait for data-consent-given on the page', 'skerry' ),
		);
	}

	/**
	 * Motion options.
	 *
	 * @return string[]
	 */
	private static function motions() {
		return array(
			'auto'   => __( 'depending on the visitor’s system', 'skerry' ),
			'always' => __( 'always', 'skerry' ),
			'never'  => __( 'never', 'skerry' ),
		);
	}

	/**
	 * Prints a group of radio buttons.
	 *
	 * @param string   $name    Of the option.
	 * @param string   $label   The id of what it is called.
	 * @param string   $now     Its value.
	 * @param string[] $choices Texts by value.
	 */
	private static function radios( $name, $label, $now, $choices ) {
		printf( '<div role="radiogroup" aria-labelledby="%s">', esc_attr( $label ) );
		foreach ( $choices as $value => $text ) {
			printf(
				'<p><label><input type="radio" name="skerry[%s]" value="%s"%s> %s</label></p>',
				esc_attr( $name ),
				esc_attr( $value ),
				checked( $now, $value, false ),
				esc_html( $text )
			);
		}
		echo '</div>';
	}

	/**
	 * Prints a select, whose help has the same id plus `-help`.
	 *
	 * @param string   $name    Of the option.
	 * @param string   $now     Its value.
	 * @param string[] $choices Texts by value.
	 */
	private static function select( $name, $now, $choices ) {
		printf( '<select id="skerry-%1$s" name="skerry[%1$s]" aria-describedby="skerry-%1$s-help">', esc_attr( $name ) );
		foreach ( $choices as $value => $text ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $now, $value, false ), esc_html( $text ) );
		}
		echo '</select>';
	}
}
