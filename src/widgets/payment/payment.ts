import { createElement } from '../../base/create-element'
import { on } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { loadScript } from '../../base/load-script'
import { closestOf, matchesSelector, propertyOf } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { describeElement, guard, report } from '../../base/report'
import { getGlobal } from '../../base/values'
import { onVisible } from '../../dom/on-visible'
import { createWriters } from '../../dom/writers'
import { requireConsent } from '../../media/consent/require-consent'
import { choice, type Infer, text } from '../../settings/fields'

export const settings = {
  /**
   * The provider of the button.
   * @only by hand
   */
  provider: choice(['', 'stripe', 'paypal'], ''),
  /**
   * The id of Stripe’s buy button.
   * @example "buy_btn_1Q"
   * @with {"provider":"stripe","publishable_key":"pk_live_1Q"}
   * @only by hand
   */
  buy_button_id: text(),
  /**
   * Your publishable key at Stripe.
   * @example "pk_live_1Q"
   * @with {"provider":"stripe","buy_button_id":"buy_btn_1Q"}
   * @only by hand
   */
  publishable_key: text(),
  /**
   * The id of PayPal’s hosted button.
   * @example "7Q2"
   * @with {"provider":"paypal","client_id":"AQx"}
   * @only by hand
   */
  hosted_button_id: text(),
  /**
   * Your client id at PayPal.
   * @example "AQx"
   * @with {"provider":"paypal","hosted_button_id":"7Q2"}
   * @only by hand
   */
  client_id: text(),
  /**
   * The currency that PayPal charges, as three letters.
   * @example "PLN"
   * @with {"provider":"paypal","hosted_button_id":"7Q2","client_id":"AQx"}
   * @only by hand
   */
  currency: text(),
}
type PaymentSettings = Infer<typeof settings>

interface PayPalSdk {
  HostedButtons?: (options: { hostedButtonId: string }) => { render: (el: HTMLElement) => unknown }
}
const STRIPE = 'https://js.stripe.com/v3/buy-button.js'
const PAYPAL = 'https://www.paypal.com/sdk/js'

/** Starts payment buttons. The provider's own script makes the payment and its requests. */
export const start = (host: HTMLElement, settings: PaymentSettings): (() => void) =>
  matchesSelector(host, '[data-widget]') ? startButton(host, settings) : startServed(host)

/** The builder's PayPal button is a form. If its setup is incomplete, hidden boxes say what is missing (contract loops §20). */
function startServed(host: HTMLElement): () => void {
  const errors = () => queryAll(host, '.elementor-message-danger,[class*=error]').filter((el) => el.textContent?.trim())
  const writers = createWriters()
  const stops = [
    on(
      host,
      'click',
      (event) => {
        const button = closestOf(event.target as Element, '.elementor-paypal-legacy,[type=submit]')
        const shown = errors()
        if (!button || !shown.length) return
        event.preventDefault()
        for (const el of shown) writers.set(el, { '.elementor-hidden': false, hidden: null, role: 'alert' })
      },
      { capture: true },
    ),
    writers.stop,
  ]
  return () => stopAll(stops)
}

/** A hand-written button is a link to the provider's page until the provider's own button loads, near the viewport, and replaces it. */
function startButton(host: HTMLElement, settings: PaymentSettings): () => void {
  const { provider } = settings
  const missing = (
    provider === 'paypal' ? (['hosted_button_id', 'client_id'] as const) : (['buy_button_id', 'publishable_key'] as const)
  ).filter((key) => !settings[key])
  if (!provider || missing.length) {
    report(
      describeElement(host),
      provider ? `${missing.join(', ')}: expected text, got nothing` : 'provider: expected stripe or paypal, got nothing',
    )
    return () => {}
  }
  const stops: (() => void)[] = []
  const fallback = [...propertyOf(host, 'children')] as HTMLElement[]
  const writers = createWriters()
  const box = createElement('div')
  const showButton = () => {
    host.append(box)
    const isShown = guard(describeElement(host), provider, () =>
      provider === 'stripe' ? addStripe(box, settings) : addPayPal(box, settings),
    )
    if (!isShown) return box.remove()
    for (const el of fallback) writers.set(el, { hidden: true })
  }
  // If the provider's script fails, which is reported, the link stays.
  const loadButton = () =>
    void stops.push(whenLoaded(() => loadScript(provider === 'stripe' ? STRIPE : paypalAddress(settings)), showButton))
  stops.push(
    onVisible(
      host,
      () => {
        stops.push(requireConsent(host, provider === 'stripe' ? STRIPE : PAYPAL, loadButton, () => {}, 'below'))
      },
      '50%',
    ),
    () => box.remove(),
    writers.stop,
  )
  return () => stopAll(stops)
}

function addStripe(box: HTMLElement, settings: PaymentSettings): boolean {
  const button = createElement('stripe-buy-button')
  button.setAttribute('buy-button-id', settings.buy_button_id)
  button.setAttribute('publishable-key', settings.publishable_key)
  box.append(button)
  return true
}

function addPayPal(box: HTMLElement, { hosted_button_id: hostedButtonId }: PaymentSettings): boolean {
  const buttons = getGlobal<PayPalSdk>('paypal')?.HostedButtons?.({ hostedButtonId })
  buttons?.render(box)
  return Boolean(buttons)
}

const paypalAddress = ({ client_id, currency }: PaymentSettings): string =>
  `${PAYPAL}?${new URLSearchParams({ 'client-id': client_id, components: 'hosted-buttons', ...(currency && { currency }) })}`
