import type { MouseEvent as ReactMouseEvent, Ref } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { clickOnKey } from '../dom/on-press'
import { adoptStylesheet } from '../dom/stylesheet'
import { coverBox } from './cover-box'
import { ownRule, ownSelector } from './own-selector'

export interface PlayButtonProps {
  /** The element it is in, which it covers. */
  box: HTMLElement
  label: string
  /**
   * If given, the button is a link, so that visitors can also open the video's own page in a new tab. If empty, it keeps the link's markup
   * without a URL, for a video without a page.
   */
  href?: string | undefined
  /** The player is loading. */
  isBusy?: boolean
  onPlay: (event: MouseEvent) => void
  /** The pointer or focus has reached the button, so the player can preload. */
  onApproach?: () => void
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

/** The button for a video without a picture to click. */
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
