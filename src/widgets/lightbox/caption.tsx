import { useLayoutEffect, useRef } from 'react'
import { onResize } from '../../dom/on-scroll'
import { ChangingText } from '../../ui/changing-text'

interface Props {
  title: string
  description: string
}

/** The texts below the current slide. The footer stays even without texts, because sites' stylesheets position it. */
export function Caption({ title, description }: Props) {
  const footer = useRef<HTMLElement>(null)
  // After every render, because other texts may overflow at the same size, which no observer reports.
  useLayoutEffect(() => watchOverflow(footer.current as HTMLElement))
  return (
    <footer ref={footer} className="elementor-slideshow__footer elementor-lightbox-prevent-close" aria-live="polite">
      {title && (
        <div className="elementor-slideshow__title">
          <ChangingText text={title} />
        </div>
      )}
      {description && (
        <div className="elementor-slideshow__description">
          <ChangingText text={description} />
        </div>
      )}
    </footer>
  )
}

/** Lets the keyboard scroll an element while its content overflows, which changes when a phone is rotated. */
function watchOverflow(el: HTMLElement): () => void {
  return onResize(el, () => {
    const tabIndex = el.scrollHeight > el.clientHeight ? 0 : -1
    return () => {
      el.tabIndex = tabIndex
    }
  })
}
