import { ANIMATED, INVISIBLE, LAZY_BACKGROUND, LAZY_LOADED } from '../../builder/selectors'
import { createWriter } from '../../dom/writer'
import type { Widget } from '../../runtime/widget'

/** What the page shows when the code for its entrance does not come: everything. */
function showAtOnce(host: HTMLElement): () => void {
  const { set, stop } = createWriter(host)
  set(`.${INVISIBLE}`, false)
  if (host.matches(LAZY_BACKGROUND)) set(`.${LAZY_LOADED}`, true)
  return stop
}

/** Entrance animations: what the server's stylesheet hides until it comes into view (contract core §7). */
export const reveal: Widget = {
  name: 'reveal',
  match: ANIMATED,
  when: 'now',
  load: () => import('./reveal').catch(() => ({ start: showAtOnce })),
}

/** Background pictures that the server's stylesheet holds back until their container comes near (contract core §8). */
export const lazyBackground: Widget = {
  name: 'lazy-background',
  match: LAZY_BACKGROUND,
  when: 'now',
  load: () =>
    import('./reveal').then(
      (m) => ({ start: m.startLazyBackground }),
      () => ({ start: showAtOnce }),
    ),
}
