import { propertyOf } from '../base/property-of'
import { queryFirst } from '../base/query-all'
import { asObject, getGlobal } from '../base/values'
import { handWritten } from '../builder/selectors'
import { everywhere, type Say } from './everywhere'

/** Attributes by which other scripts say, on the form, a button or around them, that they send it. */
const BY_SCRIPT = /^(onsubmit$|@|x-on:|x-target|v-on:|wire:|(data-)?(hx|ng|up|fx)-|\(|data-on[:-]|data-action$|data-remote$)/

const isSentByOther = (el: Element) => [...propertyOf(el, 'attributes')].some(({ name }) => BY_SCRIPT.test(name))

/** React keeps an element's handlers on it, by a name of its own. */
function isSentByReact(form: HTMLFormElement): boolean {
  const key = Object.keys(form).find((name) => name.startsWith('__reactProps'))
  const props = asObject(key && Reflect.get(form, key))
  return Boolean(props.onSubmit || props.action)
}

/** The form and all that is around it. */
function around(form: Element): Element[] {
  const found: Element[] = []
  for (let el: Element | null = form; el; el = propertyOf(el, 'parentElement')) found.push(el)
  return found
}

const OUTCOME = 'unless a script of yours sends the form, the browser does and leaves the page'

/** Reports hand-written forms that the browser sends, not we, for want of an address or method. Without one a script may send them. */
export function checkForms(sayOf: (el: HTMLElement) => Say): void {
  // Turbo sends every form.
  if (getGlobal('Turbo')) return
  for (const host of everywhere(handWritten('form'))) {
    const form = host instanceof HTMLFormElement ? host : queryFirst(host, 'form')
    if (!(form instanceof HTMLFormElement) || isSentByReact(form)) continue
    const buttons = [...propertyOf(form, 'elements')] as HTMLElement[]
    if ([...buttons, ...around(form)].some(isSentByOther)) continue
    const has = (name: string) => form.getAttribute(name) || buttons.some((button) => button.getAttribute(`form${name}`))
    const method = form.getAttribute('method')
    // Others are as the author wants them.
    if (method && method.toLowerCase() !== 'post') continue
    if (!has('action')) sayOf(host)('action', `is not set: ${OUTCOME}`)
    else if (!has('method')) sayOf(host)('method', `expected post, got none: ${OUTCOME}`)
  }
}
