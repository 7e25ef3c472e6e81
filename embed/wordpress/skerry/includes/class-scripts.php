<?php
/**
 * The scripts of a page: whose they are, and what depends on them.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Decides which scripts a page can do without once Skerry drives its widgets.
 */
class Scripts {

	/** Whatever the builder brings declares what it needs. */
	const BUILDERS_OWN = '~/(?:elementor|elementor-pro|pro-elements)/assets/~';

	/** Those of them that start its runtime; the rest are libraries, which may stay for others. */
	const STARTERS = '~/assets/js/(?:frontend|elements-handlers|preloaded-elements-handlers)(?:\.min)?\.js~';

	/** What a script may use without saying so, and the handle that provides it. */
	const PROVIDERS = array(
		'jquery'              => '/\bjQuery\b/',
		'wp-i18n'             => '/\bwp\.i18n\b/',
		'wp-hooks'            => '/\bwp\.hooks\b/',
		'imagesloaded'        => '/\bimagesLoaded\b/',
		'swiper'              => '/\bSwiper\b/',
		'flatpickr'           => '/\bflatpickr\b/',
		'lottie'              => '/\b(?:lottie|bodymovin)\b/',
		'elementor-waypoints' => '/\bWaypoint\b|\.(?:elementorW|w)aypoint\(/',
	);

	/** Like jQuery's own name, in a script that stands in the page: called, handed over, or asked for by way of the window. */
	const DOLLAR = '/(?<![\w$.\'"`])\$\s*[(.\[]|[(,=]\s*\$\s*[),;]|\b(?:window|self|globalThis|top|parent|frames|this)\s*(?:\?\.|\.|\[)\s*["\']?\$(?![\w$])/';

	/** Sets an option of jQuery's, which is of no use to anybody where jQuery goes. */
	const FLAG = '/^\s*jQuery(?:\.\w+)+\s*=\s*(?:true|false|null|\d+|"[^"\\\\]*"|\'[^\'\\\\]*\')\s*;?\s*$/';

	/** Types that browsers run: https://mimesniff.spec.whatwg.org/#javascript-mime-type */
	const RUNS = '~^(?:(?:text|application)/(?:x-)?(?:java|ecma)script|text/(?:javascript1\.[0-5]|jscript|livescript))$~';

	/** Types of what is never run. What has another type that no browser runs is kept by an optimiser or a consent tool, to be run later. */
	const DATA = '~json|importmap|rules|template|html|vbscript|^skerry/|^text/x-|^x-~';

	/**
	 * The output for each handle, in page order.
	 *
	 * @var array<string,string>
	 */
	private static $tags = array();

	/**
	 * Records what is printed from now on.
	 */
	public static function listen() {
		add_filter( 'script_loader_tag', array( self::class, 'remember' ), PHP_INT_MAX, 2 );
	}

	/**
	 * Records what is printed for a handle.
	 *
	 * @param string $tag    Its script and what stands before and after it.
	 * @param string $handle Its name.
	 * @return string The tag as it is.
	 */
	public static function remember( $tag, $handle ) {
		self::$tags[ $handle ] = (string) $tag;
		return $tag;
	}

	/**
	 * The full URL that a handle was registered with.
	 *
	 * @param string $handle Its name.
	 * @return string
	 */
	private static function src( $handle ) {
		$registered = wp_scripts()->registered;
		return isset( $registered[ $handle ] ) && is_string( $registered[ $handle ]->src ) ? Files::absolute( $registered[ $handle ]->src ) : '';
	}

	/**
	 * Whether a handle is the builder's.
	 *
	 * @param string $handle Its name.
	 * @return bool
	 */
	private static function is_builders( $handle ) {
		return Rules::is_builders( self::src( $handle ) );
	}

	/**
	 * Whether a handle starts the builder's runtime.
	 *
	 * @param string $handle Its name.
	 * @return bool
	 */
	private static function is_starter( $handle ) {
		return self::is_builders( $handle ) && 1 === preg_match( self::STARTERS, self::src( $handle ) );
	}

	/**
	 * Whether a handle is WordPress's.
	 *
	 * @param string $handle Its name.
	 * @return bool
	 */
	private static function is_core( $handle ) {
		return 0 === strpos( self::src( $handle ), Files::absolute( includes_url() ) );
	}

	/**
	 * Whether a handle's file only uses its declared dependencies.
	 *
	 * @param string $handle Its name.
	 * @return bool
	 */
	private static function is_honest( $handle ) {
		return self::is_core( $handle ) || 1 === preg_match( self::BUILDERS_OWN, self::src( $handle ) );
	}

