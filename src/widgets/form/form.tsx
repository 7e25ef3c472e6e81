import { emit, on } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { matchesSelector } from '../../base/property-of'
import { describeElement, report } from '../../base/report'
import { excerpt } from '../../base/values'
import { adoptStylesheet } from '../../dom/stylesheet'
import { createWriter } from '../../dom/writer'
import { mountUi } from '../../ui/mount'
import { type Answer, readAnswer } from './answer'
import type { Captcha } from './captcha'
import { endpointOf } from './endpoint'
import { createFieldErrors } from './field-errors'
import { checkFileSizes, watchFileSizes } from './file-limits'
import { type FormState, FormStatus, Spinner, STYLES } from './form-status'
import { type Failure, type Response, send } from './send'
import { type FormSettings, settings } from './settings'
import type { Steps } from './steps'
import { formText } from './texts'

export { settings }

const WAITING = 'elementor-form-waiting'
/** In ms: how long a submission waits for the code of captchas; the server then says what it misses. */
const CAPTCHA_PATIENCE = 10_000

/** A field may have the name of a form's method, and takes its place. */
const { reset } = HTMLFormElement.prototype

/** What the form sends, with the pressed button's value, which Chrome before 112 and Safari before 16.4 leave out. */
function dataOf(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const data = new FormData(form, submitter)
  const { name, value } = (submitter ?? {}) as Partial<HTMLButtonElement>
  if (name && !data.has(name)) data.append(name, value ?? '')
  return data
}

export function start(host: HTMLElement, texts: FormSettings): () => void {
  const form = host instanceof HTMLFormElement ? host : host.querySelector('form')
  if (!(form instanceof HTMLFormElement)) {
    report(describeElement(host), 'expected a <form>, found none')
    return () => {}
  }
  const errors = createFieldErrors(form)
  const status = mountUi(<FormStatus />, (container) => form.append(container))
  const show = (state: FormState) => status.update(<FormStatus {...state} />)
  const writer = createWriter(form)
  let steps: Steps | undefined
  let captcha: Captcha | undefined
  /** Of a form with a captcha: resolves once its code is there, or cannot be loaded. */
  let captchaLoaded: Promise<void> | undefined
  /** Gives up the submission that is on its way; undefined when there is none. */
  let cancel: (() => void) | undefined
  /** What shows that the form is being sent. */
  const waiting: (() => void)[] = []

  const fail = (message: string, answer?: Answer) => {
    captcha?.reset()
    show({ message })
    const control = errors.first()
    if (control) {
      steps?.showStepOf(control)
      control.focus()
    }
    emit(form, 'skerry:form:error', answer?.data)
  }
  const succeed = (answer: Answer) => {
    // Scripts of the site, popups and the answer's redirect come before the reset, as with the builder (contract loops §16.2).
    emit(form, 'skerry:form:success', answer.data)
    reset.call(form)
    captcha?.reset()
    show({ message: texts.success_message || answer.message || formText('success', form), isSuccess: true })
    if (answer.redirect) location.assign(answer.redirect)
  }
  const onAnswer = (url: string, { status, body }: Response) => {
    const answer = readAnswer(body)
    if (!answer) {
      report(describeElement(host), `form: expected JSON from ${url}, got ${status} ${excerpt(body) || 'nothing'}`)
      return fail(status === 413 ? formText('tooLarge', form) : texts.server_message || formText('server', form))
    }
    if (answer.success) return succeed(answer)
    // What has no field of its own, such as a captcha, is told with the whole.
    const others = [...answer.errors].filter(([key, message]) => !errors.show(key, message)).map(([, message]) => message)
    const message = texts.error_message || answer.message || (status < 500 ? formText('error', form) : formText('server', form))
    fail([message, ...others].join('\n'), answer)
  }
  const messageFor = (failure: Failure) => (failure === 'offline' && texts.offline_message) || formText(failure, form)

  const onSubmit = (event: SubmitEvent) => {
    // A script of the site sends it.
    if (event.defaultPrevented) return
    if (cancel) return event.preventDefault()
    const url = endpointOf(form, event.submitter)
    // The browser sends it, as it would without us.
    if (!url) return
    event.preventDefault()
    errors.removeAll()
    show({})
    if (!checkFileSizes(form, errors)) return fail(texts.error_message || formText('error', form))
    if (!navigator.onLine) return fail(messageFor('offline'))
    const data = dataOf(form, event.submitter)
    if (matchesSelector(form, '.elementor-form')) data.append('action', 'elementor_pro_forms_send_form')
    data.append('referrer', location.href)
    showWaiting(event.submitter)
    const hasFiles = [...data.values()].some((value) => value instanceof File && value.size)
    const progressLabel = formText('uploading', form)
    const sending = formText('sending', form)
    show({ sending, ...(hasFiles && { progress: 0, progressLabel }) })
    const post = () => {
      cancel = send(
        url,
        data,
        (progress) => hasFiles && show({ sending, progress, progressLabel }),
        (result) => {
          cancel = undefined
          stopAll(waiting)
          show({})
          if (typeof result === 'string') fail(messageFor(result))
          else onAnswer(url, result)
        },
      )
    }
    if (!captchaLoaded) return post()
    let isCancelled = false
    cancel = () => {
      isCancelled = true
    }
    Promise.race([captchaLoaded, new Promise((done) => setTimeout(done, CAPTCHA_PATIENCE))])
      .then(async () => {
        if (!captcha?.token) return true
        const token = await captcha.token()
        if (token !== undefined) data.set('g-recaptcha-response', token)
        return token !== undefined
      })
      .catch((error) => {
        report(describeElement(host), `form: reCAPTCHA gave no token: ${error}`, error)
        // The server says what it misses.
        return true
      })
      .then((isReady) => {
        if (isCancelled) return
        if (isReady) return post()
        cancel = undefined
        stopAll(waiting)
        fail(formText('captcha', form))
      })
  }
  /** The text is not dimmed, as the builder does it: it could not be read any more. The button stays in the tab order, and keeps the focus. */
  const showWaiting = (submitter: HTMLElement | null) => {
    writer.set(`.${WAITING}`, true)
    writer.set('aria-busy', true)
    waiting.push(() => {
      writer.set(`.${WAITING}`, null)
      writer.set('aria-busy', null)
    })
    const button = submitter ?? form.querySelector<HTMLElement>('[type=submit],button:not([type])')
    if (!button) return
    const buttonWriter = createWriter(button)
    buttonWriter.set('aria-disabled', true)
    waiting.push(buttonWriter.stop)
    if (button.localName === 'button') waiting.push(mountUi(<Spinner />, (container) => button.prepend(container)).remove)
  }

  const stops = [
    adoptStylesheet(STYLES),
    on<SubmitEvent>(form, 'submit', onSubmit),
    watchFileSizes(form, errors),
    () => cancel?.(),
    () => stopAll(waiting),
    errors.removeAll,
    status.remove,
    writer.stop,
  ]
  if (form.querySelector('.elementor-g-recaptcha,.cf-turnstile'))
    captchaLoaded = new Promise((done) => {
      const stop = whenLoaded(
        () => import('./captcha'),
        (module) => {
          captcha = module.startCaptcha(form)
          done()
          return captcha.stop
        },
        done,
      )
      stops.unshift(stop)
    })
  if (form.querySelector('.elementor-field-type-step,[data-form-step]'))
    stops.unshift(
      whenLoaded(
        () => import('./steps'),
        (module) => {
          steps = module.startSteps(form, texts)
          return steps.stop
        },
      ),
    )
  return () => stopAll(stops)
}
