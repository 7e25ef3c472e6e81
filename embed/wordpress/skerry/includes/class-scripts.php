<?php
/**
 * The scripts of a page: whose they are and who depends on them.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Decides which scripts a page can do without once Skerry drives its widgets.
 */
class Scripts {

	/** Files of the builder, its add-on and its companion theme. Others of theirs belong to people who are logged in, and stay. */
	const BUILDERS = '~/(?:elementor|elementor-pro|pro-elements)/assets/(?:lib/|js/(?:webpack(?:-pro)?\.runtime|frontend|frontend-modules|elements-handlers|preloaded-elements-handlers|preloaded-modules|[\w.-]+\.bundle)(?:\.min)?\.js)|/themes/hello-elementor/assets/js/hello-frontend(?:\.min)?\.js~';

	/** Whatever the builder brings declares what it needs. */
	const BUILDERS_OWN = '~/(?:elementor|elementor-pro|pro-elements)/assets/~';

	/** Those of them that start its runtime; the rest are libraries, which may stay for others. */
	const STARTERS = '~/assets/js/(?:frontend|elements-handlers|preloaded-elements-handlers)(?:\.min)?\.js~';

	/** What a script may use without saying so, and the handle that provides it. */
	const PROVIDERS = array(
		'jquery'       => '/\bjQuery\b/',
		'wp-i18n'      => '/\bwp\.i18n\b/',
		'wp-hooks'     => '/\bwp\.hooks\b/',
		'imagesloaded' => '/\bimagesLoaded\b/',
		'swiper'       => '/\bSwiper\b/',
		'flatpickr'    => '/\bflatpickr\b/',
	);

	/** Like jQuery's own name, in a script that stands in the page. */
	const DOLLAR = '/(?<![\w$.\'"`])\$\s*[(.]/';

	/** Attributes that are scripts. */
	const HANDLERS = '~\son[a-z]+\s*=\s*(?:"[^"]*(?:\bjQuery\b|\$\()|\'[^\']*(?:\bjQuery\b|\$\())~';

	/** The runtime's globals. Its configuration stays where it is. */
	const RUNTIME = '/\b(?:elementorFrontend|elementorProFrontend|elementorModules)\b/';

	/**
	 * What was printed for each handle, in the order of the page.
	 *
	 * @var array<string,string>
	 */
	private static $tags = array();

	/**
	 * Notes what is printed from now on.
	 */
	public static function listen() {
		add_filter( 'script_loader_tag', array( self::class, 'remember' ), PHP_INT_MAX, 2 );
	}

	/**
	 * Notes what is printed for a handle.
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
	 * The address that a handle was registered with, whole.
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
		return 1 === preg_match( self::BUILDERS, self::src( $handle ) );
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
	 * Whether a handle is of the CMS.
	 *
	 * @param string $handle Its name.
	 * @return bool
	 */
	private static function is_core( $handle ) {
		return 0 === strpos( self::src( $handle ), Files::absolute( includes_url() ) );
	}

	/**
	 * Whether the file of a handle uses nothing that it does not depend on.
	 *
	 * @param string $handle Its name.
	 * @return bool
	 */
	private static function is_honest( $handle ) {
		return self::is_core( $handle ) || 1 === preg_match( self::BUILDERS_OWN, self::src( $handle ) );
	}

