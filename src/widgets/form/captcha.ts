import { createElement } from '../../base/create-element'
import { stopAll } from '../../base/lifetime'
import { queryAll } from '../../base/query-all'
import { describeElement, report } from '../../base/report'
import { getGlobal, isObject } from '../../base/values'

/** The parts we use of Google's script, which the page loads. It may load after ours: the server prints it `async`. */
interface Recaptcha {
  render: (box: HTMLElement, options: object) => number
  reset: (id: number) => void
  execute: (id: number, options: object) => PromiseLike<string>
}

export interface Captcha {
  /**
   * Resolves with the token for the server once Google's script has one; undefined after ten seconds without. Absent for captchas that put
   * the token into a form field themselves.
   */
  token?: () => Promise<string | undefined>
  /** A token is valid for one submission. */
  reset: () => void
  stop: () => void
}

/** How long, in ms, a submission waits for Google's script and its token. */
const PATIENCE = 10_000

/** In ms: the builder's own interval (contract loops §16.2). */
const POLL_INTERVAL = 350

const recaptcha = (): Recaptcha | undefined => {
  const api = getGlobal('grecaptcha')
  return isObject(api) && typeof api.render === 'function' ? (api as unknown as Recaptcha) : undefined
}

function resetTurnstile(form: HTMLFormElement): void {
  const turnstile = getGlobal('turnstile') as { reset?: (box: Element) => void } | undefined
  for (const box of queryAll(form, '.cf-turnstile')) turnstile?.reset?.(box)
}

/**
 * Renders the form's reCAPTCHA in its place (the last `.elementor-g-recaptcha`, with `data-sitekey`, `data-type` v2 or v3, `data-size`,
 * `data-theme`, `data-badge`, `data-action`) once the page's Google script has loaded (contract loops §16.2). Turnstile renders itself; we
 * only reset it after a submission.
 */
export function startCaptcha(form: HTMLFormElement): Captcha {
  const place = queryAll(form, '.elementor-g-recaptcha').at(-1)
  if (!place) return { reset: () => resetTurnstile(form), stop: () => {} }

  const { sitekey, type, theme, size, badge, action } = place.dataset
  const isInvisible = type === 'v3'
  const stops: (() => void)[] = []
  let drawn: { api: Recaptcha; id: number } | undefined
  /** Called once rendered. */
  let onDrawn = () => {}
  const whenDrawn = new Promise<void>((done) => {
    onDrawn = done
  })
  const draw = (api: Recaptcha) => {
    // A rendered captcha cannot be undone, so its box is removed.
    const box = createElement('div')
    place.append(box)
    stops.push(() => box.remove())
    try {
      drawn = { api, id: api.render(box, isInvisible ? { sitekey, badge, size: 'invisible' } : { sitekey, theme, size }) }
      onDrawn()
    } catch (error) {
      report(describeElement(place), `form: reCAPTCHA refused data-sitekey="${sitekey}": ${error}`, error)
    }
  }
  const api = recaptcha()
  if (api) draw(api)
  else {
    const timer = setInterval(() => {
      const late = recaptcha()
      if (!late) return
      clearInterval(timer)
      draw(late)
    }, POLL_INTERVAL)
    stops.push(() => clearInterval(timer))
  }

  return {
    ...(isInvisible && {
      token: async () => {
        const given = whenDrawn.then(() => drawn?.api.execute(drawn.id, { action }))
        const token = await Promise.race([given, new Promise<undefined>((done) => setTimeout(done, PATIENCE))])
        if (token === undefined)
          report(
            describeElement(place),
            `form: expected ${drawn ? 'a token of ' : ''}Google’s reCAPTCHA script on the page, got none in ten seconds; the form is not sent`,
          )
        return token
      },
    }),
    reset: () => drawn?.api.reset(drawn.id),
    stop: () => stopAll(stops),
  }
}
