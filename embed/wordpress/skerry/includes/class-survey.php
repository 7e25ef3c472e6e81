<?php
/**
 * What stands in a page.
 *
 * @package Skerry
 */

namespace Skerry;

/**
 * Reads a page once, from its beginning to its end, and notes what the verdict asks for. It keeps no elements: a page may have 80,000.
 */
class Survey {

	/** Encodings in which every byte below 128 is the character that it is in ASCII, wherever it stands. */
	const ENCODINGS = '/^(?:utf-?8|us-ascii|(?:iso-?8859|windows|cp)-?[\d-]+|latin-?\d)$/i';

	/** Attributes that may be scripts, beside those that begin with “on”. */
	const ADDRESSES = array( 'href', 'action', 'formaction', 'src', 'data', 'xlink:href' );

	/**
	 * Whether a browser reads in the page what was read here.
	 *
	 * @var bool
	 */
	public $is_readable;

	/**
	 * The page's scripts: `start` and `end`, `text` as it stands there, attributes in `has`, and `content`.
	 *
	 * @var array[]
	 */
	public $scripts = array();

	/**
	 * Links that ask for a file early: `start` and `end`, and attributes in `has`.
	 *
	 * @var array[]
	 */
	public $preloads = array();

	/**
	 * What stands in attributes and is run, handlers and addresses, as keys.
	 *
	 * @var array<string,true>
	 */
	public $handlers = array();

	/**
	 * Where things can be put, or null: `early` as soon as a file can be asked for, `head` at the head's end, `body` at the body's.
	 *
	 * @var array<string,int|null>
	 */
	public $places = array(
		'early' => null,
		'head'  => null,
		'body'  => null,
	);

	/**
	 * The encoding that the page names.
	 *
	 * @var string
	 */
	private $encoding = '';

	/**
	 * Where the tag stands that names the encoding.
	 *
	 * @var int
	 */
	private $encoding_end = 0;

	/**
	 * Whether the page has come to its end.
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
		$reader = new Reader( $html, new Budget() );
		while ( $reader->next_element() ) {
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
			// Browsers look for the encoding in the first kilobyte alone.
			$this->places['early'] = $this->encoding_end < $this->places['head'] ? max( $early, $this->encoding_end ) : $early;
		}
		$this->is_readable = $reader->is_certain() && $this->has_end && isset( $this->places['head'], $this->places['body'] ) && $this->places['head'] <= $this->places['body']
			// What a browser makes of these nobody can tell from bytes.
			&& false === strpos( $html, "\0" ) && ( '' === $this->encoding || preg_match( self::ENCODINGS, $this->encoding ) );
	}

	/**
	 * Notes where a part of the page ends.
	 *
	 * @param Reader $reader At a closing tag.
	 */
	private function close( $reader ) {
		$tag = $reader->get_tag();
		if ( ! in_array( $tag, array( 'HEAD', 'BODY', 'HTML' ), true ) || $reader->is_inert() ) {
			return;
		}
		list( $start ) = $reader->span();
		if ( 'HEAD' === $tag ) {
			$this->places['head'] = null === $this->places['head'] ? $start : $this->places['head'];
		} elseif ( 'BODY' === $tag ) {
			$this->places['body'] = $start;
		} else {
			$this->has_end = true;
		}
	}

	/**
	 * Notes what an element has.
	 *
	 * @param Reader        $reader At its opening tag.
	 * @param string        $html   The page.
	 * @param callable|null $visit  Of the constructor.
	 */
	private function open( $reader, $html, $visit ) {
		$tag  = strtolower( $reader->get_tag() );
		$has  = $reader->attributes();
		$live = ! $reader->is_inert();
		// What a template holds may be put into the page by a script; its handlers count.
		$this->handlers( $has );
		if ( ! $live ) {
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
		} elseif ( 'body' === $tag && null === $this->places['head'] ) {
			// The closing tag of the head may be left out.
			list( $this->places['head'] ) = $reader->span();
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
	 * Notes the first place in the head where a file is asked for.
	 *
	 * @param int $start Of a tag that asks for one.
	 */
	private function early( $start ) {
		if ( null === $this->places['early'] && null === $this->places['head'] ) {
			$this->places['early'] = $start;
		}
	}

	/**
	 * Notes the encoding that a tag names.
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
	 * Notes which attributes of an element are run.
	 *
	 * @param string[] $has Its attributes.
	 */
	private function handlers( $has ) {
		foreach ( $has as $name => $value ) {
			$name = (string) $name;
			if ( 0 === strpos( $name, 'on' ) ) {
				$this->handlers[ self::decoded( $value ) ] = true;
			} elseif ( in_array( $name, self::ADDRESSES, true ) && false !== stripos( self::spaceless( $value ), 'javascript:' ) ) {
				$this->handlers[ rawurldecode( self::decoded( $value ) ) ] = true;
			}
		}
	}

	/**
	 * An address without what browsers leave out of it.
	 *
	 * @param string $value As it was read.
	 * @return string
	 */
	private static function spaceless( $value ) {
		return false === strpos( $value, ':' ) && false === strpos( $value, '&' ) ? '' : preg_replace( '/[\x00-\x20]+/', '', substr( self::decoded( $value ), 0, 200 ) );
	}

	/**
	 * An attribute's text with the entities that WordPress before 6.7 leaves: those of HTML 5, and numbers without a semicolon. What is decoded
	 * twice by it only makes us more careful.
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
