<?php
/**
 * What becomes of a page, and why.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Judges a printed page and, where Skerry drives all of it, prints it anew.
 */
class Verdict {

	/**
	 * `taken`: the builder's scripts are out; else why the page stays as it is: `no-builder`, `widgets`, `needed`, `changed`, `unreadable`, or
	 * what `Request::why_not` says.
	 *
	 * @var string
	 */
	public $code;

	/**
	 * Names of the widgets or scripts because of which.
	 *
	 * @var string[]
	 */
	public $because = array();

	/**
	 * The page as it is to be sent.
	 *
	 * @var string
	 */
	public $html;

	/**
	 * Addresses of the scripts that a visitor's browser loads at once, without Skerry and with it.
	 *
	 * @var string[][]
	 */
	public $files = array(
		'before' => array(),
		'after'  => array(),
	);

	/**
	 * Judges a page.
	 *
	 * @param string $html    The page.
	 * @param string $why_not What `Request::why_not` says.
	 */
	public function __construct( $html, $why_not ) {
		$this->html  = $html;
		$this->code  = $why_not;
		$this->files = array_fill_keys( array( 'before', 'after' ), self::sources( $html ) );
		if ( '' === $why_not ) {
			$this->judge( $html );
		}
	}

	/**
	 * Finds the reason to leave the page alone, or takes the builder's scripts out.
	 *
	 * @param string $html The page.
	 */
	private function judge( $html ) {
		if ( ! Scripts::has_builder() ) {
			$this->code = 'no-builder';
			return;
		}
		$elements = Markup::elements( $html );
		$head     = stripos( $html, '</head>' );
		$body     = strripos( $html, '</body>' );
		if ( null === $elements || ! $head || ! $body || $body < $head ) {
			$this->code = 'unreadable';
			return;
		}
		$plan = Scripts::plan( $html );
		foreach ( array(
			'widgets' => Coverage::missing( $elements ),
			'needed'  => $plan['needed'],
			'changed' => $plan['lost'],
		) as $code => $because ) {
			if ( $because ) {
				$this->code    = $code;
				$this->because = $because;
				return;
			}
		}
		$this->code = 'taken';
		$chunks     = Coverage::chunks( $elements, $plan['jquery'] );
		$this->html = self::without( $html, $plan, $chunks );

		$this->files['after'] = array_merge( self::sources( $this->html ), array_map( array( Tags::class, 'src' ), $chunks ) );
	}

	/**
	 * The page with our tags in the place of those scripts.
	 *
	 * @param string   $html   The page.
	 * @param array    $plan   Of `Scripts::plan`.
	 * @param string[] $chunks What its widgets load at once.
	 * @return string
	 */
	private static function without( $html, $plan, $chunks ) {
		$dropped = array();
		$config  = '';
		$new     = '';
		$last    = array_key_last( $plan['configs'] );
		foreach ( Markup::scripts( $html ) as list( $tag, $has ) ) {
			$is_config = isset( $plan['configs'][ $tag ] );
			if ( ! $is_config && ! isset( $plan['drop'][ $tag ] ) ) {
				continue;
			}
			$at   = strpos( $html, $tag );
			$new .= substr( $html, 0, $at );
			$html = substr( $html, $at + strlen( $tag ) );
			if ( $is_config ) {
				$new .= Tags::as_data( $tag );
				if ( 'elementor-frontend' === $plan['configs'][ $tag ] && isset( $has['id'] ) ) {
					$config = $has['id'];
				}
				$new .= $tag === $last ? "\n" . trim( Tags::globals() ) : '';
			} else {
				$dropped[] = $tag;
				$html      = ltrim( $html, "\r\n" );
			}
		}
		$html = self::without_preloads( $new . $html, $dropped );
		$html = substr_replace( $html, Tags::held( $dropped ) . "\n", strripos( $html, '</body>' ), 0 );
		return substr_replace( $html, Tags::head( $chunks, $config ), stripos( $html, '</head>' ), 0 );
	}

	/**
	 * The page without links that ask for what is not used any more.
	 *
	 * @param string   $html    The page.
	 * @param string[] $dropped Scripts that were taken out.
	 * @return string
	 */
	private static function without_preloads( $html, $dropped ) {
		$gone = array_map( array( Files::class, 'absolute' ), self::sources( implode( '', $dropped ) ) );
		$text = preg_replace_callback(
			'~<link\b(' . Markup::ATTRIBUTES . ')>\s?~i',
			static function ( $found ) use ( $gone ) {
				$has = Markup::attributes( $found[1] );
				return isset( $has['rel'], $has['href'] ) && preg_match( '/^(?:preload|prefetch|modulepreload)$/i', $has['rel'] )
					&& in_array( Files::absolute( $has['href'] ), $gone, true ) ? '' : $found[0];
			},
			$html
		);
		return null === $text ? $html : $text;
	}

	/**
	 * Addresses of the scripts of a page.
	 *
	 * @param string $html The page.
	 * @return string[]
	 */
	private static function sources( $html ) {
		$sources = array();
		foreach ( Markup::scripts( $html ) as list( , $has ) ) {
			if ( isset( $has['src'] ) && ! ( isset( $has['type'] ) && Tags::HELD === $has['type'] ) ) {
				$sources[] = $has['src'];
			}
		}
		return $sources;
	}

	/**
	 * What is kept for the list of pages.
	 *
	 * @return array
	 */
	public function report() {
		$count = static function ( $urls ) {
			return array( count( $urls ), Files::bytes( $urls ) );
		};
		return array(
			'code'    => $this->code,
			'because' => array_slice( $this->because, 0, 20 ),
			'before'  => $count( $this->files['before'] ),
			'after'   => $count( $this->files['after'] ),
			'time'    => time(),
		);
	}

	/**
	 * A verdict in words.
	 *
	 * @param string   $code    Of a verdict.
	 * @param string[] $because Its widgets or scripts.
	 * @return string
	 */
	public static function words( $code, $because ) {
		$list = implode( ', ', $because );
		switch ( $code ) {
			case 'taken':
				return __( 'Skerry drives this page.', 'skerry' );
			case 'widgets':
				/* translators: %s: names of widgets, with commas. */
				return sprintf( __( 'Left to the builder, because Skerry does not drive: %s.', 'skerry' ), $list );
			case 'needed':
				/* translators: %s: names of scripts, with commas. */
				return sprintf( __( 'Left to the builder, because other scripts need its own: %s.', 'skerry' ), $list );
			case 'changed':
				/* translators: %s: names of scripts, with commas. */
				return sprintf( __( 'Left to the builder, because another plugin merges or changes its scripts: %s.', 'skerry' ), $list );
			case 'unreadable':
				return __( 'Left as it is, because its markup cannot be read.', 'skerry' );
			case 'no-builder':
				return __( 'Nothing to do: none of the builder’s scripts is on this page.', 'skerry' );
			case 'excluded':
				return __( 'Left out in the settings.', 'skerry' );
			case 'edited':
				return __( 'Left alone: this is an editor or a preview.', 'skerry' );
			case 'off':
				return __( 'Skerry is switched off.', 'skerry' );
			default:
				return __( 'Left alone: this is no ordinary page.', 'skerry' );
		}
	}
}
