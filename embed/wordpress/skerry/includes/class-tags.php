<?php
/**
 * What replaces the builder's scripts.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Creates tags.
 */
class Tags {

	/** What optimisers are asked to leave alone, in the words of each of them. */
	const LEAVE_ALONE = array(
		'data-cfasync'         => 'false',
		'data-no-optimize'     => '1',
		'data-no-defer'        => '1',
		'data-noptimize'       => '1',
		'data-nowprocket'      => '1',
		'nowprocket'           => true,
		'nitro-exclude'        => true,
		'data-jetpack-boost'   => 'ignore',
	);

	/** The type of scripts that were taken out. */
	const HELD = 'skerry/held';

	/** Defines the builder's configuration from the JSON in which it stays, for whoever reads it. */
	const GLOBALS = "for(const s of document.querySelectorAll('script[data-skerry-global]'))self[s.dataset.skerryGlobal]=JSON.parse(s.textContent)";

	/**
	 * What a security policy requires of the page's scripts, or an empty text.
	 *
	 * @var string
	 */
	private static $nonce = '';

	/**
	 * A script without the comments that WordPress adds around it.
	 *
	 * @param string $content Of the script.
	 * @return string
	 */
	public static function code( $content ) {
		return (string) preg_replace( '~/\*\s*(?:<!\[CDATA\[|\]\]>)\s*\*/|^\s*//\s*#\s*sourceURL=.*$~m', '', $content );
	}

	/**
	 * The values defined by a script that does nothing else: `[ name => JSON ]`, else null.
	 *
	 * @param string $content Of the script.
	 * @return string[]|null
	 */
	public static function config( $content ) {
		if ( ! preg_match( '~^\s*var\s+(\w+)\s*=\s*(\{.*\})\s*;?\s*$~s', self::code( $content ), $found ) || null === json_decode( $found[2] ) ) {
			return null;
		}
		return array( $found[1] => $found[2] );
	}

	/**
	 * A script's configuration as data.
	 *
	 * @param array $script One of a `Survey`, which `config` finds values in.
	 * @return string
	 */
	public static function as_data( $script ) {
		$values = self::config( $script['content'] );
		$name   = key( $values );
		return sprintf(
			'<script type="application/json" id="%s" data-skerry-global="%s">%s</script>',
			esc_attr( isset( $script['has']['id'] ) ? $script['has']['id'] : "skerry-$name" ),
			esc_attr( $name ),
			// In JSON this only occurs in strings; in a script it may start or end something.
			str_replace( '<', '\u003c', $values[ $name ] )
		);
	}

	/**
	 * A script with a type that no browser runs, otherwise unchanged; its own type is kept, if any. It stays in place, so that what it
	 * writes or looks for is there if it is given back.
	 *
	 * @param string $text  The script as it stands in the page.
	 * @param string $moved The attribute that an optimiser has moved its URL to, or an empty string.
	 * @return string
	 */
	public static function held( $text, $moved = '' ) {
		$tag = new \WP_HTML_Tag_Processor( $text );
		$tag->next_tag();
		$type = $tag->get_attribute( 'type' );
		$tag->set_attribute( 'type', self::HELD );
		if ( '' !== $moved && 'src' !== $moved ) {
			$tag->set_attribute( 'src', $tag->get_attribute( $moved ) );
			$tag->remove_attribute( $moved );
		}
		// A delayed script's type is its optimiser's.
		if ( null !== $type && '' === $moved ) {
			$tag->set_attribute( 'data-skerry-type', true === $type ? '' : $type );
		}
		foreach ( self::LEAVE_ALONE as $name => $value ) {
			if ( null === $tag->get_attribute( $name ) ) {
				$tag->set_attribute( $name, $value );
			}
		}
		return $tag->get_updated_html();
	}

	/**
	 * What can give the page back, for the page's end: the take-over's inline part gets the held scripts from it.
	 *
	 * @return string
	 */
	public static function give_back() {
		return wp_get_inline_script_tag( data( 'built' )['held'], array( 'id' => 'skerry-js-held' ) + self::common() );
	}

