import { closestTo, on } from '../../base/events'
import { getGlobal } from '../../base/values'
import { earlyClickOn } from '../../runtime/early-click'
import { repeatAfterLoad } from '../../runtime/repeat-after-load'
import { OPENERS } from './openers'

let loading: Promise<unknown> | undefined

/**
 * Loads the code of panels when the browser is idle, or at the first click on what opens one, which may have come before these lines did; the
 * latest such click is repeated once the code is there and has started.
 */
export function holdOpeners<T>(load: () => Promise<T>): Promise<T> {
  loading ??= waitAndLoad(load).catch((error) => {
    loading = undefined
    throw error
  })
  return loading as Promise<T>
}

async function waitAndLoad<T>(load: () => Promise<T>): Promise<T> {
  let clicked = earlyClickOn(OPENERS)
  let begin = () => {}
  const stop = on(document, 'click', (event) => {
    clicked = closestTo(event, OPENERS) ?? clicked
    if (clicked) begin()
  })
  await new Promise<void>((done) => {
    begin = done
    if (clicked) done()
    else if (getGlobal('requestIdleCallback')) requestIdleCallback(() => done(), { timeout: 1000 })
    else setTimeout(done, 1)
  })
  try {
    return await repeatAfterLoad(load, () => clicked?.click())
  } finally {
    stop()
  }
}
