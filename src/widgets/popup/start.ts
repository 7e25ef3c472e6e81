import { stopAll, whenLoaded } from '../../base/lifetime'
import { describeElement, guard } from '../../base/report'
import { excerpt } from '../../base/values'
import { config } from '../../builder/config'
import { DOCUMENT_SETTINGS } from '../../builder/selectors'
import { detach } from '../../dom/move'
import { createWriter } from '../../dom/writer'
import { type Popup, popups } from '../../popups/registry'
import { rawSettings } from '../../settings/read'

type Dialog = typeof import('./dialog')
let dialog: Dialog | undefined

/** The dialog's code, at the first opening of any popup; with it there, at once. What fails is said by the loader, and tried again. */
export function withDialog(use: (dialog: Dialog) => void): void {
  if (dialog) use(dialog)
  else
    Promise.all([import('./dialog'), popups.prepare?.()]).then(
      ([loaded]) => {
        dialog = loaded
        use(loaded)
      },
      () => {},
    )
}

/** Takes the popup out of sight, makes it known and arms it; nothing is loaded for one that waits to be opened by hand. */
export function startPopup(host: HTMLElement, attribute: string): () => void {
  const isBuilt = attribute === DOCUMENT_SETTINGS
  const { elementorId, popupVersion, popupLimit } = host.dataset
  const id = elementorId ?? host.id
  const settings = rawSettings(host, attribute)
  const opener = settings.open_selector as string
  const { edit, preview, post } = config()
  let asked = 0
  const popup: Popup = {
    id,
    key: popupVersion ? `${id}_v${popupVersion}` : id,
    host,
    settings,
    isBuilt,
    // `matches` throws at what is no selector.
    opener: opener && guard(describeElement(host), `open_selector ${excerpt(opener)}`, () => (host.matches(opener) ? opener : opener)),
    show: (reason, event) => {
      const turn = ++asked
      // What was asked last is what happens, also while the code is on its way.
      withDialog((loaded) => turn === asked && loaded.open(popup, reason, event))
    },
    hide: (reason, never) => {
      asked++
      popup.modal?.hide(reason, never)
    },
    isOpen: () => Boolean(popup.modal?.isVisible()),
    explain: () => import('./explain').then((m) => m.explain(popup)),
  }
  const writer = createWriter(host)
  if (!isBuilt) writer.set('hidden', true)
  const stops = [isBuilt ? detach(host) : writer.stop, popups.add(popup), () => popup.hide('page'), () => popup.modal?.stop()]
  if (preview && id === String(post.id)) popup.show('preview')
  else if (!edit && (popupLimit || Object.keys({ ...(settings.triggers as object), ...(settings.timing as object) })[0]))
    stops.push(
      whenLoaded(
        () => import('./triggers'),
        (triggers) => triggers.activatePopup(popup),
      ),
    )
  return () => stopAll(stops.reverse())
}
