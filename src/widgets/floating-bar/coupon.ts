import { queryAll } from '../../base/query-all'
import { onPress } from '../../dom/on-press'
import { createWriters } from '../../dom/writers'

/** Copies a bar's coupon code, and shows a confirmation for `duration` ms (contract newer §10). */
export function startCoupons(host: HTMLElement, duration: number): (() => void)[] {
  return queryAll(host, '.e-floating-bars__coupon-button,[data-bar-copy]').map((button) => {
    const code = button.querySelector<HTMLElement>('.e-floating-bars__coupon-code,code')
    const success = button.querySelector<HTMLElement>('.e-floating-bars__coupon-success,[data-bar-copied]')
    const writers = createWriters()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    const show = (isCopied: boolean) => {
      const isByHand = success?.hasAttribute('data-bar-copied')
      if (code && !isByHand) writers.set(code, { '.is-hidden': isCopied })
      if (success) writers.set(success, isByHand ? { hidden: isCopied ? null : true } : { '.is-hidden': !isCopied })
    }
    const copy = async () => {
      // Without a secure connection there is none; the code remains readable.
      const clipboard: Clipboard | undefined = navigator.clipboard
      if (!clipboard) return
      await clipboard.writeText(code?.textContent?.trim() ?? '')
      // The browser may have asked for permission.
      if (isStopped) return
      show(true)
      clearTimeout(timer)
      timer = setTimeout(() => show(false), duration)
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
