import { createRoot } from 'react-dom/client'
import { config } from '../builder/config'
import { features } from '../builder/page-config'
import { MODAL_ID } from '../builder/selectors'
import { lockScroll } from '../dom/scroll-lock'
import { createWriter } from '../dom/writer'
import type { Popup, Shell } from '../popups/registry'
import { translate } from '../ui/translate'
import { fillWithFreshCopy } from './popup-content'
import { adoptResets } from './popup-sheet'

const text = (value: unknown) => (typeof value === 'string' ? value : '')
/** The class of every part, in both of the builder's spellings. */
const part = (name: string) => `dialog-${name} dialog-lightbox-${name}`

/** The role is spelled out for selectors of sites and tools; it takes the focus when nothing in it can. */
const ROOT = { role: 'dialog', tabIndex: 0 }

interface Props {
  popup: Popup
}

/** An anchor, because stylesheets know it so; Space is what it lacks as a button (contract popups §17.30). */
function Close({ popup }: Props) {
  const press = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    popup.hide('button')
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useValidAnchor: the builder's stylesheets and scripts select this anchor
    <a
      role="button"
      tabIndex={0}
      aria-label={config().i18n('close', translate(['Close', 'Zamknij'], document.body))}
      href="#"
      className={part('close-button')}
      onClick={press}
      onKeyDown={(event) => event.key === ' ' && press(event)}
    >
      <i className="eicon-close" />
    </a>
  )
}

function Window({ popup }: Props) {
  const { id, settings } = popup
  const isOutside = settings.close_button_position === 'outside'
  const classes = text(settings.classes)
  return (
    <dialog
      id={MODAL_ID + id}
      className={`dialog-widget dialog-lightbox-widget dialog-type-buttons dialog-type-lightbox elementor-popup-modal${classes && ` ${classes}`}`}
      {...ROOT}
    >
      {isOutside && <Close popup={popup} />}
      <div className={`${part('widget-content')} animated`}>
        {!isOutside && <Close popup={popup} />}
        <div className={part('header')} />
        <div className={part('message')} />
        <div className={part('buttons-wrapper')} />
      </div>
    </dialog>
  )
}

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const CROSS = 'M200 273 273 200 500 427 727 200 800 273 573 500 800 727 727 800 500 573 273 800 200 727 427 500Z'

/** An option of the site: inline SVG instead of the builder's icon font. The drawing travels with the icon that uses it. */
function drawIcon(button: HTMLElement): void {
  const make = (name: string, attributes: Record<string, string>, ...children: Element[]) => {
    const el = document.createElementNS(SVG, name)
    for (const [key, value] of Object.entries(attributes)) el.setAttribute(key, value)
    el.append(...children)
    return el
  }
  const use = make('use', {})
  use.setAttributeNS(XLINK, 'xlink:href', '#eicon-close')
  const symbol = make('symbol', { id: 'eicon-close', viewBox: '0 0 1000 1000' }, make('path', { d: CROSS }))
  const known = document.getElementById(symbol.id)
  button.replaceChildren(
    make('svg', { class: 'e-font-icon-svg e-eicon-close eicon-close', 'aria-hidden': 'true' }, use, ...(known ? [] : [symbol])),
  )
}

/** The builder's rule for the class cuts the body at the height of the screen: harmless only while the body's overflow is the page's. */
function lockBody(): () => void {
  const body = createWriter(document.body)
  const isCut = !/^(visible)?$/.test(getComputedStyle(document.documentElement).overflow) && !document.body.scrollTop
  const unlock = lockScroll()
  body.set('.dialog-prevent-scroll', true)
  if (isCut) {
    body.set('$max-height', 'none')
    body.set('$overflow', 'visible')
  }
  return () => {
    body.stop()
    unlock()
  }
}

/** The dialog around a builder's popup, in the shape that sites' stylesheets and scripts select (contract popups §8). */
export function makeShell(popup: Popup): Shell {
  const holder = document.createElement('div')
  const react = createRoot(holder)
  react.render(<Window popup={popup} />)
  const root = holder.firstElementChild as HTMLDialogElement
  const [box, message, button] = ['widget-content', 'message', 'close-button'].map((name) =>
    root.querySelector(`.dialog-${name}`),
  ) as HTMLElement[]
  if (features().e_font_icon_svg) drawIcon(button as HTMLElement)
  adoptResets()
  const body = createWriter(document.body)
  // Some themes select these; the builder leaves them there for good, we until the popup's end.
  for (const name of ['dialog', 'dialog-lightbox']) for (const place of ['body', 'container']) body.set(`.${name}-${place}`, true)
  return {
    root,
    box: box as HTMLElement,
    button,
    message: message as HTMLElement,
    fill: () => fillWithFreshCopy(popup.host, message as HTMLElement),
    lock: lockBody,
    // Overlay or not is the stylesheet's word (contract popups §1.9).
    hasOverlay: () => getComputedStyle(root).pointerEvents !== 'none',
    stop: () => {
      react.unmount()
      root.remove()
      body.stop()
    },
  }
}
