import { expect, it } from 'vitest'
import { followHtmx } from './follow-htmx'

it('gives htmx the page as served to keep for the way back, and mounts it again', async () => {
  const heard: string[] = []
  const stop = followHtmx(
    () => heard.push('unmount'),
    () => heard.push('scan'),
  )
  document.body.dispatchEvent(new CustomEvent('htmx:beforeHistorySave', { bubbles: true, detail: { historyElt: document.body } }))
  heard.push('keep')
  await Promise.resolve()
  expect(heard).toEqual(['unmount', 'keep', 'scan'])
  stop()
})
