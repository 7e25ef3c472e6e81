import type { Popup } from '../../popups/registry'
import { liveIslands } from '../../runtime/scan'
import type { Island } from '../../runtime/widget'

const undosOf = new WeakMap<Island, Map<string, () => void>>()

/** Calls `undo` when the popup unmounts, or at once if it has. Only the latest `undo` per `key` is called. */
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
