import type { MouseEvent as ReactMouseEvent, Ref } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { clickOnKey } from '../dom/on-press'
import { adoptStylesheet } from '../dom/stylesheet'
import { coverBox } from './cover-box'
import { ownRule, ownSelector } from './own-selector'

export interface PlayButtonProps {
  /** The element of the page it is in, which it covers. */
  box: HTMLElement
  label: string
  /**
   * When given, the button is a link, so that visitors can also open the video's own page in a new tab. An empty one gives it the shape of
   * the link without an address, for a video which has no page.
   */
  href?: string | undefined
  /** The player is on its way. */
  isBusy?: boolean
  onPlay: (event: MouseEvent) => void
  /** The pointer or the focus has come to the button: what plays can be loaded already. */
  onApproach?: () => void
}

/** Half of the play sign, a triangle of 22 × 26 px. */
const half = (corner: string, y: string) =>
  `linear-gradient(to ${corner} left,#0000 50%,var(--skerry-button-color,#fff) 50%) calc(50% + 3px) calc(50% ${y} 6px)/22px 13px no-repeat`
/**
 * The look of what plays a video: the play sign on its disc, over a shade for the words below. The link of hand-written markup has it
 * already before the script (embed/css/from-ui.ts). `-webkit-text-fill-color` keeps its words readable where a site says
 * `a { color: … !important }`. Enforced colours of the system are not for it, because it lies over pictures.
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

/** The button for a video without a picture to click on. */
export function PlayButton({ box, label, href, isBusy, onPlay, onApproach }: PlayButtonProps) {
  const button = useRef<HTMLAnchorElement | HTMLButtonElement>(null)
  useLayoutEffect(() => adoptStylesheet(STYLES), [])
  useLayoutEffect(() => coverBox(box, button.current as NonNullable<typeof button.current>), [box])
  const props = {
    ref: button as Ref<never>,
    className: 'skerry-video-play',
    'aria-busy': isBusy || undefined,
    onClick: (event: ReactMouseEvent) => onPlay(event.nativeEvent),
    onPointerEnter: onApproach,
    onFocus: onApproach,
  }
  if (href === undefined)
    return (
      <button type="button" {...props}>
        {label}
      </button>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be opened in a new tab
    <a {...props} href={href || undefined} role="button" tabIndex={0} onKeyDown={clickOnKey}>
      {label}
    </a>
  )
}
