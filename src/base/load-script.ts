import { once, script } from './assets'
import { getGlobal } from './values'

/** Loads a classic script of a third party (a player's API), once a URL, with our nonce where the page has one. Rejects when it cannot be loaded. */
export function loadScript(url: string): Promise<void> {
  return once(
    url,
    (src) =>
      new Promise((done, fail) => {
        const el = document.createElement('script')
        el.nonce = script?.nonce ?? ''
        el.onload = () => done()
        el.onerror = () => {
          el.remove()
          fail(new Error('could not be loaded'))
        }
        el.src = trusted(src)
        document.head.append(el)
      }),
  )
}

interface Policy {
  createScriptURL: (url: string) => string
}
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy }
let policy: Policy | undefined

/** Under `require-trusted-types-for 'script'` an address needs a policy; ours accepts only https. */
function trusted(url: string): string {
  policy ??= getGlobal<TrustedTypes>('trustedTypes')?.createPolicy('skerry', {
    createScriptURL: (src) => (/^https:/.test(src) ? src : ''),
  })
  return policy ? policy.createScriptURL(url) : url
}
