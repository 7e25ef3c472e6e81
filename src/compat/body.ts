import { browserFlags } from '../builder/browser-flags'
import { device } from '../builder/device'
import { createWriter } from '../dom/writer'

/**
 * The device span and the device attribute that stylesheets and add-ons look for, and the environment's classes `e--ua-NAME`
 * (contract core §§1.7, 2.2). The returned function takes all of it away.
 */
export function startBody(): () => void {
  const span = document.getElementById('elementor-device-mode') ?? document.createElement('span')
  const isOurs = !span.isConnected
  if (isOurs) {
    span.id = 'elementor-device-mode'
    span.className = 'elementor-screen-only'
    document.body.append(span)
  }
  const body = createWriter(document.body)
  for (const [name, isOn] of Object.entries(browserFlags())) if (isOn) body.set(`.e--ua-${name}`, true)
  const show = () => body.set('data-elementor-device-mode', device().get())
  show()
  const stop = device().subscribe(show)
  return () => {
    stop()
    body.stop()
    if (isOurs) span.remove()
  }
}
