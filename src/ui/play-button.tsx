import type { KeyboardEvent, MouseEvent as ReactMouseEvent, Ref } from 'react'

export interface PlayButtonProps {
  /** The button's class, by which stylesheets find it: it has no look of its own. */
  className: string
  label: string
  /**
   * When given, the button is a link, so that visitors can also open the video's own page in a new tab. An empty one gives it the shape of
   * the link without an address, for a video which has no page.
   */
  href?: string | undefined
  /** The player is on its way. */
  isBusy?: boolean
  buttonRef?: Ref<HTMLElement>
  onPlay: (event: MouseEvent) => void
  /** The pointer or the focus has come to the button: what plays can be loaded already. */
  onApproach?: () => void
}

/** The button for a video without a picture to click on. */
export function PlayButton({ className, label, href, isBusy, buttonRef, onPlay, onApproach }: PlayButtonProps) {
  const props = {
    ref: buttonRef as Ref<never>,
    className,
    'aria-busy': isBusy || undefined,
    onClick: (event: ReactMouseEvent) => onPlay(event.nativeEvent),
    onPointerEnter: onApproach,
    onFocus: onApproach,
  }
  if (href === undefined)
    return (
      <button type="button" {...props}>
        {label}
      </button>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be opened in a new tab
    <a {...props} href={href || undefined} role="button" tabIndex={0} onKeyDown={clickOnKey}>
      {label}
    </a>
  )
}

/** A link with the role of a button also has a button's keys: Space, which would scroll the page, and Enter without an address. */
function clickOnKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.repeat || event.defaultPrevented || !/^(Enter| )$/.test(event.key)) return
  event.preventDefault()
  event.currentTarget.click()
}
