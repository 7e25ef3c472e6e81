import { useLayoutEffect, useRef } from 'react'
import { onResize } from '../../dom/on-scroll'
import { ChangingText } from '../../ui/changing-text'

interface Props {
  title: string
  description: string
}

/** The current slide's texts. The footer is rendered even without them, because site stylesheets place it. */
export function Caption({ title, description }: Props) {
  const footer = useRef<HTMLElement>(null)
  // After every render: other texts may overflow at the same size, which no observer reports.
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

/** Makes an element keyboard-scrollable while its content overflows, which changes when a phone rotates. */
function watchOverflow(el: HTMLElement): () => void {
  return onResize(el, () => {
    const tabIndex = el.scrollHeight > el.clientHeight ? 0 : -1
    return () => {
      el.tabIndex = tabIndex
    }
  })
}
