import { emit } from '../base/events'
import { enqueue } from '../base/queue'
import { isStatic } from '../page/page-config'
import { ACTION_LINK } from '../page/selectors'
import { type Popup, popups } from '../popups/registry'
import { runElementReady } from './element-ready'
import { tellRendered } from './element-rendered'
import { jquery } from './jquery'
import { relay } from './jquery-events'
import { contentOf, elementsIn, listDocuments } from './popup/instance'
import type { Frontend } from './types'

type Front = Pick<Frontend, 'documentsManager' | 'hooks' | 'utils'>

/** What add-ons expect: documents before the first opening, ready hooks, the form action, jQuery's clicks (contract popups §§6.3, 15). */
export function startPopupsForAddons(front: Front): void {
  listDocuments(front.documentsManager.documents)
  const told = new Set<Popup>()
  popups.onShow((popup) => {
    const content = contentOf(popup)
    if (content && !told.has(popup)) tellRendered(content)
    told.add(popup)
    if (popup.isFromBuilder && !isStatic()) for (const el of elementsIn(popup)) enqueue(() => runElementReady(front.hooks.doAction, el))
  })

  jquery()?.(document)
    .off('.skerry')
    // The builder's forms announce success only through jQuery.
    .on('submit_success.skerry', ({ target }: Event, response: unknown) =>
      relay(() => target && emit(target, 'skerry:form:success', response)),
    )
    .on('click.skerry', (event: Event & { originalEvent?: Event }) => runJqueryClick(front, event))
}

/** A click triggered through jQuery reaches only jQuery's listeners, like the builder's. */
function runJqueryClick(front: Front, event: Event & { originalEvent?: Event }): void {
  const { target, originalEvent } = event
  if (originalEvent || !(target instanceof HTMLAnchorElement)) return
  const action = target.closest(ACTION_LINK)?.getAttribute('href')
  if (action) front.utils.urlActions.runAction(action, event)
  for (const [popup] of popups.openedBy(target)) popup.show('selector', event)
}
