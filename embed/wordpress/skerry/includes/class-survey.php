<?php
/**
 * A page's contents.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Reads a page once from start to end, and records what the verdict needs. Keeps no elements: a page may have 80,000.
 */
class Survey {

	/** Encodings in which every byte below 128 is the character that it is in ASCII, wherever it stands. */
	const ENCODINGS = '/^(?:utf-?8|us-ascii|(?:iso-?8859|windows|cp)-?[\d-]+|latin-?\d)$/i';

	/** Attributes that may be scripts, beside those that begin with “on”. */
	const ADDRESSES = array( 'href', 'action', 'formaction', 'src', 'data', 'xlink:href' );

	/** Elements that a browser puts into the head, or that do not end it. */
	const IN_HEAD = array( 'HTML', 'HEAD', 'BASE', 'BASEFONT', 'BGSOUND', 'LINK', 'META', 'NOFRAMES', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE' );

	/**
	 * Whether a browser would read the page the same way.
	 *
	 * @var bool
	 */
	public $is_readable;

	/**
	 * The page's scripts: `start` and `end`, the original `text`, attributes in `has`, and `content`.
	 *
	 * @var array[]
	 */
	public $scripts = array();

	/**
	 * Preload links: `start` and `end`, and attributes in `has`.
	 *
	 * @var array[]
	 */
	public $preloads = array();

	/**
	 * Code beside the page's scripts (handlers, `javascript:` URLs, sources of frames, scripts in templates), as keys.
	 *
	 * @var array<string,true>
	 */
	public $handlers = array();

	/**
	 * Insertion points, or null: `early` where a file can first be requested, `head` at the head's end, `body` at the body's.
	 *
	 * @var array<string,int|null>
	 */
	public $places = array(
		'early' => null,
		'head'  => null,
		'body'  => null,
	);

	/**
	 * The encoding declared by the page.
	 *
	 * @var string
	 */
	private $encoding = '';

	/**
	 * The position of the tag that declares the encoding.
	 *
	 * @var int
	 */
	private $encoding_end = 0;

	/**
	 * Whether the page is complete.
	 *
	 * @var bool
	 */
	private $has_end = false;

	/**
	 * Reads a page.
	 *
	 * @param string        $html     The page.
	 * @param callable|null $visit    Called with each element that has an attribute.
	 * @throws Too_Much When that takes too long.
	 */
	public function __construct( $html, $visit = null ) {
		$reader = new Reader( $html, new Budget( strlen( $html ) ) );
		while ( $reader->next_element() ) {
			$this->end_head( $reader );
			if ( $reader->is_tag_closer() ) {
				$this->close( $reader );
			} else {
				$this->open( $reader, $html, $visit );
			}
		}
		if ( null === $this->places['head'] ) {
			$this->places['early'] = null;
		} else {
			$early = null === $this->places['early'] ? $this->places['head'] : $this->places['early'];
			// Browsers look for the encoding only in the first kilobyte.
			$this->places['early'] = $this->encoding_end < $this->places['head'] ? max( $early, $this->encoding_end ) : $early;
		}
		$this->is_readable = $reader->is_certain() && $this->has_end && isset( $this->places['head'], $this->places['body'] ) && $this->places['head'] <= $this->places['body']
			// How a browser decodes these cannot be told from bytes.
			&& false === strpos( $html, "\0" ) && ( '' === $this->encoding || preg_match( self::ENCODINGS, $this->encoding ) );
	}

	/**
	 * Records where the head ends. All of its tags are optional: browsers end it before whatever does not belong there.
	 *
	 * @param Reader $reader At a tag.
	 */
	private function end_head( $reader ) {
		if ( null !== $this->places['head'] || $reader->is_inert() ) {
			return;
		}
		$tag  = $reader->get_tag();
		$ends = $reader->is_tag_closer() ? in_array( $tag, array( 'HEAD', 'BODY', 'HTML', 'BR' ), true ) : ! in_array( $tag, self::IN_HEAD, true );
		if ( null !== $reader->text ) {
			$this->places['head'] = $reader->text;
		} elseif ( $ends ) {
			list( $this->places['head'] ) = $reader->span();
		}
	}

	/**
	 * Records where a part of the page ends.
	 *
	 * @param Reader $reader At a closing tag.
	 */
	private function close( $reader ) {
		$tag = $reader->get_tag();
		if ( ! in_array( $tag, array( 'BODY', 'HTML' ), true ) || $reader->is_inert() ) {
			return;
		}
		list( $start ) = $reader->span();
		if ( 'BODY' === $tag ) {
			$this->places['body'] = $start;
		} else {
			$this->has_end = true;
		}
	}

	/**
	 * Records what an element has.
	 *
	 * @param Reader        $reader At its opening tag.
	 * @param string        $html   The page.
	 * @param callable|null $visit  Of the constructor.
	 */
	private function open( $reader, $html, $visit ) {
		$tag  = strtolower( $reader->get_tag() );
		$has  = $reader->attributes();
		$live = ! $reader->is_inert();
		// A script may put a template's contents into the page, so its handlers and scripts count.
		$this->handlers( $has );
		if ( ! $live ) {
			if ( 'script' === $tag ) {
				$this->handlers[ $reader->get_modifiable_text() ] = true;
			}
			return;
		}
		if ( 'script' === $tag ) {
			list( $start, $end ) = $reader->span();
			$this->scripts[]     = array(
				'start'   => $start,
				'end'     => $end,
				'text'    => substr( $html, $start, $end - $start ),
				'has'     => $has,
				'content' => $reader->get_modifiable_text(),
			);
			$this->early( $start );
		} elseif ( 'link' === $tag || 'style' === $tag ) {
			list( $start, $end ) = $reader->span();
			if ( isset( $has['rel'], $has['href'] ) && preg_match( '/^\s*(?:preload|prefetch|modulepreload)\s*$/i', $has['rel'] ) ) {
				$this->preloads[] = compact( 'start', 'end', 'has' );
			}
			$this->early( $start );
		} elseif ( 'meta' === $tag && '' === $this->encoding ) {
			$this->encoding( $reader, $has );
		}
		if ( $visit && $has ) {
			$visit(
				array(
					'tag'        => $tag,
					'attributes' => $has,
				)
			);
		}
	}

	/**
	 * Records the first place in the head where a file is requested.
	 *
	 * @param int $start Of a tag that asks for one.
	 */
	private function early( $start ) {
		if ( null === $this->places['early'] && null === $this->places['head'] ) {
			$this->places['early'] = $start;
		}
	}

	/**
	 * Records the encoding declared by a tag.
	 *
	 * @param Reader   $reader At a meta tag.
	 * @param string[] $has    Its attributes.
	 */
	private function encoding( $reader, $has ) {
		if ( isset( $has['charset'] ) ) {
			$this->encoding = trim( $has['charset'] );
		} elseif ( isset( $has['http-equiv'], $has['content'] ) && 'content-type' === strtolower( trim( $has['http-equiv'] ) )
			&& preg_match( '/charset\s*=\s*["\']?\s*([^\s;"\']+)/i', $has['content'], $found ) ) {
			$this->encoding = $found[1];
		}
		if ( '' !== $this->encoding ) {
			list( , $this->encoding_end ) = $reader->span();
		}
	}

	/**
	 * Records which attributes of an element contain code.
	 *
	 * @param string[] $has Its attributes.
	 */
	private function handlers( $has ) {
		foreach ( $has as $name => $value ) {
			$name = (string) $name;
			// A frame with its own source reaches the page that it is in.
			if ( 0 === strpos( $name, 'on' ) || 'srcdoc' === $name ) {
				$this->handlers[ self::decoded( $value ) ] = true;
			} elseif ( in_array( $name, self::ADDRESSES, true ) && false !== stripos( self::spaceless( $value ), 'javascript:' ) ) {
				$this->handlers[ rawurldecode( self::decoded( $value ) ) ] = true;
			}
		}
	}

	/**
	 * A URL without the characters that browsers ignore.
	 *
	 * @param string $value As it was read.
	 * @return string
	 */
	private static function spaceless( $value ) {
		return false === strpos( $value, ':' ) && false === strpos( $value, '&' ) ? '' : preg_replace( '/[\x00-\x20]+/', '', substr( self::decoded( $value ), 0, 200 ) );
	}

	/**
	 * An attribute's text, decoding the entities that WordPress before 6.7 leaves: those of HTML 5, and numbers without a semicolon.
	 * Decoding twice only makes us more careful.
	 *
	 * @param string $value As it was read.
	 * @return string
	 */
	private static function decoded( $value ) {
		if ( false === strpos( $value, '&' ) ) {
			return $value;
		}
		$value = preg_replace( '/&#(x[0-9a-f]{1,6}|\d{1,7});?/i', '&#$1;', $value );
		return html_entity_decode( (string) $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