	/**
	 * Handles with all their dependencies.
	 *
	 * @param string[] $handles To begin with.
	 * @return string[]
	 */
	private static function closure( $handles ) {
		$registered = wp_scripts()->registered;
		$found      = array();
		while ( $handles ) {
			$handle = array_pop( $handles );
			if ( isset( $registered[ $handle ] ) && ! isset( $found[ $handle ] ) ) {
				$found[ $handle ] = $handle;
				$handles          = array_merge( $handles, $registered[ $handle ]->deps );
			}
		}
		return $found;
	}

	/**
	 * Handles requested by others: those in the queue, and those printed outside it.
	 *
	 * @return string[]
	 */
	private static function others() {
		$scripts = wp_scripts();
		$asked   = array_merge( $scripts->queue, array_diff( array_keys( self::$tags ), self::closure( $scripts->queue ) ) );
		return array_filter(
			array_unique( $asked ),
			static function ( $handle ) {
				return ! self::is_builders( $handle );
			}
		);
	}

	/**
	 * Whether the builder's runtime is on this page.
	 *
	 * @return bool
	 */
	public static function has_builder() {
		return (bool) array_filter( array_keys( self::$tags ), array( self::class, 'is_starter' ) );
	}

	/**
	 * Decides what happens to the page's scripts.
	 *
	 * @param Survey $survey What stands in the page.
	 * @return array `needed` by whom the builder's runtime is needed; `drop` and `configs`: numbers of the scripts that can go, and of those that
	 *               only define a value, each with its handle; `jquery` whether jQuery stays; `lost` handles whose scripts do not stand in the
	 *               page as they were printed; `closed` handles of scripts whose files cannot be looked into.
	 */
	public static function plan( $survey ) {
		$owners = self::owners();
		$roots  = self::others();
		$needed = array();
		$closed = array();
		foreach ( $roots as $root ) {
			if ( array_filter( self::closure( array( $root ) ), array( self::class, 'is_starter' ) ) ) {
				$needed[] = $root;
			}
		}
		$keep = self::closure( $roots );
		foreach ( array_keys( $survey->handlers ) as $handler ) {
			$roots = array_merge( $roots, self::provided( (string) $handler, true ) );
		}
		foreach ( $survey->scripts as $script ) {
			list( $owner, $kind ) = isset( $owners[ $script['text'] ] ) ? $owners[ $script['text'] ] : array( '', '' );
			// Do not ask what is removed for its needs, nor scripts that declare theirs correctly.
			if ( self::is_data( $script['has'] ) || ( $owner && 'extra' !== $kind && ( ! isset( $keep[ $owner ] ) || self::is_honest( $owner ) ) ) ) {
				continue;
			}
			list( $names_runtime, $provided, $is_closed ) = self::named( $script['has'], $script['content'], (bool) $owner );
			if ( $names_runtime ) {
				$needed[] = $owner ? $owner : ( isset( $script['has']['src'] ) ? basename( Files::absolute( $script['has']['src'] ) ) : 'inline' );
			}
			if ( $is_closed && $owner && ! Rules::is_independent( self::src( $owner ) ) ) {
				$closed[] = $owner;
			}
			$roots = array_merge( $roots, $provided );
		}
		// Optional libraries need not be loaded: unprinted handles do not concern us.
		$keep = self::closure( $roots );
		return array(
			'needed' => array_values( array_unique( $needed ) ),
			'closed' => array_values( array_unique( $closed ) ),
			'jquery' => isset( $keep['jquery-core'] ),
		) + self::find( $survey->scripts, $owners, $keep );
	}

	/**
	 * Finds the output of removable handles in the page.
	 *
	 * @param array[]              $scripts Of the page.
	 * @param array[]              $owners  Of `owners`.
	 * @param array<string,string> $keep    Handles that stay.
	 * @return array `drop`, `configs` and `lost` of `plan`.
	 */
	private static function find( $scripts, $owners, $keep ) {
		$places = array();
		foreach ( $scripts as $number => $script ) {
			$places[ $script['text'] ][] = $number;
		}
		$plan = array_fill_keys( array( 'drop', 'configs', 'lost' ), array() );
		foreach ( $owners as $text => list( $owner, $kind ) ) {
			if ( isset( $keep[ $owner ] ) || 'extra' === $kind ) {
				continue;
			}
			$at = isset( $places[ $text ] ) ? $places[ $text ] : array();
			// A script with a type that browsers do not run belongs to someone else's code, which would miss it.
			if ( 1 !== count( $at ) || ! self::runs( $scripts[ $at[0] ]['has'] ) ) {
				$plan['lost'][] = $owner;
			} else {
				$plan[ 'config' === $kind ? 'configs' : 'drop' ][ $at[0] ] = $owner;
			}
		}
		return $plan;
	}

