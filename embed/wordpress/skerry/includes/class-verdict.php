<?php
/**
 * The verdict on a page, and why.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Judges a printed page and rewrites it if Skerry can drive all of it.
 */
class Verdict {

	/**
	 * `taken`: the builder's scripts are removed; else why the page is unchanged: `no-builder`, `widgets`, `newer`, `unknown`, `needed`,
	 * `changed`, `unreadable`, `large`, or a result of `Request::why_not`.
	 *
	 * @var string
	 */
	public $code;

	/**
	 * Names of the widgets or scripts responsible.
	 *
	 * @var string[]
	 */
	public $because = array();

	/**
	 * The page to send.
	 *
	 * @var string
	 */
	public $html;

	/**
	 * By whom the widgets of a taken page are driven, of `Coverage::drivers`.
	 *
	 * @var string[][]
	 */
	public $drivers = array();

	/**
	 * URLs of the scripts that a visitor's browser loads, without and with Skerry.
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
		$this->html = $html;
		$this->code = $why_not;
		if ( '' === $why_not ) {
			try {
				$this->judge( $html );
			} catch ( Too_Much $end ) {
				$this->code = 'large';
			}
		}
	}

	/**
	 * Finds a reason to leave the page alone, or removes the builder's scripts.
	 *
	 * @param string $html The page.
	 */
	private function judge( $html ) {
		$coverage    = new Coverage();
		$survey      = new Survey( $html, array( $coverage, 'visit' ) );
		$this->files = array_fill_keys( array( 'before', 'after' ), self::sources( $survey->scripts ) );
		$scripts     = new Scripts( $survey );
		if ( ! $scripts->has_builder() ) {
			$this->code = 'no-builder';
			return;
		}
		if ( ! $survey->is_readable ) {
			$this->code = 'unreadable';
			return;
		}
		foreach ( array(
			'changed' => $scripts->changed(),
			'widgets' => $coverage->missing(),
			'newer'   => Rules::is_builder_newer() ? $coverage->unknown() : array(),
			'needed'  => $scripts->needed(),
			'unknown' => $scripts->closed(),
		) as $code => $because ) {
			if ( $because ) {
				$this->code    = $code;
				$this->because = $because;
				return;
			}
		}
		$plan          = $scripts->plan();
		$this->code    = 'taken';
		$this->html    = self::without( $html, $survey, $plan, $coverage->chunks( $plan['jquery'] ) );
		$this->drivers = $coverage->drivers( $scripts );

		$this->files['after'] = array_merge(
			array_diff_key( $this->files['before'], $plan['drop'] ),
			array_map( array( Tags::class, 'src' ), array_merge( array( 'core' ), $coverage->chunks( $plan['jquery'], true ) ) )
		);
	}

	/**
	 * The page with our tags, and with these scripts in place but of a type that no browser runs.
	 *
	 * @param string   $html   The page.
	 * @param Survey   $survey What stands in it.
	 * @param array    $plan   Of `Scripts::plan`.
	 * @param string[] $chunks What its widgets load at once.
	 * @return string
	 */
	private static function without( $html, $survey, $plan, $chunks ) {
		$edits  = array();
		$config = '';
		$gone   = array();
		foreach ( $plan['drop'] as $number => $moved ) {
			$script                    = $survey->scripts[ $number ];
			$edits[ $script['start'] ] = array( $script['end'], Tags::held( $script['text'], $moved ) );
			$gone[]                    = isset( $script['has']['src'] ) ? Files::absolute( $script['has']['src'] ) : '';
		}
		$configs = array_filter( $plan['configs'], array( Tags::class, 'config' ) );
		$last    = $configs ? max( array_keys( $configs ) ) : -1;
		foreach ( $configs as $number => $text ) {
			$script = array( 'content' => $text ) + $survey->scripts[ $number ];
			if ( 'elementorFrontendConfig' === key( Tags::config( $text ) ) && isset( $script['has']['id'] ) ) {
				$config = $script['has']['id'];
			}
			$edits[ $script['start'] ] = array( $script['end'], Tags::as_data( $script ) . ( $number === $last ? "\n" . trim( Tags::globals() ) : '' ) );
		}
		foreach ( $survey->preloads as $link ) {
			// Removed scripts need no preload.
			if ( in_array( Files::absolute( $link['has']['href'] ), $gone, true ) ) {
				$edits[ $link['start'] ] = array( $link['end'], '' );
			}
		}
		Tags::use_nonce_of( $survey->scripts );
		foreach ( array(
			'early' => Tags::preload(),
			'head'  => Tags::head( $chunks, $config ),
			'body'  => Tags::give_back() . "\n",
		) as $name => $text ) {
			$place = $survey->places[ $name ];
			// Insertions at this place come after it.
			list( $end, $after ) = isset( $edits[ $place ] ) ? $edits[ $place ] : array( $place, '' );
			$edits[ $place ]     = array( $end, $text . $after );
		}
		return self::edited( $html, $edits );
	}

