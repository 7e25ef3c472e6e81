import type { ReactNode } from 'react'
import { config } from '../../builder/config'
import { shareLinks } from './share-links'
import type { Slide } from './slides'
import { lightboxText } from './translate'

const LINES: Record<string, string> = {
  'share-arrow': 'M14 5l6 6-6 6M20 11h-8c-5 0-8 3-8 8',
  'zoom-in-bold': 'M16 16l5 5M18 10.5a7.5 7.5 0 1 1-15 0a7.5 7.5 0 0 1 15 0M7 10.5h7M10.5 7v7',
  'zoom-out-bold': 'M16 16l5 5M18 10.5a7.5 7.5 0 1 1-15 0a7.5 7.5 0 0 1 15 0M7 10.5h7',
  'frame-expand': 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  'frame-minimize': 'M4 9h5V4M20 9h-5V4M4 15h5v5M20 15h-5v5',
}

interface Switch {
  isOn: boolean
  toggle: (event: Event) => void
}
interface Props {
  slide: Slide
  count: string
  /** The drawing of an icon where the page has no font for it. */
  draw: (name: string, line: string | undefined) => ReactNode
  zoom: Switch
  isFull: boolean
  share: Switch
}

function toggleFull({ target }: Event): void {
  // A dialog itself may not fill the screen.
  const wish = document.fullscreenElement
    ? document.exitFullscreen()
    : (target as Element).closest('.dialog-widget-content')?.requestFullscreen()
  wish?.catch(() => {})
}

/** The tools that the site's settings name, or all on a page that has no such settings. */
export function Tools({ slide, count, draw, zoom, isFull, share }: Props) {
  const { kit } = config()
  const isOwn = !Object.keys(kit)[0]
  const has = (name: string) => isOwn || kit[`lightbox_enable_${name}`] === 'yes'
  if (!['share', 'zoom', 'fullscreen', 'counter'].some(has)) return null
  const tool = (icon: string, label: string, click: Switch['toggle'], state: object) => (
    // biome-ignore lint/a11y: stylesheets of sites know this element; its role is in the state, and the dialog hears its keys
    <i className={`eicon-${icon}`} tabIndex={0} aria-label={label} {...({ onClick: click, ...state } as object)}>
      {draw(icon, LINES[icon])}
    </i>
  )
  return (
    <header className="elementor-slideshow__header elementor-lightbox-prevent-close">
      {has('share') &&
        tool('share-arrow', lightboxText('share', 'Share', 'Udostępnij'), share.toggle, { role: 'button', 'aria-expanded': share.isOn })}
      {has('share') && (
        <div className="elementor-slideshow__share-menu">
          <div>
            {share.isOn &&
              shareLinks(slide).map(({ icon, text, href, download }) => (
                <a key={icon} href={href} target="_blank" rel="noopener" download={download}>
                  <i className={icon} aria-hidden="true" /> {text}
                </a>
              ))}
          </div>
        </div>
      )}
      {has('zoom') &&
        !slide.isVideo &&
        tool(zoom.isOn ? 'zoom-out-bold' : 'zoom-in-bold', lightboxText('zoom', 'Zoom', 'Powiększ'), zoom.toggle, {
          role: 'switch',
          'aria-checked': zoom.isOn,
        })}
      {has('fullscreen') &&
        document.fullscreenEnabled &&
        tool(isFull ? 'frame-minimize' : 'frame-expand', lightboxText('fullscreen', 'Fullscreen', 'Pełny ekran'), toggleFull, {
          role: 'switch',
          'aria-checked': isFull,
        })}
      {has('counter') && (
        <span className="elementor-slideshow__counter" aria-live="polite">
          {count}
        </span>
      )}
    </header>
  )
}
