import { expect, it } from 'vitest'
import { coverOthers } from '../overlays/others-inert'
import { pushLayer } from '../overlays/stack'
import { followHtmx } from './follow-htmx'

it('gives htmx the page as served to keep for the way back while an overlay is open, and mounts it again', async () => {
  const heard: string[] = []
  const stop = followHtmx(
    () => heard.push('unmount'),
    () => heard.push('scan'),
  )
  const keep = () => {
    document.body.dispatchEvent(new CustomEvent('htmx:beforeHistorySave', { bubbles: true, detail: { historyElt: document.body } }))
    heard.push('keep')
    return Promise.resolve()
  }
  await keep()
  expect(heard.splice(0)).toEqual(['keep'])
  const close = pushLayer({ root: document.body, isModal: true })
  await keep()
  expect(heard.splice(0)).toEqual(['unmount', 'keep', 'scan'])
  close()
  // While it closes, it has no keys any more, but the page is still inert.
  const uncover = coverOthers({ root: document.body.appendChild(document.createElement('dialog')) })
  await keep()
  expect(heard.splice(0)).toEqual(['unmount', 'keep', 'scan'])
  uncover()
  await keep()
  expect(heard).toEqual(['keep'])
  stop()
})
