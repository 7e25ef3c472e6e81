import { propertyOf } from '../base/property-of'
import { queryFirst } from '../base/query-all'
import { asObject } from '../base/values'
import { handWritten } from '../builder/selectors'
import { everywhere, type Say } from './everywhere'

/** Attributes by which other scripts say that they send the form. */
const BY_SCRIPT = /^(onsubmit$|@|x-on:|v-on:|wire:|(data-)?(hx|ng|up|fx)-|\(|data-action$|data-remote$)/

/** React keeps an element's handlers on it, by a name of its own. */
function isSentByReact(form: HTMLFormElement): boolean {
  const key = Object.keys(form).find((name) => name.startsWith('__reactProps'))
  const props = asObject(key && Reflect.get(form, key))
  return Boolean(props.onSubmit || props.action)
}

/** Reports hand-written forms that the browser sends, not we, for want of an address or method. Without one a script may send them. */
export function checkForms(sayOf: (el: HTMLElement) => Say): void {
  for (const host of everywhere(handWritten('form'))) {
    const form = host instanceof HTMLFormElement ? host : queryFirst(host, 'form')
    if (!(form instanceof HTMLFormElement) || isSentByReact(form)) continue
    const buttons = [...propertyOf(form, 'elements')] as HTMLElement[]
    if ([form, ...buttons].some((el) => [...propertyOf(el, 'attributes')].some(({ name }) => BY_SCRIPT.test(name)))) continue
    const has = (name: string) => form.getAttribute(name) || buttons.some((button) => button.getAttribute(`form${name}`))
    const method = form.getAttribute('method')
    // Others are as the author wants them.
    if (method && method.toLowerCase() !== 'post') continue
    if (!has('action')) sayOf(host)('action', 'is not set: unless a script of yours sends the form, the browser does and leaves the page')
    else if (!has('method')) sayOf(host)('method', 'expected post, got none: the browser sends the form and leaves the page')
  }
}
