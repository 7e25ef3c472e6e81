import { askSite } from '../../base/ask-site'
import { pageTitle } from '../../base/document'
import { ownAddress } from '../../base/own-site'
import { safe } from '../../base/property-of'
import { report } from '../../base/report'
import { asObject, excerpt, isObject } from '../../base/values'
import { ajaxAddress } from '../../page/ajax-address'
import { config } from '../../page/config'
import { appendEntries, entriesOf } from './entries'

/** In ms: after this long without a response the form has failed; uploads may take a while. */
const PATIENCE = 120_000

/** The form's data (contract newer §3.2). */
export function dataOf(form: HTMLElement): FormData {
  const data = new FormData()
  const nonces = asObject(config().raw.nonces)
  const texts = {
    action: 'elementor_pro_atomic_forms_send_form',
    _nonce: nonces.atomicFormsSendForm,
    post_id: safe(form).closest('[data-elementor-id]')?.getAttribute('data-elementor-id'),
    form_id: safe(form).getAttribute('data-id'),
    form_name: safe(form).getAttribute('data-form-name'),
    referer_title: pageTitle(),
    referrer: location.href,
  }
  for (const [name, text] of Object.entries(texts)) data.append(name, String(text ?? ''))
  appendEntries(data, entriesOf(form))
  return data
}

/** The URL of this site that receives forms, from the page's configuration; empty if missing, which is reported. */
export function endpoint(): string {
  const address = String(asObject(config().raw.urls).ajaxurl || ajaxAddress())
  const url = ownAddress(address)
  if (!url) report('form', `urls.ajaxurl: expected an address of this site, got ${excerpt(address) || 'nothing'}`)
  return url
}

/** Sends a form. Anything but an explicit success is a failure: a refusal, an error page, no response. */
export async function send(url: string, body: FormData, signal: AbortSignal): Promise<boolean> {
  const patience = new AbortController()
  const giveUp = () => patience.abort()
  signal.addEventListener('abort', giveUp)
  const timer = setTimeout(giveUp, PATIENCE)
  try {
    const response = await askSite(url, { method: 'POST', body, headers: { accept: '*/*' }, signal: patience.signal })
    const answer: unknown = await response.json()
    return response.ok && isObject(answer) && answer.success === true
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
