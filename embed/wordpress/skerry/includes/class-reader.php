<?php
/**
 * Reads a page like a browser.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Wraps WordPress's tag processor, which knows where comments, scripts and other raw text end, and how attributes are written. This adds
 * what it lacks: `noscript` contains text if scripts run, and the contents of `template` are not part of the page.
 *
 * Not `WP_HTML_Processor`, which builds a tree: it gives up on pages that browsers show (misnested formatting, markup in tables), and takes
 * several times as long. Needs 6.5, which also stops at comments and reports whether a page ends inside a tag.
 */
class Reader extends \WP_HTML_Tag_Processor {

	/** Each `noscript` takes one jump. */
	const MAX_SEEK_OPS = PHP_INT_MAX;

	/** Elements whose content is raw text in HTML, but markup in SVG and MathML. */
	const RAW = array( 'SCRIPT', 'STYLE', 'TITLE', 'TEXTAREA', 'IFRAME', 'NOEMBED', 'NOFRAMES', 'XMP' );

	/** What is read of a page whose rest nobody can tell. */
	const UNREADABLE = array( 'PLAINTEXT', 'FRAMESET' );

	/**
	 * Where the first text of the page begins that is more than white space, or null.
	 *
	 * @var int|null
	 */
	public $text = null;

	/**
	 * For each open template, whether it keeps its contents out of the page.
	 *
	 * @var bool[]
	 */
	private $templates = array();

	/**
	 * Names of the open `svg` and `math` elements.
	 *
	 * @var string[]
	 */
	private $foreign = array();

	/**
	 * Whether the tag processor may have misread something.
	 *
	 * @var bool
	 */
	private $is_doubtful = false;

	/**
	 * The budget for reading, or null.
	 *
	 * @var Budget|null
	 */
	private $budget;

	/**
	 * Where the tag begins whose length was looked at last.
	 *
	 * @var int
	 */
	private $measured = -1;

	/**
	 * Starts reading.
	 *
	 * @param string      $html   A page, or a piece of one.
	 * @param Budget|null $budget For a whole page.
	 */
	public function __construct( $html, $budget = null ) {
		parent::__construct( $html );
		$this->budget = $budget;
	}

	/**
	 * Moves to the next tag, opening or closing; false at the end.
	 *
	 * @return bool
	 */
	public function next_element() {
		while ( $this->can_go_on() && $this->next_token() ) {
			if ( '#tag' !== $this->get_token_type() ) {
				$this->is_doubtful = $this->is_doubtful || ( $this->foreign && '<![CDATA[' === substr( $this->raw(), 0, 9 ) );
				$this->note_text();
				continue;
			}
			$tag = $this->get_tag();
			if ( 'NOSCRIPT' === $tag && ! $this->is_tag_closer() && ! $this->foreign ) {
				$this->skip_noscript();
				continue;
			}
			$this->note( $tag, ! $this->is_tag_closer() );
			return true;
		}
		return false;
	}

	/**
	 * Counts a step, and looks at what the next tag costs before its attributes are recorded.
	 *
	 * @throws Too_Much When the next step is beyond the budget.
	 * @return bool True.
	 */
	private function can_go_on() {
		if ( $this->budget ) {
			$this->budget->spend();
			if ( $this->budget->is_scarce ) {
				$start = strpos( $this->html, '<', $this->measured < 0 ? 0 : $this->span()[1] );
				if ( false !== $start && $start !== $this->measured ) {
					$this->measured = $start;
					$this->budget->afford( $this->cost( $start ) );
				}
			}
		}
		return true;
	}

	/**
	 * What a tag costs to read, found out without reading it: the steps are those of browsers.
	 *
	 * @param int $start Where it begins.
	 * @return int In bytes of memory, at most.
	 */
	private function cost( $start ) {
		$space = " \t\f\r\n";
		$html  = $this->html;
		$end   = strlen( $html );
		$at    = $start + 1 + strcspn( $html, "$space/>", $start + 1 );
		$cost  = 0;
		while ( $at < $end ) {
			$at += strspn( $html, "$space/", $at );
			if ( $at >= $end || '>' === $html[ $at ] ) {
				break;
			}
			// A name may begin with “=”.
			$length = 1 + strcspn( $html, "$space=/>", $at + 1 );
			$name   = strtolower( substr( $html, $at, min( $length, 40 ) ) );
			$at    += $length;
			$value  = $at + strspn( $html, $space, $at );
			if ( $value < $end && '=' === $html[ $value ] ) {
				$at    = $value + 1 + strspn( $html, $space, $value + 1 );
				$quote = $at < $end && ( '"' === $html[ $at ] || "'" === $html[ $at ] ) ? $html[ $at ] : '';
				$close = '' === $quote ? $at + strcspn( $html, "$space>", min( $at, $end ) ) : strpos( $html, $quote, $at + 1 );
				$close = false === $close ? $end : $close;
				$cost += ( $close - $at ) * ( in_array( $name, Budget::DETAILED, true ) ? Budget::A_BYTE_IN_DETAIL : Budget::A_BYTE );
				$at    = $close + strlen( $quote );
			}
			$cost += Budget::AN_ATTRIBUTE + $length * Budget::A_BYTE;
		}
		return $cost;
	}

