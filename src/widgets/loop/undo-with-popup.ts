import type { Popup } from '../../popups/registry'
import { liveIslands } from '../../runtime/scan'
import type { Island } from '../../runtime/widget'

const undosOf = new WeakMap<Island, Map<string, () => void>>()

/** Calls `undo` when a popup of the page is unmounted, or at once if it already is. For each `key`, only the latest `undo` counts. */
export function undoWithPopup({ host }: Popup, key: string, undo: () => void): void {
  const island = liveIslands().find((other) => other.host === host)
  if (!island) {
    undo()
    return
  }
  const known = undosOf.get(island)
  const undos = known ?? new Map<string, () => void>()
  undosOf.set(island, undos.set(key, undo))
  if (known) return
  const { stop } = island
  island.stop = () => {
    stop()
    for (const each of undos.values()) each()
  }
}
