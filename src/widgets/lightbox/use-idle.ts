import { useLayoutEffect, useRef, useState } from 'react'

/** Whether nothing has happened for `ms`; time runs from the first call of `onActivity`, which starts it again at each call. */
export function useIdle(ms: number): { isIdle: boolean; onActivity: () => void } {
  const [isIdle, setIdle] = useState(false)
  const timer = useRef(0)
  const onActivity = () => {
    setIdle(false)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setIdle(true), ms)
  }
  useLayoutEffect(() => () => clearTimeout(timer.current), [])
  return { isIdle, onActivity }
}
