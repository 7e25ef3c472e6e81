import { pauseWhileClosed } from '../../dom/pause-while-closed'
import type { Writers } from '../../dom/writers'
import type { MegaMenuItem } from './types'

/** Announces and shows one item's content as open or closed. */
export function itemState({ title, icon, content }: MegaMenuItem, animation: string, writers: Writers) {
  const media = content && pauseWhileClosed(content)
  const animationClass = /^[^\s]+$/.test(animation) ? animation : undefined
  const mayAnimate = /^(?!none$)[\w-]+$/.test(animation)
  // An anchor is not the current page (contract menus §11.4). Found once, because removing the mark loses it.
  const currentPage = title.matches('.e-anchor') && title.querySelector<HTMLElement>('[aria-current="page"]')
  let was: boolean | undefined
  return {
    show: (isOpen: boolean) => {
      const isAnimated = isOpen && mayAnimate
      if (icon) writers.set(icon, { 'aria-expanded': isOpen })
      if (content) {
        writers.set(content, { '.e-active': isOpen, '.animated': isAnimated, $display: isOpen ? 'var(--display)' : 'none' })
        if (animationClass) writers.set(content, { [`.${animationClass}`]: isAnimated })
      }
      if (currentPage) writers.set(currentPage, { 'aria-current': null })
      if (isOpen !== was) media?.show(isOpen)
      was = isOpen
    },
    stop: () => media?.stop(),
  }
}
