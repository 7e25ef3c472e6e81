import { stopAll } from '../base/lifetime'
import { listenToKeys } from './keys'
import { listenToPresses } from './presses'
import { type Layer, overlays } from './state'

/** Puts an overlay on top: only one reacts to Escape, Tab and outside presses. The returned function removes it. */
export function pushLayer(layer: Layer): () => void {
  const { layers } = overlays
  layers.push(layer)
  overlays.stopListening ??= listen()
  return () => {
    const index = layers.indexOf(layer)
    if (index >= 0) layers.splice(index, 1)
    if (layers[0]) return
    overlays.stopListening?.()
    overlays.stopListening = undefined
  }
}

function listen(): () => void {
  const stops = [...listenToPresses(), ...listenToKeys()]
  return () => stopAll(stops)
}
