/** The builder's id for the symbol, which the page may already contain. */
export const CLOSE_ICON_ID = 'eicon-close'
const XLINK = 'http://www.w3.org/1999/xlink'
const CROSS = 'M200 273 273 200 500 427 727 200 800 273 573 500 800 727 727 800 500 573 273 800 200 727 427 500Z'

/** Preact writes a plain `href`, but the builder's icon has the prefixed attribute (contract popups §8). */
const setLink = (use: SVGUseElement | null) => use?.setAttributeNS(XLINK, 'xlink:href', `#${CLOSE_ICON_ID}`)

/** The close icon as SVG. `withSymbol` includes the drawing, for the first icon on a page that does not have it. */
export const CloseIcon = ({ withSymbol }: { withSymbol: boolean }) => (
  <svg className="e-font-icon-svg e-eicon-close eicon-close" aria-hidden="true">
    <use ref={setLink} />
    {withSymbol && (
      <symbol id={CLOSE_ICON_ID} viewBox="0 0 1000 1000">
        <path d={CROSS} />
      </symbol>
    )}
  </svg>
)
