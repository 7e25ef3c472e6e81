import { write } from '../ledger'
import { browserFlags } from '../services/browser'
import { device } from '../services/device'

/** The device span, the environment classes and the device attribute that stylesheets and add-ons look for (contract core §§1.7, 2.2). */
export function startBody(): () => void {
  const span = document.getElementById('elementor-device-mode') ?? document.createElement('span')
  const isOurs = !span.isConnected
  if (isOurs) {
    span.id = 'elementor-device-mode'
    span.className = 'elementor-screen-only'
    document.body.append(span)
  }
  const body = write(document.body)
  for (const [name, on] of Object.entries(browserFlags())) if (on) body.set(`.e--ua-${name}`, true)
  const show = () => body.set('data-elementor-device-mode', device().get())
  show()
  const stop = device().subscribe(show)
  return () => {
    stop()
    body.stop()
    if (isOurs) span.remove()
  }
}
