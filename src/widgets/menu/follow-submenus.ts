import { stopAll } from '../../base/lifetime'
import { strategies } from '../../runtime/strategies'
import type { MenuState, SubmenusProps } from './types'

/** Loads the submenu code at the first sign of interest, or at once if it has something to report. */
export function followSubmenus(given: SubmenusProps, onError: (error: unknown) => void) {
  const { isHandWritten, toggle, panel, submenus } = given.parts
  let props = given
  let running: { update: (props: SubmenusProps) => void; stop: () => void } | undefined
  let isStopped = false
  const mount = () =>
    import('./submenus').then(
      ({ startSubmenus }) => {
        if (running || isStopped) return true
        stopAll(intents)
        try {
          running = startSubmenus(props)
        } catch (error) {
          onError(error)
        }
        return true
      },
      // The failure has been reported, and the next load may succeed.
      () => false,
    )
  const intents = submenus.map(({ trigger }) => strategies.intent(trigger, mount, mount))
  // The chunk reports markup that cannot work, and lets autoplaying videos wait.
  if (
    (isHandWritten && (!panel || toggle?.matches(':not(button)'))) ||
    submenus.some(({ list }) => list.querySelector<HTMLElement>('[autoplay],[src*=autoplay]'))
  )
    void mount()
  return {
    load: () => submenus[0] && mount(),
    update: (state: MenuState) => {
      props = { ...props, ...state }
      running?.update(props)
    },
    stop: () => {
      isStopped = true
      stopAll(intents)
      running?.stop()
    },
  }
}
