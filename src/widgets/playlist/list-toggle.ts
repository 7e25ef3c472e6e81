import { stopAll } from '../../base/lifetime'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { onPress } from '../../dom/on-press'
import { createWriter } from '../../dom/writer'
import { uiText } from '../../ui/translate'

/** Milliseconds, as with the builder's own script (contract loops §18). */
const DURATION = 600

/** Makes the icon that collapses the list on phones a button for everybody; the server sends it as a drawing without a role. */
export function startListToggle(host: HTMLElement): () => void {
  // An SVG element has the attributes and styles that a writer needs, like any HTML element.
  const icon = host.querySelector('.e-tabs-toggle-videos-display-button') as HTMLElement | null
  const wrapper = host.querySelector<HTMLElement>('.e-tabs-items-wrapper')
  if (!icon || !wrapper) return () => {}
  const iconWriter = createWriter(icon)
  const wrapperWriter = createWriter(wrapper)
  let isOpen = true
  let animation: Animation | undefined
  const updateIcon = () => {
    iconWriter.set('aria-expanded', isOpen)
    iconWriter.set('.rotate-down', isOpen)
    iconWriter.set('.rotate-up', !isOpen)
  }
  const toggle = () => {
    isOpen = !isOpen
    updateIcon()
    wrapperWriter.set('$display', null)
    const { height } = wrapper.getBoundingClientRect()
    if (prefersReducedMotion()) {
      if (!isOpen) wrapperWriter.set('$display', 'none')
      return
    }
    wrapperWriter.set('$overflow', 'hidden')
    const opening = [{ height: '0px' }, { height: `${height}px` }]
    animation?.cancel()
    animation = wrapper.animate(isOpen ? opening : opening.reverse(), { duration: DURATION, easing: 'ease' })
    animation.onfinish = () => {
      wrapperWriter.set('$overflow', null)
      if (!isOpen) wrapperWriter.set('$display', 'none')
    }
  }
  iconWriter.set('role', 'button')
  iconWriter.set('tabindex', '0')
  iconWriter.set('aria-hidden', null)
  const title = host.querySelector('.e-tabs-title')?.textContent?.trim()
  iconWriter.set('aria-label', title || uiText('videosList', ['Videos', 'Filmy'], host))
  updateIcon()
  const stops = [onPress(icon, toggle), () => animation?.cancel(), iconWriter.stop, wrapperWriter.stop]
  return () => stopAll(stops)
}
