import { getGlobal } from '../../base/values'
import type { Autoplay } from './autoplay'
import type { Stop, SwiperInstance } from './types'

type JQuery = (el: Element) => { data: (key: string, value: unknown) => void; removeData?: (key: string) => void }

/**
 * Exposes the Swiper where pages and add-ons look for it. Swiper sets `el.swiper`; the builder also keeps it in jQuery's data of the box,
 * and scripts control playback through Swiper's `autoplay` object.
 */
export function exposeInstance(swiper: SwiperInstance, box: HTMLElement, autoplay: Autoplay): Stop {
  const found = getGlobal<JQuery>('jQuery')
  // Without jQuery, an element with the id "jQuery" would be found under this name.
  const jQuery = typeof found === 'function' ? found : undefined
  Object.assign(swiper, {
    autoplay: {
      get running() {
        return autoplay.isPlaying()
      },
      start: autoplay.enable,
      stop: autoplay.disable,
      pause: () => autoplay.setPaused('page', true),
      resume: () => autoplay.setPaused('page', false),
    },
  })
  jQuery?.(box).data('swiper', swiper)
  return () => jQuery?.(box).removeData?.('swiper')
}
