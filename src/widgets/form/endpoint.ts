import { matchesSelector } from '../../base/property-of'
import { report } from '../../base/report'
import { excerpt } from '../../base/values'
import { ajaxAddress, ownAddress } from '../../builder/ajax-address'

/**
 * Where a form is sent: the page's configuration says it for the builder's forms, its own attribute for a hand-written one. Empty when the
 * browser is to send it: by GET, or to another site.
 */
export function endpointOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const isHandWritten = !matchesSelector(form, '.elementor-form')
  // By their attributes: a field named `action` or `method` takes the property's place.
  const attribute = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name)
  if (isHandWritten && attribute('method')?.toLowerCase() !== 'post') return ''
  const address = isHandWritten ? (attribute('action') ?? '') : ajaxAddress()
  const url = ownAddress(address)
  // A hand-written form may well be meant for another site; the builder's forms are for the CMS.
  if (!url && !isHandWritten) report('form', `ajaxurl: expected an address of this site, got ${excerpt(address) || 'nothing'}`)
  return url
}
