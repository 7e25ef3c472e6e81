import { useLayoutEffect, useState } from 'react'
import { ofDocument } from '../../base/document'
import { whenLoaded } from '../../base/lifetime'
import { config } from '../../page/config'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { ChangingText } from '../../ui/changing-text'
import type { IconName, RenderIcon } from './icons'
import type { SlideData } from './types'

interface Toggle {
  isOn: boolean
  onToggle: () => void
}
interface ToolbarProps {
  slide: SlideData
  /** The position among the slides, such as `2 / 3`; empty for a single slide. */
  counter: string
  renderIcon: RenderIcon
  share: Toggle
  zoom: Toggle
  fullscreen: Toggle
}

/** The tools named in the site's settings; all of them without such settings. */
export function Toolbar({ slide, counter, renderIcon, share, zoom, fullscreen }: ToolbarProps) {
  const { kit } = config()
  const isEnabled = (name: string) => Object.keys(kit).length === 0 || kit[`lightbox_enable_${name}`] === 'yes'
  if (!['share', 'zoom', 'fullscreen', 'counter'].some(isEnabled)) return null
  return (
    <header className="elementor-slideshow__header elementor-lightbox-prevent-close">
      {isEnabled('share') && (
        <Tool
          icon="share-arrow"
          renderIcon={renderIcon}
          label={translate(texts.share)}
          onToggle={share.onToggle}
          state={{ role: 'button', 'aria-expanded': share.isOn }}
        />
      )}
      {isEnabled('share') && (
        <div className="elementor-slideshow__share-menu">
          <div>{share.isOn && <ShareMenu slide={slide} />}</div>
        </div>
      )}
      {isEnabled('zoom') && !slide.isVideo && (
        <Tool
          icon={zoom.isOn ? 'zoom-out-bold' : 'zoom-in-bold'}
          renderIcon={renderIcon}
          label={translate(texts.zoom)}
          onToggle={zoom.onToggle}
          state={{ role: 'switch', 'aria-checked': zoom.isOn }}
        />
      )}
      {isEnabled('fullscreen') && ofDocument('fullscreenEnabled') && (
        <Tool
          icon={fullscreen.isOn ? 'frame-minimize' : 'frame-expand'}
          renderIcon={renderIcon}
          label={translate(texts.fullscreen)}
          onToggle={fullscreen.onToggle}
          state={{ role: 'switch', 'aria-checked': fullscreen.isOn }}
        />
      )}
      {isEnabled('counter') && (
        <span className="elementor-slideshow__counter" aria-live="polite">
          <ChangingText text={counter} />
        </span>
      )}
    </header>
  )
}

interface ToolProps {
  icon: IconName
  renderIcon: RenderIcon
  label: string
  onToggle: () => void
  state: { role: 'button'; 'aria-expanded': boolean } | { role: 'switch'; 'aria-checked': boolean }
}
/** An `<i>`, not a button, because site stylesheets expect one; the dialog handles its keys. */
const Tool = ({ icon, renderIcon, label, onToggle, state }: ToolProps) => (
  // biome-ignore lint/a11y: its role is in `state`, and the dialog handles its keys
  <i className={`eicon-${icon}`} tabIndex={0} aria-label={label} onClick={onToggle} {...state}>
    {renderIcon(icon)}
  </i>
)

/** Its links load when it opens: few visitors share a picture. */
function ShareMenu({ slide }: { slide: SlideData }) {
  const [module, setModule] = useState<typeof import('./share-menu')>()
  useLayoutEffect(() => whenLoaded(() => import('./share-menu'), setModule), [])
  return module && <module.ShareMenu slide={slide} />
}