	/**
	 * A text with some of its parts replaced.
	 *
	 * @param string  $html  The text.
	 * @param array[] $edits By where a part begins: where it ends, and what takes its place.
	 * @return string
	 */
	private static function edited( $html, $edits ) {
		ksort( $edits );
		$new = '';
		$at  = 0;
		foreach ( $edits as $start => list( $end, $text ) ) {
			$new .= substr( $html, $at, $start - $at ) . $text;
			$at   = $end;
		}
		return $new . substr( $html, $at );
	}

	/**
	 * URLs of those scripts that are files, by their indices.
	 *
	 * @param array[] $scripts Of a `Survey`.
	 * @return string[]
	 */
	private static function sources( $scripts ) {
		return array_filter(
			array_map(
				static function ( $script ) {
					return isset( $script['has']['src'] ) ? $script['has']['src'] : '';
				},
				$scripts
			),
			'strlen'
		);
	}

	/**
	 * What is stored for the list of pages.
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
			'drivers' => array_map(
				static function ( $types ) {
					return array_slice( $types, 0, 40 );
				},
				$this->drivers
			),
			'before'  => $count( $this->files['before'] ),
			'after'   => $count( $this->files['after'] ),
			'time'    => time(),
			// Until a browser has measured it.
			'about'   => true,
		);
	}

	/**
	 * A verdict in words.
	 *
	 * @param string     $code    Of a verdict.
	 * @param string[]   $because Its widgets or scripts.
	 * @param string[][] $drivers Of a verdict.
	 * @return string
	 */
	public static function words( $code, $because, $drivers = array() ) {
		$words = array( self::sentence( $code, implode( ', ', $because ) ) );
		if ( 'needed' === $code || 'unknown' === $code ) {
			$words[] = __( 'If visitors do not need that, list the script’s address in the settings.', 'skerry' );
		}
		foreach ( $drivers as $who => $types ) {
			if ( $types ) {
				/* translators: %s: names of widgets, with commas. */
				$says    = array(
					'skerry' => __( 'Driven by Skerry: %s.', 'skerry' ),
					'own'    => __( 'Driven by their own scripts: %s.', 'skerry' ),
					'none'   => __( 'Driven by nothing: %s.', 'skerry' ),
				);
				$words[] = sprintf( $says[ $who ], implode( ', ', $types ) );
			}
		}
		return implode( ' ', $words );
	}

	/**
	 * A verdict in a sentence.
	 *
	 * @param string $code Of a verdict.
	 * @param string $list Its widgets or scripts.
	 * @return string
	 */
	private static function sentence( $code, $list ) {
		switch ( $code ) {
			case 'taken':
				return __( 'Skerry drives this page.', 'skerry' );
			case 'widgets':
				/* translators: %s: names of widgets, with commas. */
				return sprintf( __( 'Left to the builder, because Skerry does not drive: %s.', 'skerry' ), $list );
			case 'needed':
				/* translators: %s: names of scripts, with commas. */
				return sprintf( __( 'Left to the builder, because scripts use what Skerry does not have: %s.', 'skerry' ), $list );
			case 'newer':
				/* translators: %s: names of widgets, with commas. */
				return sprintf( __( 'Left to the builder, whose version is newer than Skerry knows, because these widgets may be new: %s.', 'skerry' ), $list );
			case 'unknown':
				/* translators: %s: names of scripts, with commas. */
				return sprintf( __( 'Left to the builder, because Skerry cannot read these scripts: %s.', 'skerry' ), $list );
			case 'large':
				return __( 'Left as it is, because it is too long to be read in time.', 'skerry' );
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
				return __( 'Left alone: this is not an ordinary page.', 'skerry' );
		}
	}
}
