import { createElement } from '../../base/create-element'
import { propertyOf } from '../../base/property-of'
import { onPress } from '../../dom/on-press'
import { createWriters } from '../../dom/writers'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import type { Control, Navigation, Stop, SwiperInstance } from './types'

interface ArrowState {
  label: string
  /** The id of the element that the button moves. */
  controls: string
  /** The row is at this button's end. */
  isDisabled: boolean
  /** All slides are in view, so the button is hidden. */
  isLocked: boolean
  onPress: () => void
}

/** The two buttons, the server's or ours. */
export interface ArrowPair {
  elements: () => [prev: HTMLElement, next: HTMLElement]
  /** Makes the buttons work and shows their state. */
  update: (prev: ArrowState, next: ArrowState) => void
  stop: Stop
}

/** Uses the server's arrows; only their attributes change. */
export function adoptArrows(prev: HTMLElement, next: HTMLElement): ArrowPair {
  const [prevArrow, nextArrow] = [adoptArrow(prev), adoptArrow(next)]
  return {
    elements: () => [prev, next],
    update: (prevState, nextState) => {
      prevArrow.update(prevState)
      nextArrow.update(nextState)
    },
    stop: () => {
      prevArrow.stop()
      nextArrow.stop()
    },
  }
}

function adoptArrow(el: HTMLElement): { update: (state: ArrowState) => void; stop: Stop } {
  const writers = createWriters()
  let current: ArrowState | undefined
  const stopListening = onPress(el, () => current?.isDisabled || current?.onPress(), true)
  return {
    update: (state) => {
      current = state
      writers.set(el, {
        ...(!el.matches('button') && { role: 'button', tabindex: '0' }),
        'aria-label': state.label,
        'aria-controls': state.controls,
        'aria-disabled': state.isDisabled,
        '.swiper-button-disabled': state.isDisabled,
        '.swiper-button-lock': state.isLocked,
      })
    },
    stop: () => {
      stopListening()
      writers.stop()
    },
  }
}

/**
 * Adds the arrows of hand-written markup at the end of `host`. Until `update` they only take up space. They are children of `host`, not of
 * a container (ui/container.ts), because stylesheets select the pagination as their sibling.
 */
export function mountArrows(host: HTMLElement): ArrowPair {
  const [prev, next] = [createArrow('skerry-slider-prev'), createArrow('skerry-slider-next')]
  host.append(prev, next)
  const pair = adoptArrows(prev, next)
  return {
    ...pair,
    stop: () => {
      pair.stop()
      prev.remove()
      next.remove()
    },
  }
}

const createArrow = (className: string) => createElement('button', { type: 'button', class: className })

export interface ArrowsContext {
  root: HTMLElement
  wrapper: HTMLElement
  swiper: SwiperInstance
  /** An endless row has no ends. */
  isEndless: boolean
  navigation: Navigation
}

let lastId = 0

/** Labels both arrows, makes them step, and disables them at the ends. */
export function startArrows(arrows: ArrowPair, { root, wrapper, swiper, isEndless, navigation }: ArrowsContext): Control {
  const { set, stop } = createWriters()
  if (!propertyOf(wrapper, 'id')) set(wrapper, { id: `skerry-slides-${++lastId}` })
  // In a right-to-left row the left button leads to the next slides, whichever of the two it is.
  const [prev, next] = arrows.elements()
  const isSwapped = swiper.rtl && prev.getBoundingClientRect().left < next.getBoundingClientRect().left
  const labels = {
    back: translate(texts.a11yCarouselPrevSlideMessage, root),
    forward: translate(texts.a11yCarouselNextSlideMessage, root),
  }
  const update = () => {
    const common = { controls: wrapper.id, isLocked: swiper.isLocked }
    const back = {
      ...common,
      label: labels.back,
      isDisabled: !isEndless && swiper.isBeginning,
      onPress: () => navigation.step(-1),
    }
    const forward = {
      ...common,
      label: labels.forward,
      isDisabled: !isEndless && swiper.isEnd,
      onPress: () => navigation.step(1),
    }
    if (isSwapped) arrows.update(forward, back)
    else arrows.update(back, forward)
  }
  return { update, stop }
}
