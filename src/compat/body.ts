import { createElement } from '../base/create-element'
import { pageBody } from '../base/document'
import { queryFirst } from '../base/query-all'
import { createWriters } from '../dom/writers'
import { browserFlags } from '../page/browser-flags'
import { device } from '../page/device'

/**
 * Adds the device span and device attribute that stylesheets and add-ons look for, and the browser's classes `e--ua-NAME`, to the body
 * (contract core §§1.7, 2.2). The returned function removes them.
 */
export function startBody(): () => void {
  const served = queryFirst(document, '#elementor-device-mode')
  const span = served ? undefined : createElement('span', { id: 'elementor-device-mode', class: 'elementor-screen-only' })
  if (span) pageBody().append(span)
  const writers = createWriters()
  for (const [name, isOn] of Object.entries(browserFlags())) if (isOn) writers.set(pageBody(), { [`.e--ua-${name}`]: true })
  const updateDevice = () => writers.set(pageBody(), { 'data-elementor-device-mode': device().get() })
  updateDevice()
  const unsubscribe = device().subscribe(updateDevice)
  return () => {
    unsubscribe()
    writers.stop()
    span?.remove()
  }
}
