<?php
/**
 * Reads a page as a browser does.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * The CMS's own tag processor, which knows where comments, scripts and other raw text end, and how attributes are spelt. What it leaves out
 * of a page is added here: what stands in `noscript` is text where scripts run, and what stands in `template` is no part of the page.
 *
 * The tag processor and not `WP_HTML_Processor`, which builds the tree: that one gives up on pages that browsers show (misnested formatting,
 * markup in tables), and takes several times as long. Of 6.5 and later, because since then it also stops at comments and says whether a page
 * ended within a tag.
 */
class Reader extends \WP_HTML_Tag_Processor {

	/** Each `noscript` takes one jump. */
	const MAX_SEEK_OPS = PHP_INT_MAX;

	/** Elements whose content is raw text in HTML, but markup in SVG and MathML. */
	const RAW = array( 'SCRIPT', 'STYLE', 'TITLE', 'TEXTAREA', 'IFRAME', 'NOEMBED', 'NOFRAMES', 'XMP' );

	/** What is read of a page whose rest nobody can tell. */
	const UNREADABLE = array( 'PLAINTEXT', 'FRAMESET' );

	/**
	 * Whether each of the open templates keeps its content out of the page.
	 *
	 * @var bool[]
	 */
	private $templates = array();

	/**
	 * Names of the `svg` and `math` that are open.
	 *
	 * @var string[]
	 */
	private $foreign = array();

	/**
	 * Whether the tag processor may take something for what it is not.
	 *
	 * @var bool
	 */
	private $is_doubtful = false;

	/**
	 * What ends the reading of a page that takes too long, or null.
	 *
	 * @var Budget|null
	 */
	private $budget;

	/**
	 * Begins to read.
	 *
	 * @param string      $html   A page, or a piece of one.
	 * @param Budget|null $budget For a whole page.
	 */
	public function __construct( $html, $budget = null ) {
		parent::__construct( $html );
		$this->budget = $budget;
	}

	/**
	 * Goes to the next tag, also a closing one; false at the end.
	 *
	 * @return bool
	 */
	public function next_element() {
		while ( $this->next_token() ) {
			if ( $this->budget ) {
				$this->budget->spend();
			}
			if ( '#tag' !== $this->get_token_type() ) {
				$this->is_doubtful = $this->is_doubtful || ( $this->foreign && '<![CDATA[' === substr( $this->raw(), 0, 9 ) );
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
	 * Whether what has been read is what a browser reads, to its end.
	 *
	 * @return bool
	 */
	public function is_certain() {
		return ! $this->is_doubtful && ! $this->templates && ! $this->paused_at_incomplete_token();
	}

	/**
	 * Whether the tag at hand is a template's content, of which nothing is on the page.
	 *
	 * @return bool
	 */
	public function is_inert() {
		return in_array( true, $this->templates, true );
	}

	/**
	 * Where the tag at hand begins and ends; with its content and its closing tag where that is raw text.
	 *
	 * @return int[]
	 */
	public function span() {
		$this->set_bookmark( 'here' );
		$start = $this->bookmarks['here']->start;
		$end   = $start + $this->bookmarks['here']->length;
		// WordPress 6.5 leaves out a tag's last character.
		return array( $start, '>' === $this->html[ $end - 1 ] ? $end : $end + 1 );
	}

	/**
	 * The attributes of the tag at hand, decoded, by their names; the first of a name counts, as in a browser.
	 *
	 * @return string[]
	 */
	public function attributes() {
		$attributes = array();
		foreach ( $this->get_attribute_names_with_prefix( '' ) as $name ) {
			$value               = $this->get_attribute( $name );
			$attributes[ $name ] = true === $value ? '' : (string) $value;
		}
		return $attributes;
	}

	/**
	 * The text at hand, as it stands in the page.
	 *
	 * @return string
	 */
	private function raw() {
		list( $start, $end ) = $this->span();
		return substr( $this->html, $start, $end - $start );
	}

	/**
	 * Keeps account of where we are.
	 *
	 * @param string $tag       The name of the tag at hand.
	 * @param bool   $is_opener Whether it opens an element.
	 */
	private function note( $tag, $is_opener ) {
		if ( $this->foreign ) {
			// What is raw text for the tag processor is read as markup by browsers: of no consequence only where there is none in it.
			if ( $is_opener && ( 'SCRIPT' === $tag || 'TEMPLATE' === $tag || ( in_array( $tag, self::RAW, true ) && ! $this->is_plain() ) ) ) {
				$this->is_doubtful = true;
			}
		} elseif ( 'TEMPLATE' === $tag ) {
			if ( $is_opener ) {
				// One with a shadow root is put into the page.
				$this->templates[] = null === $this->get_attribute( 'shadowrootmode' );
			} else {
				array_pop( $this->templates );
			}
		} elseif ( in_array( $tag, self::UNREADABLE, true ) || ( 'SCRIPT' === $tag && preg_match( '~</?script<~i', $this->raw() ) ) ) {
			// Of the last, older versions of WordPress take the second bracket for nothing.
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
	 * Whether an element with raw text is the same where that is markup.
	 *
	 * @return bool
	 */
	private function is_plain() {
		return 1 === preg_match( '~^<[^<]*>\s*(?:<!\[CDATA\[[^<]*\]\]>\s*)?[^<]*</[^<]*$~', $this->raw() );
	}

	/**
	 * Goes to where a `noscript` ends, which is where its closing tag stands for the first time, even in a comment.
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
