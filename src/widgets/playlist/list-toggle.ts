import { stopAll } from '../../base/lifetime'
import { onPress } from '../../dom/on-press'
import { createWriters } from '../../dom/writers'
import { prefersReducedMotion } from '../../page/reduced-motion'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'

/** In ms, as in the builder's script (contract loops §18). */
const DURATION = 600

/** Makes the icon that collapses the list on phones an accessible button; the server sends it as an SVG without a role. */
export function startListToggle(host: HTMLElement): () => void {
  // An SVG element has all that a writer needs.
  const icon = host.querySelector<HTMLElement>('.e-tabs-toggle-videos-display-button') as HTMLElement | null
  const wrapper = host.querySelector<HTMLElement>('.e-tabs-items-wrapper')
  if (!icon || !wrapper) return () => {}
  const writers = createWriters()
  let isOpen = true
  let animation: Animation | undefined
  const updateIcon = () => writers.set(icon, { 'aria-expanded': isOpen, '.rotate-down': isOpen, '.rotate-up': !isOpen })
  const endSlide = () => writers.set(wrapper, { $overflow: null, $display: isOpen ? null : 'none' })
  const toggle = () => {
    isOpen = !isOpen
    updateIcon()
    if (prefersReducedMotion()) return endSlide()
    writers.set(wrapper, { $display: null })
    const { height } = wrapper.getBoundingClientRect()
    writers.set(wrapper, { $overflow: 'hidden' })
    const opening = [{ height: '0px' }, { height: `${height}px` }]
    animation?.cancel()
    animation = wrapper.animate(isOpen ? opening : opening.reverse(), { duration: DURATION, easing: 'ease' })
    animation.onfinish = endSlide
  }
  const title = host.querySelector<HTMLElement>('.e-tabs-title')?.textContent?.trim()
  writers.set(icon, {
    role: 'button',
    tabindex: 0,
    'aria-hidden': null,
    'aria-label': title || translate(texts.videosList, host),
  })
  updateIcon()
  const stops = [onPress(icon, toggle), () => animation?.cancel(), writers.stop]
  return () => stopAll(stops)
}
