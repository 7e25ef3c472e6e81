<?php
/**
 * A page while it is being printed.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Buffers a page until it is complete. jQuery is in its head, and scripts that need it may come after its footer: only at the end is it
 * known what can be removed.
 */
class Page {

	/** Of the address and of the nonce with which the list of pages asks for a report. */
	const REPORT = 'skerry-report';

	/** Of the page's name in that list, and of how the page is to be shown there: `before` without Skerry, `after` with it. */
	const KEY  = 'skerry-key';
	const SHOW = 'skerry-show';

	/**
	 * Whether a report is requested instead of the page.
	 *
	 * @var bool
	 */
	private static $is_report = false;

	/**
	 * How the page is requested for the list of pages, or an empty string.
	 *
	 * @var string
	 */
	private static $shown = '';

	/**
	 * Our buffer's nesting level, or 0.
	 *
	 * @var int
	 */
	private static $level = 0;

	/**
	 * Whether part of the page has already been sent.
	 *
	 * @var bool
	 */
	private static $is_partly_sent = false;

	/**
	 * Starts with every request.
	 */
	public static function register() {
		add_action( 'init', array( self::class, 'ask_for_report' ), 1 );
		// After redirects, and inside the buffers of caches and optimisers, which start earlier.
		add_action( 'template_redirect', array( self::class, 'begin' ), PHP_INT_MAX );
	}

	/**
	 * Shows an administrator who requests a report the page as visitors get it, whatever the settings.
	 */
	public static function ask_for_report() {
		if ( isset( $_GET[ self::REPORT ] ) && current_user_can( 'manage_options' ) && wp_verify_nonce( sanitize_key( $_GET[ self::REPORT ] ), self::REPORT ) ) {
			self::$shown     = isset( $_GET[ self::SHOW ] ) ? sanitize_key( $_GET[ self::SHOW ] ) : '';
			self::$is_report = '' === self::$shown;
			self::keep_out_of_caches();
			wp_set_current_user( 0 );
			add_filter( 'show_admin_bar', '__return_false', PHP_INT_MAX );
		}
	}

	/**
	 * Buffers the page if it concerns us.
	 */
	public static function begin() {
		$mode = self::$is_report || 'after' === self::$shown ? 'on' : Settings::get( 'mode' );
		if ( 'before' === self::$shown || 'off' === $mode || ( 'admins' === $mode && ! current_user_can( 'manage_options' ) ) ) {
			return;
		}
		if ( 'admins' === $mode ) {
			self::keep_out_of_caches();
		}
		self::remember_answer();
		$why_not = Request::why_not();
		if ( '' !== $why_not && ! self::$is_report ) {
			Admin_Bar::say( $why_not, array() );
			return;
		}
		Coverage::register();
		ob_start( array( self::class, 'pass' ) );
		self::$level = ob_get_level();
		// Before WordPress flushes all buffers, at 1.
		add_action(
			'shutdown',
			static function () use ( $why_not ) {
				self::end( $why_not );
			},
			0
		);
	}

	/**
	 * `?skerry-off` applies to all pages in this browser, even cached ones: their inline script reads the cookie (embed/takeover.ts).
	 */
	private static function remember_answer() {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It is the visitor's own, and changes nothing here.
		if ( ! isset( $_GET['skerry-off'] ) ) {
			return;
		}
		self::keep_out_of_caches();
		if ( ! headers_sent() ) {
			setcookie(
				'skerry-off',
				'1',
				array(
					'path'     => '/',
					'samesite' => 'Lax',
				)
			);
		}
	}

	/**
	 * Prevents caching of what only an administrator may see.
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
	 * Passes output through unchanged, and records whether that happens before the end.
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
	 * Sends the page: judged if complete, else unchanged. Until the verdict, the page stays in the buffer, which PHP sends even on a
	 * timeout. If PHP runs out of memory it sends nothing: `Budget` stays far below that.
	 *
	 * @param string $why_not What `Request::why_not` said.
	 */
	private static function end( $why_not ) {
		self::end_buffers();
		$handlers = ob_list_handlers();
		if ( ob_get_level() < self::$level || self::class . '::pass' !== end( $handlers ) || self::$is_partly_sent ) {
			return;
		}
		if ( ! Budget::can_read( ob_get_length() ) ) {
			$verdict = new Verdict( '', '' === $why_not ? 'large' : $why_not );
		} elseif ( ! self::is_page() ) {
			$verdict = new Verdict( '', 'no-page' );
		} else {
			$verdict = self::judge( $why_not );
		}
		if ( ! $verdict ) {
			return;
		}
		if ( self::$is_report ) {
			ob_clean();
			self::send_report( $verdict );
		} elseif ( 'taken' === $verdict->code || ( Admin_Bar::is_waiting() && Budget::has_memory( Budget::BYTES + 3 * ob_get_length() ) ) ) {
			$verdict->html = '' === $verdict->html ? ob_get_contents() : $verdict->html;
			$html          = Admin_Bar::fill_in( $verdict );
			ob_clean();
			self::send( $html );
		}
	}

	/**
	 * Ends the buffers that others have left open. Some may not be removed, nor those around them: then the page stays as it is.
	 */
	private static function end_buffers() {
		for ( $level = ob_get_level(); $level > self::$level; --$level ) {
			$buffer = ob_get_status();
			if ( ! ( $buffer['flags'] & PHP_OUTPUT_HANDLER_REMOVABLE ) ) {
				return;
			}
			ob_end_flush();
		}
	}

	/**
	 * The verdict on the buffered page, or null if there is none.
	 *
	 * @param string $why_not What `Request::why_not` said.
	 * @return Verdict|null
	 */
	private static function judge( $why_not ) {
		try {
			return new Verdict( ob_get_contents(), $why_not );
		} catch ( \Throwable $error ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- The page is as it was, but somebody should know.
			error_log( 'Skerry: ' . $error->getMessage() . ' in ' . $error->getFile() . ':' . $error->getLine() );
			return null;
		}
	}

	/**
	 * Whether the output is a complete HTML page from the theme.
	 *
	 * @return bool
	 */
	private static function is_page() {
		foreach ( headers_list() as $header ) {
			if ( preg_match( '~^content-type:(?!\s*text/html\b)|^content-encoding:~i', $header ) ) {
				return false;
			}
			if ( preg_match( '~^content-type:.*\bcharset\s*=\s*["\']?\s*([^\s;"\']+)~i', $header, $found ) && ! preg_match( Survey::ENCODINGS, $found[1] ) ) {
				return false;
			}
		}
		return (bool) did_action( 'wp_footer' );
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
	 * Stores the findings about a page, and sends them to the list of pages.
	 *
	 * @param Verdict $verdict What was found out.
	 */
	private static function send_report( $verdict ) {
		$report = $verdict->report();
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Looked at when the report was asked for.
		Reports::set( isset( $_GET[ self::KEY ] ) ? sanitize_key( $_GET[ self::KEY ] ) : 'post-' . Request::id(), $report );
		if ( ! headers_sent() ) {
			header( 'Content-Type: application/json; charset=utf-8' );
		}
		require_once dirname( __DIR__ ) . '/admin/class-pages-page.php';
		echo wp_json_encode( Pages_Page::cells( $report ), JSON_HEX_TAG | JSON_HEX_AMP );
	}
}