	/**
	 * Handles and all that they depend on.
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
	 * Handles that somebody else has asked for: those of the queue, and those that were printed past it.
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
	 * What becomes of the page's scripts.
	 *
	 * @param string $html The page.
	 * @return array `needed` by whom the builder's runtime is needed; `drop` the scripts that can go, as they stand in the page and in its
	 *               order, each with its handle; `configs` those that only define a value; `jquery` whether jQuery stays; `lost` handles
	 *               whose scripts do not stand in the page as they were printed.
	 */
	public static function plan( $html ) {
		$all    = Markup::scripts( $html );
		$owners = self::owners();
		$roots  = self::others();
		$needed = array();
		foreach ( $roots as $root ) {
			if ( array_filter( self::closure( array( $root ) ), array( self::class, 'is_starter' ) ) ) {
				$needed[] = $root;
			}
		}
		$keep = self::closure( $roots );
		if ( preg_match( self::HANDLERS, $html ) ) {
			$roots[] = 'jquery';
		}
		foreach ( $all as list( $tag, $has, $content ) ) {
			list( $owner, $kind ) = isset( $owners[ $tag ] ) ? $owners[ $tag ] : array( '', '' );
			// What goes is not asked what it needs, nor is what says it honestly.
			if ( self::is_data( $has ) || ( $owner && 'extra' !== $kind && ( ! isset( $keep[ $owner ] ) || self::is_honest( $owner ) ) ) ) {
				continue;
			}
			list( $names_runtime, $provided ) = self::named( $has, $content, (bool) $owner );
			if ( $names_runtime ) {
				$needed[] = $owner ? $owner : ( isset( $has['src'] ) ? basename( Files::absolute( $has['src'] ) ) : 'inline' );
			}
			$roots = array_merge( $roots, $provided );
		}
		// What is only used where it happens to be there need not be fetched for it: handles that were not printed are none of ours.
		$keep = self::closure( $roots );
		$plan = array(
			'needed'  => array_values( array_unique( $needed ) ),
			'drop'    => array(),
			'configs' => array(),
			'jquery'  => isset( $keep['jquery-core'] ),
			'lost'    => array(),
		);
		$here = array_column( $all, 0 );
		foreach ( $owners as $tag => list( $owner, $kind ) ) {
			if ( isset( $keep[ $owner ] ) || 'extra' === $kind ) {
				continue;
			}
			if ( 1 !== count( array_keys( $here, (string) $tag, true ) ) ) {
				$plan['lost'][] = $owner;
			} else {
				$plan[ 'config' === $kind ? 'configs' : 'drop' ][ $tag ] = $owner;
			}
		}
		return $plan;
	}

	/**
	 * Scripts as they were printed, each with its handle and what it is: `own` for the file and what the CMS prints with it, `config` for
	 * one that only defines a value, `extra` for what somebody has added to it.
	 *
	 * @return array[]
	 */
	private static function owners() {
		$owners = array();
		foreach ( self::$tags as $handle => $printed ) {
			foreach ( Markup::scripts( $printed ) as list( $tag, $has, $content ) ) {
				$id = isset( $has['id'] ) ? $has['id'] : '';
				if ( isset( $has['src'] ) || "$handle-js-translations" === $id || ( self::is_core( $handle ) && ! preg_match( self::PROVIDERS['jquery'], $content ) ) ) {
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
	 * Whether a script is data or a module: neither runs while the page is read.
	 *
	 * @param string[] $has Its attributes.
	 * @return bool
	 */
	private static function is_data( $has ) {
		$type = strtolower( trim( isset( $has['type'] ) ? $has['type'] : '' ) );
		return '' !== $type && ! preg_match( '~^(?:text|application)/(?:x-)?(?:java|ecma)script~', $type ) && 'module' !== $type;
	}

	/**
	 * What a script names that the builder's scripts brought.
	 *
	 * @param string[] $has      Its attributes.
	 * @param string   $content  What stands in it.
	 * @param bool     $is_known Whether it was printed for a handle.
	 * @return array Whether it names the builder's runtime, and the handles of the libraries that it names.
	 */
	private static function named( $has, $content, $is_known ) {
		$text     = isset( $has['src'] ) ? Files::read( $has['src'] ) : $content;
		$provided = array();
		if ( null === $text ) {
			// Another server's. One that is waited for may need what stands before it; one that comes at any time can not.
			$waits = ! isset( $has['async'] ) && ! $is_known && ( ! isset( $has['type'] ) || 'module' !== $has['type'] );
			return array( false, $waits ? array( 'jquery' ) : array() );
		}
		foreach ( self::PROVIDERS as $handle => $name ) {
			if ( preg_match( $name, $text ) ) {
				$provided[] = $handle;
			}
		}
		if ( ! isset( $has['src'] ) && preg_match( self::DOLLAR, $text ) ) {
			$provided[] = 'jquery';
		}
		return array( 1 === preg_match( self::RUNTIME, $text ), $provided );
	}
}
