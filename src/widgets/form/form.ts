import { emit, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { mayLeadTo, ownAddress } from '../../base/own-site'
import { matchesSelector, safe } from '../../base/property-of'
import { queryFirst } from '../../base/query-all'
import { describeElement, report } from '../../base/report'
import { safeUrl } from '../../base/safe-url'
import { excerpt } from '../../base/values'
import { adoptStylesheet } from '../../dom/stylesheet'
import { ajaxAddress } from '../../page/ajax-address'
import { controlsOf, keyOf } from './controls'
import { createFieldErrors, type FieldErrors } from './field-errors'
import { readTooLarge, watchFileSizes } from './file-limits'
import { addFormStatus, type FormState, STYLES, showWaiting } from './form-status'
import { type LazyParts, loadParts } from './lazy-parts'
import { type End, type Outcome, planOutcome, planSubmit, type SubmitFacts } from './plan'
import { bodyOf, send, sendElsewhere } from './send'
import { type FormSettings, settings } from './settings'
import { formText } from './texts'

export { settings }

/** A field named `reset` would shadow the method. */
const { reset } = HTMLFormElement.prototype

export function start(host: HTMLElement, texts: FormSettings): () => void {
  const form = host instanceof HTMLFormElement ? host : queryFirst(host, 'form')
  if (!(form instanceof HTMLFormElement)) {
    report(describeElement(host), 'expected a <form>, found none')
    return () => {}
  }
  const errors = createFieldErrors(form)
  const { show, say, remove } = addFormStatus(form)
  const parts = loadParts(host, form, texts, say)
  /** Cancels the pending submission, if any. */
  let cancel: (() => void) | undefined
  let stopWaiting = () => {}

  const onEnd = (end: End, url = '') => {
    cancel = undefined
    stopWaiting()
    show({})
    const keys = new Set(controlsOf(form).flatMap(({ name }) => (name ? keyOf(name) : [])))
    const isHandWritten = !matchesSelector(form, '.elementor-form')
    const outcome = planOutcome(end, { keys, url, isHandWritten, texts, say: (text) => formText(text, form) })
    if (outcome.problem) report(describeElement(host), `form: ${url}: ${outcome.problem}`)
    tell(outcome, { form, errors, parts, show, goTo: nextPage(host, outcome, texts) })
  }
  const onSubmit = (event: SubmitEvent) => {
    // The site's own script sends it.
    if (event.defaultPrevented) return
    if (cancel) return event.preventDefault()
    const facts = readSubmit(form, event.submitter, texts)
    const planned = planSubmit(facts)
    if (planned === 'browser') return
    if (planned === 'tab') return sendInTab(form, () => onEnd('tab'))
    event.preventDefault()
    errors.removeAll()
    show({})
    for (const [key, message] of facts.tooLarge) errors.show(key, message)
    if (planned === 'error' || planned === 'offline') return onEnd(planned)
    const { submitter } = event
    const data = dataOf(form, submitter, facts)
    stopWaiting = showWaiting(form, submitter)
    cancel = submit({ planned, facts, data, form, parts, show, onEnd: (end) => onEnd(end, facts.url) })
  }
  const stops = [
    parts.stop,
    adoptStylesheet(STYLES),
    on<SubmitEvent>(form, 'submit', onSubmit),
    watchFileSizes(form, errors),
    () => cancel?.(),
    () => stopWaiting(),
    errors.removeAll,
    remove,
  ]
  return () => stopAll(stops)
}

/** Builder forms are sent to the configured address, hand-written ones to their `action`. */
function readSubmit(form: HTMLFormElement, submitter: HTMLElement | null, { other_site: otherSite }: FormSettings): Facts {
  const isHandWritten = !matchesSelector(form, '.elementor-form')
  // Not through the properties, because a field named `action` or `method` shadows them.
  const attribute = (name: string) => submitter?.getAttribute(`form${name}`) ?? safe(form).getAttribute(name)
  const address = isHandWritten ? (attribute('action') ?? '') : ajaxAddress()
  const own = ownAddress(address)
  // A hand-written form may target another site; the builder's forms are for the CMS.
  if (!own && !isHandWritten) report('form', `ajaxurl: expected an address of this site, got ${excerpt(address) || 'nothing'}`)
  const url = own || (isHandWritten && address && safeUrl(address)) || ''
  const [method, enctype] = [attribute('method'), attribute('enctype')]
  return { isHandWritten, method, enctype, url, isElsewhere: !own, otherSite, tooLarge: readTooLarge(form), isOnline: navigator.onLine }
}

/** Lets the browser send the form into a new tab; `target` is only the form's own while it does. */
function sendInTab(form: HTMLFormElement, onSent: () => void): void {
  const target = safe(form).getAttribute('target')
  safe(form).setAttribute('target', '_blank')
  // After the event, in which the browser reads the target.
  setTimeout(() => {
    if (target === null) safe(form).removeAttribute('target')
    else safe(form).setAttribute('target', target)
    onSent()
  })
}

/** Where the visitor goes after success: the answer's page, the author's, or the one to which the server has redirected; empty for none. */
function nextPage(host: HTMLElement, { redirect, landed }: Outcome, { redirect_to: page, follow_redirect: follows }: FormSettings): string {
  if (redirect) return redirect
  const address = page ? safeUrl(page) : undefined
  if (address && mayLeadTo(address)) return address
  if (page)
    report(describeElement(host), `redirect_to: expected a page of this site or a site that data-redirects names, got ${excerpt(page)}`)
  return follows ? ownAddress(landed) : ''
}

/** The form's data with the pressed button's value, which Chrome before 112 and Safari before 16.4 omit. */
function dataOf(form: HTMLFormElement, submitter: HTMLElement | null, { isHandWritten, isElsewhere }: SubmitFacts): FormData {
  const data = new FormData(form, submitter)
  const { name, value } = (submitter ?? {}) as Partial<HTMLButtonElement>
  if (name && !data.has(name)) data.append(name, value ?? '')
  if (!isHandWritten) data.append('action', 'elementor_pro_forms_send_form')
  if (!isElsewhere) data.append('referrer', location.href)
  return data
}

type Facts = SubmitFacts & { enctype: string | null }
interface Submission {
  planned: 'send' | 'cors' | 'no-cors'
  facts: Facts
  data: FormData
  form: HTMLFormElement
  parts: LazyParts
  show: (state: FormState) => void
  onEnd: (end: End) => void
}

/** Sends the form once there is a captcha token; the returned function cancels. */
function submit({ planned, facts, data, form, parts, show, onEnd }: Submission): () => void {
  const hasFiles = [...data.values()].some((value) => value instanceof File && value.size)
  const showSent = (progress: number) =>
    show({ sending: formText('sending', form), ...(hasFiles && { progress, progressLabel: formText('uploading', form) }) })
  const post = () => {
    const body = facts.isHandWritten ? bodyOf(data, facts.enctype) : data
    if (planned !== 'send') return sendElsewhere(facts.url, body, planned, onEnd)
    return send(facts.url, body, (progress) => hasFiles && showSent(progress), onEnd)
  }
  showSent(0)
  if (!parts.addToken) return post()
  let isCancelled = false
  let cancel = () => {
    isCancelled = true
  }
  void parts.addToken(data).then((isReady) => {
    if (isCancelled) return
    if (isReady) cancel = post()
    else onEnd('captcha')
  })
  return () => cancel()
}

interface Told extends Pick<Submission, 'form' | 'parts' | 'show'> {
  errors: FieldErrors
  goTo: string
}

/** Tells the visitor and the page's scripts the result. */
function tell({ isSuccess, message, errors: wrong, data }: Outcome, { form, errors, parts, show, goTo }: Told): void {
  if (isSuccess) {
    // Before the reset: site scripts, popups and the redirect, as in the builder (contract loops §16.2).
    emit(form, 'skerry:form:success', data)
    reset.call(form)
    parts.captcha?.reset()
    show({ message, isSuccess })
    if (goTo) location.assign(goTo)
    return
  }
  for (const [key, text] of wrong) errors.show(key, text)
  parts.captcha?.reset()
  show({ message })
  const control = errors.first()
  if (control) {
    parts.steps?.showStepOf(control)
    control.focus()
  }
  emit(form, 'skerry:form:error', data)
}
