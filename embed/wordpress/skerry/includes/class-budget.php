<?php
/**
 * The limits for reading a page.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Stops reading a page that takes too much memory or time. The page is then sent unchanged: late or never would be worse.
 */
class Budget {

	/** The longest page that is read, in bytes: more than ten times what the longest of 229 real pages has. */
	const MOST_BYTES = 3000000;

	/** How long a page may be read, in seconds. */
	const SECONDS = 1.0;

	/** Of the time that PHP gives a request, so many seconds are left to others. */
	const SECONDS_LEFT = 2.0;

	/** What is needed in bytes for a page and for each of its bytes: the page, its pieces, the new page, and the buffers that they pass. */
	const BYTES = 4000000;
	const BYTES_A_BYTE = 6;

	/**
	 * What WordPress and we record of a tag takes at most so many bytes for an attribute, for a byte of its name or value, and for a byte
	 * of a value that is taken apart. `MOST_A_BYTE` is for a page that is one such tag.
	 */
	const AN_ATTRIBUTE     = 400;
	const A_BYTE           = 4;
	const A_BYTE_IN_DETAIL = 60;
	const MOST_A_BYTE      = 120;
	const DETAILED         = array( 'class', 'data-elementor-settings' );

	/** The clock is looked at once for so many tags. */
	const STRIDE = 256;

	/**
	 * The deadline.
	 *
	 * @var float
	 */
	private $end;

	/**
	 * How many tags are read between looks at the clock.
	 *
	 * @var int
	 */
	private $until = self::STRIDE;

	/**
	 * Whether there is not enough memory for a page that is a single tag, so that what each tag costs matters.
	 *
	 * @var bool
	 */
	public $is_scarce;

	/**
	 * Starts.
	 *
	 * @param int $length Of the page, in bytes.
	 */
	public function __construct( $length ) {
		$this->end       = microtime( true ) + min( self::SECONDS, self::time_left() );
		$this->is_scarce = ! self::has_memory( self::BYTES + $length * ( self::BYTES_A_BYTE + self::MOST_A_BYTE ) );
	}

	/**
	 * Makes sure that there is memory to read a tag.
	 *
	 * @param int $cost Of the tag, in bytes.
	 * @throws Too_Much When there is not.
	 */
	public function afford( $cost ) {
		if ( ! self::has_memory( self::BYTES + $cost ) ) {
			throw new Too_Much( 'A tag has too much to be read.' );
		}
	}

	/**
	 * Whether a page of this length can be read at all.
	 *
	 * @param int $length In bytes.
	 * @return bool
	 */
	public static function can_read( $length ) {
		return $length <= self::MOST_BYTES && self::time_left() > 0 && self::has_memory( self::BYTES + $length * self::BYTES_A_BYTE );
	}

	/**
	 * Whether this much memory is left.
	 *
	 * @param int $bytes How much.
	 * @return bool
	 */
	public static function has_memory( $bytes ) {
		$limit = wp_convert_hr_to_bytes( (string) ini_get( 'memory_limit' ) );
		return $limit <= 0 || memory_get_usage() + $bytes < $limit;
	}

	/**
	 * How many seconds of this request are left for us. On most systems PHP counts only its own work; here all elapsed time counts.
	 *
	 * @return float
	 */
	private static function time_left() {
		$limit = (float) ini_get( 'max_execution_time' );
		$began = isset( $_SERVER['REQUEST_TIME_FLOAT'] ) ? (float) $_SERVER['REQUEST_TIME_FLOAT'] : microtime( true );
		return $limit > 0 ? $began + $limit - self::SECONDS_LEFT - microtime( true ) : self::SECONDS;
	}

	/**
	 * Counts a tag.
	 *
	 * @throws Too_Much When the time is over or the memory nearly full.
	 */
	public function spend() {
		if ( 0 < --$this->until ) {
			return;
		}
		$this->until = self::STRIDE;
		if ( microtime( true ) > $this->end || ! self::has_memory( self::BYTES ) ) {
			throw new Too_Much( 'A page is too long to be read.' );
		}
	}
}

/**
 * Thrown when a page is not read to its end.
 */
class Too_Much extends \RuntimeException {
}
