<?php
/**
 * What is printed in the place of the builder's scripts.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Makes tags.
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
	 * The values that a script defines where it does nothing else: `[ name => JSON ]`, else null.
	 *
	 * @param string $content Of the script.
	 * @return string[]|null
	 */
	public static function config( $content ) {
		$content = preg_replace( '~/\*\s*(?:<!\[CDATA\[|\]\]>)\s*\*/|^\s*//\s*#\s*sourceURL=.*$~m', '', $content );
		if ( ! preg_match( '~^\s*var\s+(\w+)\s*=\s*(\{.*\})\s*;?\s*$~s', $content, $found ) || null === json_decode( $found[2] ) ) {
			return null;
		}
		return array( $found[1] => $found[2] );
	}

	/**
	 * The configuration of a script as data.
	 *
	 * @param string $tag Of a script that `config` finds values in.
	 * @return string
	 */
	public static function as_data( $tag ) {
		list( list( , $has, $content ) ) = Markup::scripts( $tag );
		list( $name, $json )             = self::pair( self::config( $content ) );
		return sprintf(
			'<script type="application/json" id="%s" data-skerry-global="%s">%s</script>',
			esc_attr( isset( $has['id'] ) ? $has['id'] : "skerry-$name" ),
			esc_attr( $name ),
			str_replace( '</', '<\/', $json )
		);
	}

	/**
	 * The only key and value of an array.
	 *
	 * @param string[] $values An array.
	 * @return string[]
	 */
	private static function pair( $values ) {
		return array( key( $values ), current( $values ) );
	}

	/**
	 * Scripts that were taken out, of a type that no browser runs, and what can give them back.
	 *
	 * @param string[] $tags As they stood in the page.
	 * @return string
	 */
	public static function held( $tags ) {
		$held = '';
		foreach ( $tags as $tag ) {
			list( list( , $has, $content ) ) = Markup::scripts( $tag );
			// They run one after the other.
			unset( $has['type'], $has['defer'], $has['async'] );
			$held .= sprintf( '<script type="%s"', self::HELD );
			foreach ( $has + self::LEAVE_ALONE as $name => $value ) {
				$held .= sprintf( ' %s="%s"', esc_attr( $name ), esc_attr( true === $value ? '' : $value ) );
			}
			$held .= ">$content</script>\n";
		}
		return $held . wp_get_inline_script_tag( data( 'built' )['held'], array( 'id' => 'skerry-js-held' ) + self::LEAVE_ALONE );
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
					'integrity'        => $built['core']['integrity'],
					'crossorigin'      => 'anonymous',
					'data-base'        => plugins_url( 'assets/', SKERRY_FILE ),
					'data-config'      => $config_tag ? "#$config_tag" : '',
					'data-motion'      => 'auto' === $settings['motion'] ? '' : $settings['motion'],
					'data-consent'     => $consent,
					'data-consent-own' => $consent ? $settings['consent_own'] : '',
				)
			) + self::LEAVE_ALONE
		);
		$preloads = '';
		foreach ( $chunks as $chunk ) {
			$preloads .= sprintf( "<link rel=\"modulepreload\" href=\"%s\">\n", esc_url( self::src( $chunk ) ) );
		}
		// What follows the inline part of a take-over tells it that the server has done the holding.
		return wp_get_inline_script_tag( $built['stub'], array( 'id' => 'skerry-js-before' ) + self::LEAVE_ALONE )
			. wp_get_inline_script_tag(
				$built['clicks'],
				array(
					'id'            => 'skerry-js-clicks',
					'data-takeover' => 'server',
				) + self::LEAVE_ALONE
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
		return wp_get_inline_script_tag( self::GLOBALS, array( 'id' => 'skerry-js-config' ) + self::LEAVE_ALONE );
	}

	/**
	 * The address of a built file.
	 *
	 * @param string $name `core`, `css`, or a chunk's name.
	 * @return string
	 */
	public static function src( $name ) {
		$built = data( 'built' );
		if ( isset( $built['chunks'][ $name ] ) ) {
			// The core asks for chunks by this very address; their names change with their content.
			return plugins_url( 'assets/' . $built['chunks'][ $name ]['file'], SKERRY_FILE );
		}
		return plugins_url( 'assets/' . $built[ $name ]['file'], SKERRY_FILE ) . '?ver=' . SKERRY_VERSION . '-' . substr( md5( $built[ $name ]['integrity'] ), 0, 8 );
	}
}
