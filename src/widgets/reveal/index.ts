import { chunks } from '../../chunks'
import { write } from '../../ledger'
import { ANIMATED, INVISIBLE, LAZY_BACKGROUND, LAZY_LOADED } from '../../markup'
import type { Widget } from '../../widget'
import { behaviour } from '../behaviour'

/** What the page shows when the code for its entrance does not come: everything. */
const View = behaviour((host) => {
  const { set, stop } = write(host)
  set(`.${INVISIBLE}`, false)
  if (host.matches(LAZY_BACKGROUND)) set(`.${LAZY_LOADED}`, true)
  return stop
})

/** Entrance animations: what the server's stylesheet hides until it comes into view (contract core §7). */
export const reveal: Widget = { name: 'reveal', match: ANIMATED, when: 'now', load: () => chunks.reveal().catch(() => ({ View })) }

/** Background pictures that the server's stylesheet holds back until their container comes near (contract core §8). */
export const lazyBackground: Widget = {
  name: 'lazy-background',
  match: LAZY_BACKGROUND,
  when: 'now',
  load: () =>
    chunks.reveal().then(
      (m) => ({ View: m.Lazy }),
      () => ({ View }),
    ),
}
