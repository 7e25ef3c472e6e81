import { list } from '../../settings/fields'
import { readSettings } from '../../settings/read'

const KINDS = ['error', 'message', 'info']

const FIELDS = { woocommerce_notices_elements: list() }

/**
 * The selector of the notices that the widget shows: the kinds in the configuration (`wc_error`), else those named by body classes
 * (`e-wc-error-notice`), else all (contract shop §§1, 3).
 */
export function noticesOf(kit: unknown, bodyClass: string): string {
  const { woocommerce_notices_elements: listed } = readSettings(FIELDS, kit)
  const classes = bodyClass.split(/\s+/)
  const ofSite = KINDS.filter((kind) => listed.includes(`wc_${kind}`))
  const ofBody = KINDS.filter((kind) => classes.includes(`e-wc-${kind}-notice`))
  const kinds = [ofSite, ofBody, KINDS].find(({ length }) => length) as string[]
  return kinds.map((kind) => `.woocommerce-${kind}`).join()
}
