import { queryAll } from '../../base/query-all'
import { onPress } from '../../dom/on-press'
import { createWriters } from '../../dom/writers'

/** Copies a bar's coupon code, and shows a confirmation for `duration` ms (contract newer §10). */
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
      // Without a secure connection there is no clipboard; the code remains readable.
      await navigator.clipboard?.writeText(code?.textContent?.trim() ?? '')
      // The browser may ask for permission and wait for the answer.
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
