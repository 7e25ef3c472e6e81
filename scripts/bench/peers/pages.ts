import { alone } from './alone'
import { alpine } from './alpine'
import { bootstrap } from './bootstrap'
import { jquery } from './jquery'
import { skerry } from './skerry'
import { uikit } from './uikit'

/** The compared pages, each by the name in its address. */
export const PAGES: Record<string, { title: string; page: () => string }> = {
  alone: { title: 'The page alone', page: alone },
  skerry: { title: '**Skerry**', page: skerry },
  uikit: { title: 'UIkit 3', page: uikit },
  bootstrap: { title: 'Bootstrap 5 + Swiper + PhotoSwipe', page: bootstrap },
  alpine: { title: 'Alpine + plugins + Swiper + PhotoSwipe', page: alpine },
  jquery: { title: 'jQuery + SmartMenus, jQuery UI, Slick, Magnific Popup', page: jquery },
}

export const TITLES: Record<string, string> = Object.fromEntries(Object.entries(PAGES).map(([name, { title }]) => [name, title]))
