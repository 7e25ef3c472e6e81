import { LAZY_LOADED } from '../../builder/selectors'
import { createWriter } from '../../dom/writer'
import { createOnFirstVisible } from './on-first-visible'

const onFirstNear = createOnFirstVisible('200px 0px')

/** Lets the browser load a container's background picture when the container comes within 200 px of the viewport (contract core §8). */
export function startLazyBackground(host: HTMLElement): () => void {
  const writer = createWriter(host)
  const stopWaiting = onFirstNear(host, () => writer.set(`.${LAZY_LOADED}`, true))
  return () => {
    stopWaiting()
    writer.stop()
  }
}
