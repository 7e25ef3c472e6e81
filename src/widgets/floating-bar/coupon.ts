import { queryAll } from '../../base/query-all'
import { onPress } from '../../dom/on-press'
import { createWriters } from '../../dom/writers'

/** Copies the code that a bar offers, and confirms it for `ms` (contract newer §10). */
export function startCoupons(host: HTMLElement, duration: number): (() => void)[] {
  return queryAll(host, '.e-floating-bars__coupon-button').map((button) => {
    const code = button.querySelector<HTMLElement>('.e-floating-bars__coupon-code')
    const success = button.querySelector<HTMLElement>('.e-floating-bars__coupon-success')
    const writers = createWriters()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    const show = (isCopied: boolean) => {
      if (code) writers.set(code, { '.is-hidden': isCopied })
      if (success) writers.set(success, { '.is-hidden': !isCopied })
    }
    const copy = async () => {
      // Without a secure connection there is no clipboard, but the code can still be read.
      await navigator.clipboard?.writeText(code?.textContent?.trim() ?? '')
      // Browsers may ask for permission, and wait as long as nobody answers.
      if (!navigator.clipboard || isStopped) return
      show(true)
      clearTimeout(timer)
      timer = setTimeout(show, duration, false)
    }
    if (success) writers.set(success, { role: 'status' })
    const stop = onPress(button, () => void copy().catch(() => {}))
    return () => {
      isStopped = true
      clearTimeout(timer)
      stop()
      writers.stop()
    }
  })
}
