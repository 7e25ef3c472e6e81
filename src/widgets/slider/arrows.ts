import { createElement } from '../../base/create-element'
import { stopAll } from '../../base/lifetime'
import { propertyOf } from '../../base/property-of'
import { onPress } from '../../dom/on-press'
import { createWriters } from '../../dom/writers'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import type { Control, Navigation, SwiperInstance } from './types'

/** The two buttons, the server's or ours. */
export type Arrows = [prev: HTMLElement, next: HTMLElement]

/**
 * Adds the arrows of hand-written markup at the end of `host`. Until `startArrows` they only take up space. They are children of `host`, not of
 * a container (ui/container.ts), because stylesheets select the pagination as their sibling.
 */
export function addArrows(host: HTMLElement): Arrows {
  const arrows: Arrows = [createArrow('skerry-slider-prev'), createArrow('skerry-slider-next')]
  host.append(...arrows)
  return arrows
}

const createArrow = (className: string) => createElement('button', { type: 'button', class: className })

export interface ArrowsContext {
  root: HTMLElement
  wrapper: HTMLElement
  swiper: Pick<SwiperInstance, 'rtl' | 'isLocked' | 'isBeginning' | 'isEnd'>
  /** An endless row has no ends. */
  isEndless: boolean
  navigation: Pick<Navigation, 'step'>
}

let lastId = 0

/** Labels both arrows, makes them step, and disables them at the ends. Of the server's, only attributes change. */
export function startArrows([prev, next]: Arrows, { root, wrapper, swiper, isEndless, navigation }: ArrowsContext): Control {
  const { set, stop } = createWriters()
  if (!propertyOf(wrapper, 'id')) set(wrapper, { id: `skerry-slides-${++lastId}` })
  // In a right-to-left row the left button leads to the next slides, whichever of the two it is.
  const isSwapped = swiper.rtl && prev.getBoundingClientRect().left < next.getBoundingClientRect().left
  const both = [
    { el: isSwapped ? next : prev, direction: -1, label: translate(texts.a11yCarouselPrevSlideMessage, root) },
    { el: isSwapped ? prev : next, direction: 1, label: translate(texts.a11yCarouselNextSlideMessage, root) },
  ] as const
  const isAtEnd = (direction: 1 | -1) => !isEndless && (direction > 0 ? swiper.isEnd : swiper.isBeginning)
  const stops = both.map(({ el, direction }) => onPress(el, () => isAtEnd(direction) || navigation.step(direction), true))
  const update = () => {
    for (const { el, direction, label } of both)
      set(el, {
        ...(!el.matches('button') && { role: 'button', tabindex: '0' }),
        'aria-label': label,
        'aria-controls': wrapper.id,
        'aria-disabled': isAtEnd(direction),
        '.swiper-button-disabled': isAtEnd(direction),
        '.swiper-button-lock': swiper.isLocked,
      })
  }
  return { update, stop: () => stopAll([...stops, stop]) }
}
