import { pageTitle } from '../../base/document'
import { ownAddress } from '../../base/own-site'
import { closestOf } from '../../base/property-of'
import { report } from '../../base/report'
import { asObject, excerpt, isObject } from '../../base/values'
import { ajaxAddress } from '../../builder/ajax-address'
import { config } from '../../builder/config'
import { appendEntries, entriesOf } from './entries'

/** A server that says nothing for this long, in ms, has not accepted the form; files may take time. */
const PATIENCE = 120_000

/** What the form sends (contract newer §3.2). */
export function dataOf(form: HTMLElement): FormData {
  const data = new FormData()
  const nonces = asObject(config().raw.nonces)
  const texts = {
    action: 'elementor_pro_atomic_forms_send_form',
    _nonce: nonces.atomicFormsSendForm,
    post_id: closestOf(form, '[data-elementor-id]')?.getAttribute('data-elementor-id'),
    form_id: form.getAttribute('data-id'),
    form_name: form.getAttribute('data-form-name'),
    referer_title: pageTitle(),
    referrer: location.href,
  }
  for (const [name, text] of Object.entries(texts)) data.append(name, String(text ?? ''))
  appendEntries(data, entriesOf(form))
  return data
}

/** Where it is sent: an address of this site from the page's configuration; empty, with a report, if there is none. */
export function endpoint(): string {
  const address = String(asObject(config().raw.urls).ajaxurl || ajaxAddress())
  const url = ownAddress(address)
  if (!url) report('form', `urls.ajaxurl: expected an address of this site, got ${excerpt(address) || 'nothing'}`)
  return url
}

/** Sends a form. Anything that is not explicitly a success has failed: a refusal, an error page, no answer. */
export async function send(url: string, body: FormData, signal: AbortSignal): Promise<boolean> {
  const patience = new AbortController()
  const giveUp = () => patience.abort()
  signal.addEventListener('abort', giveUp)
  const timer = setTimeout(giveUp, PATIENCE)
  try {
    const response = await fetch(url, { method: 'POST', body, headers: { accept: '*/*' }, signal: patience.signal })
    const answer: unknown = await response.json()
    return response.ok && isObject(answer) && answer.success === true
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
