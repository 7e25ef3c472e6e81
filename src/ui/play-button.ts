import { createElement } from '../base/create-element'
import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { clickOnKey } from '../dom/on-press'
import { adoptStylesheet } from '../dom/stylesheet'
import * as texts from '../page/texts/en'
import { translate } from '../page/texts/translate'
import { createContainer } from './container'
import { coverBox } from './cover-box'
import { ownRule, ownSelector } from './own-selector'

interface PlayButtonOptions {
  label?: string | undefined
  /**
   * If given, the button is a link, so that visitors can also open the video's own page in a new tab. If empty, it keeps the link's markup
   * without a URL, for a video without a page.
   */
  href?: string | undefined
  onPlay: (event: MouseEvent) => void
  /** The pointer or focus has reached the button, so the player can preload. */
  onApproach?: () => void
}

/** Our play button in a box of the page. */
export interface AddedPlayButton {
  /** Contains the button, and is replaced by the player. */
  element: HTMLElement
  button: () => HTMLElement | null
  /** The player is loading. */
  setBusy: (isBusy: boolean) => void
  remove: () => void
}

/** Half of the play sign, a 22 × 26 px triangle. */
const half = (corner: string, y: string) =>
  `linear-gradient(to ${corner} left,#0000 50%,var(--skerry-button-color,#fff) 50%) calc(50% + 3px) calc(50% ${y} 6px)/22px 13px no-repeat`
/**
 * The styles of a play button: the play sign on a disc, over a gradient for the words below. Hand-written links have them before the script
 * loads (embed/css/from-ui.ts). `-webkit-text-fill-color` keeps the words readable if a site sets `a { color: … !important }`. It opts out
 * of forced colours because it is over pictures.
 */
export const playButtonStyles = (selector: string): string => {
  const own = ownSelector(selector)
  return `${ownRule(
    selector,
    `box-sizing:border-box;display:flex;align-items:end;width:100%;padding:16px 20px;background:${half('bottom', '-')},${half('top', '+')},radial-gradient(circle,var(--skerry-button-background,rgb(0 0 0/.75)) 35px,#0000 36px) center,linear-gradient(to top,rgb(0 0 0/.8),#0000 96px);color:#fff;-webkit-text-fill-color:#fff;font-size:max(1em,15px);font-weight:600;line-height:1.45;text-align:start;text-transform:none;letter-spacing:normal;forced-color-adjust:none;cursor:pointer`,
  )}
${own}[aria-busy=true]{cursor:progress}
${own}:focus-visible{outline:3px solid #fff;outline-offset:-8px}`
}
const STYLES = `${playButtonStyles('.skerry-video-play')}
${ownSelector('.skerry-video-play')}{position:relative;z-index:1;min-height:max(144px,100%);background-color:#14161a}
${ownSelector('.skerry-video-play')}[data-cover]{position:absolute;inset:0;min-height:0;background-color:#0000}`

/** Adds the button for a video without a picture to click, over the contents of `box`. */
export function addPlayButton(box: HTMLElement, options: PlayButtonOptions): AddedPlayButton {
  const { label = translate(texts.playVideo, box), href, onPlay, onApproach = () => {} } = options
  const attributes = { class: 'skerry-video-play' }
  const button =
    href === undefined
      ? createElement('button', { type: 'button', ...attributes }, label)
      : // A button cannot be opened in a new tab.
        createElement('a', { ...attributes, href: href || undefined, role: 'button', tabindex: '0' }, label)
  on(button, 'click', onPlay)
  on(button, 'pointerenter', onApproach)
  on(button, 'focus', onApproach)
  if (href !== undefined) on<KeyboardEvent>(button, 'keydown', clickOnKey)
  const element = createContainer((container) => box.append(container))
  element.append(button)
  const stops = [adoptStylesheet(STYLES), coverBox(box, button) ?? (() => {}), () => element.remove()]
  return {
    element,
    button: () => (element.contains(button) ? button : null),
    setBusy: (isBusy) => void (isBusy ? button.setAttribute('aria-busy', 'true') : button.removeAttribute('aria-busy')),
    remove: () => stopAll(stops),
  }
}
