<?php
/**
 * A page while it is made.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Holds a page until all of it has been printed. jQuery stands in its head, and what needs it may come after its footer: before the end nobody
 * can know what may go.
 */
class Page {

	/** Of the address and of the nonce with which the list of pages asks for a report. */
	const REPORT = 'skerry-report';

	/**
	 * Whether a report is asked for in place of the page.
	 *
	 * @var bool
	 */
	private static $is_report = false;

	/**
	 * How deep our buffer lies, or 0.
	 *
	 * @var int
	 */
	private static $level = 0;

	/**
	 * Whether a part of the page has been sent already.
	 *
	 * @var bool
	 */
	private static $is_partly_sent = false;

	/**
	 * Begins with every request.
	 */
	public static function register() {
		add_action( 'init', array( self::class, 'ask_for_report' ), 1 );
		// After those who redirect, and inside of the buffers of caches and optimisers, which begin earlier.
		add_action( 'template_redirect', array( self::class, 'begin' ), PHP_INT_MAX );
	}

	/**
	 * Shows an administrator who asks for a report the page as a visitor gets it.
	 */
	public static function ask_for_report() {
		if ( isset( $_GET[ self::REPORT ] ) && current_user_can( 'manage_options' ) && wp_verify_nonce( sanitize_key( $_GET[ self::REPORT ] ), self::REPORT ) ) {
			self::$is_report = true;
			self::keep_out_of_caches();
			wp_set_current_user( 0 );
			add_filter( 'show_admin_bar', '__return_false', PHP_INT_MAX );
		}
	}

	/**
	 * Holds the page where it is one for us.
	 */
	public static function begin() {
		$mode = self::$is_report ? 'on' : Settings::get( 'mode' );
		if ( 'off' === $mode || ( 'admins' === $mode && ! current_user_can( 'manage_options' ) ) ) {
			return;
		}
		if ( 'admins' === $mode ) {
			self::keep_out_of_caches();
		}
		$why_not = Request::why_not();
		if ( '' !== $why_not && ! self::$is_report ) {
			Admin_Bar::say( $why_not, array() );
			return;
		}
		Coverage::register();
		Scripts::listen();
		ob_start( array( self::class, 'pass' ) );
		self::$level = ob_get_level();
		// Before the CMS sends all buffers, at 1.
		add_action(
			'shutdown',
			static function () use ( $why_not ) {
				self::end( $why_not );
			},
			0
		);
	}

	/**
	 * What an administrator alone is to see must not be kept for others.
	 */
	private static function keep_out_of_caches() {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- The name that caches have agreed on.
			define( 'DONOTCACHEPAGE', true );
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A hook of the LiteSpeed cache.
		do_action( 'litespeed_control_set_nocache', 'skerry' );
		nocache_headers();
		if ( ! headers_sent() ) {
			header( 'Cache-Control: private, no-store, max-age=0' );
		}
	}

	/**
	 * Passes everything on as it is, and notes whether that happens before the end.
	 *
	 * @param string $text  The buffer.
	 * @param int    $phase Why.
	 * @return string
	 */
	public static function pass( $text, $phase ) {
		if ( ! ( $phase & ( PHP_OUTPUT_HANDLER_FINAL | PHP_OUTPUT_HANDLER_CLEAN ) ) ) {
			self::$is_partly_sent = true;
		}
		return $text;
	}

	/**
	 * Sends the page: judged where it is whole, else as it is.
	 *
	 * @param string $why_not What `Request::why_not` said.
	 */
	private static function end( $why_not ) {
		while ( ob_get_level() > self::$level ) {
			ob_end_flush();
		}
		$handlers = ob_list_handlers();
		if ( ob_get_level() < self::$level || self::class . '::pass' !== end( $handlers ) || self::$is_partly_sent ) {
			return;
		}
		$html = ob_get_clean();
		if ( ! self::is_whole( $html ) ) {
			self::send( $html );
			return;
		}
		try {
			$verdict = new Verdict( $html, $why_not );
		} catch ( \Throwable $error ) {
			self::send( $html );
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- The page is as it was, but somebody should know.
			error_log( 'Skerry: ' . $error->getMessage() . ' in ' . $error->getFile() . ':' . $error->getLine() );
			return;
		}
		if ( self::$is_report ) {
			self::send_report( $verdict );
		} else {
			self::send( Admin_Bar::fill_in( $verdict ) );
		}
	}

	/**
	 * Whether a text is a page that the theme has printed to its end.
	 *
	 * @param string $html The text.
	 * @return bool
	 */
	private static function is_whole( $html ) {
		foreach ( headers_list() as $header ) {
			if ( preg_match( '~^content-type:(?!\s*(?:text/html|application/xhtml\+xml))~i', $header ) ) {
				return false;
			}
		}
		return did_action( 'wp_footer' ) && preg_match( '~</html\s*>\s*(?:<!--.*-->\s*)?$~is', substr( $html, -20000 ) );
	}

	/**
	 * Sends a page.
	 *
	 * @param string $html The page.
	 */
	private static function send( $html ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The page that the theme has printed.
		echo $html;
	}

	/**
	 * Stores what was found out of a page, and sends it to the list of pages.
	 *
	 * @param Verdict $verdict What was found out.
	 */
	private static function send_report( $verdict ) {
		$report = $verdict->report();
		$id     = is_home() ? (int) get_option( 'page_for_posts' ) : Request::id();
		if ( $id ) {
			update_post_meta( $id, '_skerry', $report );
		}
		if ( ! headers_sent() ) {
			header( 'Content-Type: application/json; charset=utf-8' );
		}
		require_once dirname( __DIR__ ) . '/admin/class-pages-page.php';
		echo wp_json_encode( Pages_Page::cells( $report ), JSON_HEX_TAG | JSON_HEX_AMP );
	}
}
