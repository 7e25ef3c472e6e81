import { config } from '../builder/config'
import { adoptStylesheet } from '../dom/stylesheet'
import { translate } from './translate'

/** Out of the way until a pointer or the keyboard comes near; where nothing can hover it always shows. Any rule of the page wins. */
const looks = (name: string, place: string) =>
  `:where(.${name}){position:absolute;${place};z-index:3;width:32px;height:32px;padding:0;border:0;border-radius:50%;background:#000b;color:#fff;font:12px/32px sans-serif;cursor:pointer;opacity:0}
:where(.${name}:focus,:hover>.${name}){opacity:1}
@media(hover:none){:where(.${name}){opacity:1}}`

export interface PauseLooks {
  /** The button's class. */
  name: string
  /** Its place in `host`, by logical properties. */
  place: string
  /** Of its label in the page's configuration; English and Polish where there is none. */
  key: string
  texts: readonly [string, string]
}

/** The control that moving pictures must have (WCAG 2.2.2), at the end of `host`; pressed means paused. */
export function pauseButton(
  host: HTMLElement,
  { name, place, key, texts }: PauseLooks,
  toggle: () => void,
): { paint: (isPaused: boolean, isOffered?: boolean) => void; remove: () => void } {
  const takeSheet = adoptStylesheet(looks(name, place))
  const button = document.createElement('button')
  button.type = 'button'
  button.className = name
  button.ariaLabel = config().i18n(key, translate(texts, host))
  button.onclick = toggle
  host.append(button)
  let remove = () => {
    button.remove()
    takeSheet()
    remove = () => {}
  }
  return {
    paint: (isPaused, isOffered = true) => {
      button.ariaPressed = `${isPaused}`
      // As text, not as a picture in the phone's colours.
      button.textContent = isPaused ? '▶\ufe0e' : '❚❚'
      button.hidden = !isOffered
    },
    remove: () => remove(),
  }
}