	/**
	 * Notes the nonce that a security policy requires of scripts: as this site's filter adds it, as the page's scripts have it (a filter
	 * may reach only those), or as the policy says (something may add it to the finished page).
	 *
	 * @param array[] $scripts Of a `Survey`.
	 */
	public static function use_nonce_of( $scripts ) {
		list( list( , $has ) ) = Markup::scripts( wp_get_script_tag( array( 'src' => self::src( 'core' ) ) ) );
		$nonces                = array_filter( array_column( array_merge( array( $has ), array_column( $scripts, 'has' ) ), 'nonce' ) );
		if ( ! $nonces && preg_match( "~^content-security-policy:.*?'nonce-([^']+)'~im", implode( "\n", headers_list() ), $found ) ) {
			$nonces = array( $found[1] );
		}
		self::$nonce = (string) reset( $nonces );
	}

	/**
	 * What all our scripts have.
	 *
	 * @return array
	 */
	private static function common() {
		return ( '' === self::$nonce ? array() : array( 'nonce' => self::$nonce ) ) + self::LEAVE_ALONE;
	}

	/**
	 * The nonce of a link that preloads a script: policies require it there, too.
	 *
	 * @return string
	 */
	private static function nonce() {
		return '' === self::$nonce ? '' : sprintf( ' nonce="%s"', esc_attr( self::$nonce ) );
	}

	/**
	 * Preloads our script before everything else: its tag is deferred, which browsers treat as less urgent.
	 *
	 * @return string
	 */
	public static function preload() {
		return sprintf(
			"<link rel=\"preload\" as=\"script\" id=\"skerry-js-preload\" href=\"%s\" integrity=\"%s\" crossorigin=\"anonymous\" fetchpriority=\"high\"%s>\n",
			esc_url( self::src( 'core' ) ),
			esc_attr( data( 'built' )['core']['integrity'] ),
			self::nonce()
		);
	}

	/**
	 * Our own tags, for the page's head.
	 *
	 * @param string[] $chunks     Names of the chunks that the page's widgets load at once.
	 * @param string   $config_tag The id of the data with the page's configuration, or an empty text.
	 * @return string
	 */
	public static function head( $chunks, $config_tag ) {
		$built    = data( 'built' );
		$settings = Settings::all();
		$consent  = $settings['consent'];
		$tag      = wp_get_script_tag(
			array_filter(
				array(
					'id'               => 'skerry-js',
					'src'              => self::src( 'core' ),
					'defer'            => true,
					'fetchpriority'    => 'high',
					'integrity'        => $built['core']['integrity'],
					'crossorigin'      => 'anonymous',
					'data-base'        => plugins_url( 'assets/', SKERRY_FILE ),
					'data-config'      => $config_tag ? "#$config_tag" : '',
					'data-motion'      => 'auto' === $settings['motion'] ? '' : $settings['motion'],
					'data-consent'     => $consent,
					'data-consent-own' => $consent ? $settings['consent_own'] : '',
				)
			) + self::common()
		);
		$preloads = '';
		foreach ( $chunks as $chunk ) {
			$preloads .= sprintf( "<link rel=\"modulepreload\" href=\"%s\"%s>\n", esc_url( self::src( $chunk ) ), self::nonce() );
		}
		// This tells the take-over's inline part that the server has already held the scripts.
		return wp_get_inline_script_tag( $built['stub'], array( 'id' => 'skerry-js-before' ) + self::common() )
			. wp_get_inline_script_tag(
				$built['clicks'],
				array(
					'id'            => 'skerry-js-clicks',
					'data-takeover' => 'server',
				) + self::common()
			)
			. sprintf( "<link rel=\"stylesheet\" id=\"skerry-css\" href=\"%s\">\n", esc_url( self::src( 'css' ) ) )
			. $preloads . $tag;
	}

	/**
	 * The script that defines the page's configuration.
	 *
	 * @return string
	 */
	public static function globals() {
		return wp_get_inline_script_tag( self::GLOBALS, array( 'id' => 'skerry-js-config' ) + self::common() );
	}

	/**
	 * A built file's URL.
	 *
	 * @param string $name `core`, `css`, or a chunk's name.
	 * @return string
	 */
	public static function src( $name ) {
		$built = data( 'built' );
		if ( isset( $built['chunks'][ $name ] ) ) {
			// The core requests chunks by exactly this URL; their names change with their content.
			return plugins_url( 'assets/' . $built['chunks'][ $name ]['file'], SKERRY_FILE );
		}
		return plugins_url( 'assets/' . $built[ $name ]['file'], SKERRY_FILE ) . '?ver=' . SKERRY_VERSION . '-' . substr( md5( $built[ $name ]['integrity'] ), 0, 8 );
	}
}
