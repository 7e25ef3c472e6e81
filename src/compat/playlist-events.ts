import { on } from '../base/events'
import { guard } from '../base/report'
import { jquery } from './jquery'

const NAME = 'elementor-video-playList'
let stop: (() => void) | undefined

/** What happens to the films of a list, as site scripts hear it: by jQuery on the body (contract loops §18). */
export function startPlaylists(): void {
  stop?.()
  stop = on<CustomEvent>(document, 'skerry:playlist', ({ detail }) =>
    guard('playlist', `a listener of ${NAME} failed`, () => jquery()?.(document.body).trigger(NAME, detail)),
  )
}
