import { once, script } from './assets'
import { createElement } from './create-element'
import { pageHead } from './document'
import { getGlobal } from './values'

/** Loads a third party's classic script (a player's API), once per URL, with our tag's nonce. Rejects on failure. */
export function loadScript(url: string): Promise<void> {
  return once(
    url,
    (src) =>
      new Promise((done, fail) => {
        const el = createElement('script')
        el.nonce = script?.nonce ?? ''
        el.onload = () => done()
        el.onerror = () => {
          el.remove()
          fail(new Error('could not be loaded'))
        }
        el.src = trusted(src)
        pageHead().append(el)
      }),
  )
}

interface Policy {
  createScriptURL: (url: string) => string
}
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy }
/** Several chunks bundle this file. They share one policy through a symbol, because a page allows only one per name. */
const shared = globalThis as unknown as Record<symbol, Policy | undefined>
const KEY = Symbol.for('skerry.policy')

/** Under `require-trusted-types-for 'script'` a URL needs a policy; ours accepts only https. */
function trusted(url: string): string {
  shared[KEY] ??= getGlobal<TrustedTypes>('trustedTypes')?.createPolicy('skerry', {
    createScriptURL: (src) => (/^https:/.test(src) ? src : ''),
  })
  return shared[KEY]?.createScriptURL(url) ?? url
}
