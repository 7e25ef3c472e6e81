import { config } from '../../services/config'

/** Out of the way until a pointer or the keyboard comes near; at zero specificity in a layer, so that any rule of the page wins. */
const CSS = `@layer skerry{:where(.skerry-video-pause){position:absolute;inset:auto 8px 8px auto;z-index:3;width:32px;height:32px;padding:0;border:0;border-radius:50%;background:#000b;color:#fff;font:12px/32px sans-serif;cursor:pointer;opacity:0}
:where(.skerry-video-pause:focus,:hover>.skerry-video-pause){opacity:1}
@media(hover:none){:where(.skerry-video-pause){opacity:1}}}`
let sheet: CSSStyleSheet | undefined
let users = 0

/** The control that moving pictures must have (WCAG 2.2.2), at the end of `host`; pressed means paused. */
export function pauseButton(
  host: HTMLElement,
  toggle: () => void,
): { paint: (isPaused: boolean, isOffered: boolean) => void; remove: () => void } {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(CSS)
  }
  const ours = sheet
  if (!users++) document.adoptedStyleSheets = [...document.adoptedStyleSheets, ours]
  const isPolish = /^pl\b/i.test(host.closest('[lang]')?.getAttribute('lang') ?? '')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'skerry-video-pause'
  button.ariaLabel = config().i18n('pauseVideo', isPolish ? 'Wstrzymaj film w tle' : 'Pause the video in the background')
  button.onclick = toggle
  host.append(button)
  let remove = () => {
    button.remove()
    if (!--users) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== ours)
    remove = () => {}
  }
  return {
    paint: (isPaused, isOffered) => {
      button.ariaPressed = `${isPaused}`
      // As text, not as a picture in the phone's colours.
      button.textContent = isPaused ? '▶\ufe0e' : '❚❚'
      button.hidden = !isOffered
    },
    remove: () => remove(),
  }
}
