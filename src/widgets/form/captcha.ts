import { createElement } from '../../base/create-element'
import { stopAll } from '../../base/lifetime'
import { describeElement, report } from '../../base/report'
import { getGlobal, isObject } from '../../base/values'

/** The parts of Google's script that we call. It may load later than ours, because the server prints it as `async`. */
interface Recaptcha {
  render: (box: HTMLElement, options: object) => number
  reset: (id: number) => void
  execute: (id: number, options: object) => PromiseLike<string>
}

export interface Captcha {
  /**
   * Resolves with the token that the server checks, once Google's script has loaded and has one; with undefined if it has not loaded after ten
   * seconds. Missing for captchas that put the token into a field of the form themselves.
   */
  token?: () => Promise<string | undefined>
  /** A token is valid for only one submission. */
  reset: () => void
  stop: () => void
}

/** How long, in ms, a submission waits for Google's script and its token. */
const PATIENCE = 10_000

/** The builder's own interval (contract loops §16.2). */
const ASK_EVERY = 350

const recaptcha = (): Recaptcha | undefined => {
  const api = getGlobal('grecaptcha')
  return isObject(api) && typeof api.render === 'function' ? (api as unknown as Recaptcha) : undefined
}

function resetTurnstile(form: HTMLFormElement): void {
  const turnstile = getGlobal('turnstile') as { reset?: (box: Element) => void } | undefined
  for (const box of form.querySelectorAll('.cf-turnstile')) turnstile?.reset?.(box)
}

/**
 * Draws the form's reCAPTCHA in its place (the last `.elementor-g-recaptcha`, with `data-sitekey`, `data-type` v2 or v3, `data-size`, `data-theme`,
 * `data-badge`, `data-action`) as soon as Google's script, which the page brings, has loaded (contract loops §16.2). Turnstile draws itself and is
 * only asked for a new token after a submission.
 */
export function startCaptcha(form: HTMLFormElement): Captcha {
  const place = [...form.querySelectorAll<HTMLElement>('.elementor-g-recaptcha')].at(-1)
  if (!place) return { reset: () => resetTurnstile(form), stop: () => {} }

  const { sitekey, type, theme, size, badge, action } = place.dataset
  const isInvisible = type === 'v3'
  const stops: (() => void)[] = []
  let drawn: { api: Recaptcha; id: number } | undefined
  /** Called once it has been drawn. */
  let onDrawn = () => {}
  const whenDrawn = new Promise<void>((done) => {
    onDrawn = done
  })
  const draw = (api: Recaptcha) => {
    // A captcha cannot be undone, so its whole box is removed.
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
    }, ASK_EVERY)
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
