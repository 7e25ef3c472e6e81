import { type Writer, write } from '../ledger'
import { device } from '../services/device'

/** The device span and the device attribute that stylesheets and add-ons look for (contract core §§1.7, 2.2). */
export function startBody(): Writer {
  const span = document.getElementById('elementor-device-mode') ?? document.createElement('span')
  const isOurs = !span.isConnected
  if (isOurs) {
    span.id = 'elementor-device-mode'
    span.className = 'elementor-screen-only'
    document.body.append(span)
  }
  const body = write(document.body)
  const show = () => body.set('data-elementor-device-mode', device().get())
  show()
  const stop = device().subscribe(show)
  const self = {
    set: body.set,
    stop: () => {
      self.set = () => {}
      stop()
      body.stop()
      if (isOurs) span.remove()
    },
  }
  return self
}