	/**
	 * Whether everything was read as a browser would, to the end.
	 *
	 * @return bool
	 */
	public function is_certain() {
		return ! $this->is_doubtful && ! $this->templates && ! $this->paused_at_incomplete_token();
	}

	/**
	 * Whether the current tag is inside a template and so not on the page.
	 *
	 * @return bool
	 */
	public function is_inert() {
		return in_array( true, $this->templates, true );
	}

	/**
	 * Start and end of the current tag; including its contents and closing tag if that is raw text.
	 *
	 * @return int[]
	 */
	public function span() {
		$this->set_bookmark( 'here' );
		$start = $this->bookmarks['here']->start;
		$end   = $start + $this->bookmarks['here']->length;
		// WordPress 6.5 omits a tag's last character.
		return array( $start, '>' === $this->html[ $end - 1 ] ? $end : min( $end + 1, strlen( $this->html ) ) );
	}

	/**
	 * The current tag's decoded attributes by name; of duplicates the first counts, as in a browser.
	 *
	 * @return string[]
	 */
	public function attributes() {
		$attributes = array();
		// `</br>` opens an element, but has no attributes.
		foreach ( (array) $this->get_attribute_names_with_prefix( '' ) as $name ) {
			$value               = $this->get_attribute( $name );
			$attributes[ $name ] = true === $value ? '' : (string) $value;
		}
		return $attributes;
	}

	/**
	 * The current text, as in the page.
	 *
	 * @return string
	 */
	private function raw() {
		list( $start, $end ) = $this->span();
		return substr( $this->html, $start, $end - $start );
	}

	/**
	 * Tracks the position.
	 *
	 * @param string $tag       The name of the tag at hand.
	 * @param bool   $is_opener Whether it opens an element.
	 */
	private function note( $tag, $is_opener ) {
		if ( $this->foreign ) {
			// Raw text for the tag processor, but markup for browsers: harmless only if it contains no markup.
			if ( $is_opener && ( 'SCRIPT' === $tag || 'TEMPLATE' === $tag || ( in_array( $tag, self::RAW, true ) && ! $this->is_plain() ) ) ) {
				$this->is_doubtful = true;
			}
		} elseif ( 'TEMPLATE' === $tag ) {
			if ( $is_opener ) {
				// A template with a shadow root is put into the page.
				$this->templates[] = null === $this->get_attribute( 'shadowrootmode' );
			} else {
				array_pop( $this->templates );
			}
		} elseif ( in_array( $tag, self::UNREADABLE, true ) || ( 'SCRIPT' === $tag && preg_match( '~</?script<~i', $this->raw() ) ) ) {
			// Older versions of WordPress ignore the second bracket of the last one.
			$this->is_doubtful = true;
		}
		if ( 'SVG' !== $tag && 'MATH' !== $tag ) {
			return;
		}
		if ( $is_opener && ! $this->has_self_closing_flag() ) {
			$this->foreign[] = $tag;
		} elseif ( ! $is_opener && $this->foreign && array_pop( $this->foreign ) !== $tag ) {
			$this->is_doubtful = true;
		}
	}

	/**
	 * Notes the first text.
	 */
	private function note_text() {
		if ( null !== $this->text || '#text' !== $this->get_token_type() || $this->templates ) {
			return;
		}
		list( $start ) = $this->span();
		$first         = $start + strspn( $this->html, " \t\f\r\n", $start );
		if ( $first < $start + $this->bookmarks['here']->length ) {
			$this->text = $first;
		}
	}

	/**
	 * Whether an element with raw text would be the same as markup.
	 *
	 * @return bool
	 */
	private function is_plain() {
		return 1 === preg_match( '~^<[^<]*>\s*(?:<!\[CDATA\[[^<]*\]\]>\s*)?[^<]*</[^<]*$~', $this->raw() );
	}

	/**
	 * Moves to the end of a `noscript`: its first closing tag, even inside a comment.
	 */
	private function skip_noscript() {
		list( , $end ) = $this->span();
		while ( false !== $end ) {
			$end = stripos( $this->html, '</noscript', $end );
			if ( false !== $end && strspn( $this->html, " \t\f\r\n/>", $end + 10, 1 ) ) {
				$this->set_bookmark( 'end' );
				$this->bookmarks['end']->start = $end;
				$this->seek( 'end' );
				return;
			}
			$end = false === $end ? false : $end + 1;
		}
		$this->is_doubtful = true;
	}
}
