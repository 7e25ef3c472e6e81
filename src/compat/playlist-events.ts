import { pageBody } from '../base/document'
import { on } from '../base/events'
import { guard } from '../base/report'
import { jquery } from './jquery'

const NAME = 'elementor-video-playList'
let stop: (() => void) | undefined

/** Forwards the events of video playlists to scripts of existing sites, which listen with jQuery on the body (contract loops §18). */
export function startPlaylistEvents(): void {
  stop?.()
  stop = on<CustomEvent>(document, 'skerry:playlist', ({ detail }) =>
    guard('playlist', `a listener of ${NAME} failed`, () => jquery()?.(pageBody()).trigger(NAME, detail)),
  )
}