	/**
	 * Scripts as printed, each with its handle and kind: `own` for the file and what WordPress prints with it, `config` for a script that
	 * only defines a value, `extra` for what others have added.
	 *
	 * @return array[]
	 */
	private static function owners() {
		$owners = array();
		foreach ( self::$tags as $handle => $printed ) {
			foreach ( Markup::scripts( $printed ) as list( $tag, $has, $content ) ) {
				$id = isset( $has['id'] ) ? $has['id'] : '';
				if ( isset( $has['src'] ) || "$handle-js-translations" === $id || ( self::is_core( $handle ) && ( ! self::has( self::PROVIDERS['jquery'], $content ) || self::has( self::FLAG, Tags::code( $content ) ) ) ) ) {
					$kind = 'own';
				} else {
					$kind = self::is_builders( $handle ) && Tags::config( $content ) ? 'config' : 'extra';
				}
				$owners[ $tag ] = array( (string) $handle, $kind );
			}
		}
		return $owners;
	}

	/**
	 * A script's type as browsers determine it: https://html.spec.whatwg.org/#prepare-the-script-element
	 *
	 * @param string[] $has Its attributes.
	 * @return string
	 */
	private static function type( $has ) {
		if ( isset( $has['type'] ) ) {
			return '' === $has['type'] ? 'text/javascript' : strtolower( trim( $has['type'], " \t\n\f\r" ) );
		}
		return empty( $has['language'] ) ? 'text/javascript' : 'text/' . strtolower( $has['language'] );
	}

	/**
	 * Whether browsers run a script.
	 *
	 * @param string[] $has Its attributes.
	 * @return bool
	 */
	private static function runs( $has ) {
		$type = self::type( $has );
		return 'module' === $type || 1 === preg_match( self::RUNS, $type );
	}

	/**
	 * Whether a script is data.
	 *
	 * @param string[] $has Its attributes.
	 * @return bool
	 */
	private static function is_data( $has ) {
		return ! self::runs( $has ) && 1 === preg_match( self::DATA, self::type( $has ) );
	}

	/**
	 * Whether a text matches an expression. Counts as a match if it cannot be searched.
	 *
	 * @param string $pattern The expression.
	 * @param string $text    The text.
	 * @return bool
	 */
	private static function has( $pattern, $text ) {
		return 0 !== preg_match( $pattern, $text );
	}

	/**
	 * The handles of the libraries named in a text.
	 *
	 * @param string $text       Of a script.
	 * @param bool   $is_in_page Whether it stands in the page; in files, `$` is as often something else.
	 * @return string[]
	 */
	private static function provided( $text, $is_in_page ) {
		$provided = array();
		foreach ( self::PROVIDERS as $handle => $name ) {
			if ( self::has( $name, $text ) ) {
				$provided[] = $handle;
			}
		}
		if ( $is_in_page && self::has( self::DOLLAR, $text ) ) {
			$provided[] = 'jquery';
		}
		return $provided;
	}

	/**
	 * What a script uses of the builder's dependencies.
	 *
	 * @param string[] $has      Its attributes.
	 * @param string   $content  What stands in it.
	 * @param bool     $is_known Whether it was printed for a handle.
	 * @return array Whether it names the builder's runtime, the handles of the libraries that it names, and whether it cannot be looked into.
	 */
	private static function named( $has, $content, $is_known ) {
		$is_file = isset( $has['src'] );
		if ( $is_file && preg_match( '~^\s*data:[^,]*?(;\s*base64)?\s*,(.*)$~is', $has['src'], $found ) ) {
			// A data URL.
			list( $is_file, $text ) = array( false, rawurldecode( $found[2] ) );
			$text                   = '' === $found[1] ? $text : (string) base64_decode( $text );
		} else {
			$text = $is_file ? Files::read( $has['src'], $is_known ) : $content;
		}
		if ( null === $text ) {
			// Another server's. A blocking script may need what precedes it; an async one cannot.
			$waits = ! isset( $has['async'] ) && ! $is_known && 'module' !== self::type( $has );
			return array( false, $waits ? array( 'jquery' ) : array(), true );
		}
		return array( Rules::names_runtime( $text ), self::provided( $text, ! $is_file ), false );
	}
}
