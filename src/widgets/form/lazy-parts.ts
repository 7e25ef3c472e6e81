import { stopAll, whenLoaded } from '../../base/lifetime'
import { queryFirst } from '../../base/query-all'
import { describeElement, report } from '../../base/report'
import type { Status } from '../../ui/add-status'
import type { Captcha } from './captcha'
import type { FormSettings } from './settings'
import type { Steps } from './steps'

/** In ms: how long a submission waits for the captcha code; after that the server reports what is missing. */
const CAPTCHA_PATIENCE = 10_000

/** Parts of few forms, loaded only for those. */
export interface LazyParts {
  steps?: Steps
  captcha?: Captcha
  /** For a form with a captcha: adds the token to the data; false if there is none, so nothing may be sent. */
  addToken?: (data: FormData) => Promise<boolean>
  stop: () => void
}

export function loadParts(host: HTMLElement, form: HTMLFormElement, texts: FormSettings, say: Status['say']): LazyParts {
  const stops: (() => void)[] = []
  const parts: LazyParts = { stop: () => stopAll(stops) }
  if (queryFirst(form, '.elementor-g-recaptcha,.cf-turnstile')) {
    const loaded = new Promise<void>((done) => {
      const use = ({ startCaptcha }: typeof import('./captcha')) => {
        parts.captcha = startCaptcha(form)
        done()
        return parts.captcha.stop
      }
      stops.push(whenLoaded(() => import('./captcha'), use, done))
    })
    parts.addToken = async (data) => {
      await Promise.race([loaded, new Promise((done) => setTimeout(done, CAPTCHA_PATIENCE))])
      try {
        if (!parts.captcha?.token) return true
        const token = await parts.captcha.token()
        if (token !== undefined) data.set('g-recaptcha-response', token)
        return token !== undefined
      } catch (error) {
        report(describeElement(host), `form: reCAPTCHA gave no token: ${error}`, error)
        // The server will report what is missing.
        return true
      }
    }
  }
  if (queryFirst(form, '.elementor-field-type-step,[data-form-step]'))
    stops.push(
      whenLoaded(
        () => import('./steps'),
        (module) => {
          parts.steps = module.startSteps(form, texts, say)
          return parts.steps.stop
        },
      ),
    )
  return parts
}
