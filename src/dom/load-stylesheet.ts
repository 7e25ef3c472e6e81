import { script } from '../base/assets'
import { createElement } from '../base/create-element'
import { pageHead } from '../base/document'
import { queryAll } from '../base/query-all'

/**
 * Loads a stylesheet of the site's as the builder does, by an element in the head, once an address; with our nonce where the page has one.
 * Resolves when it applies, when it cannot be had, and after `maxMs` at the latest: it applies then as soon as it comes.
 */
export function loadStylesheet(href: string, maxMs: number): Promise<void> {
  return new Promise((done) => {
    const known = queryAll<HTMLLinkElement>(pageHead(), 'link').find((el) => el.href === href)
    if (known?.sheet) return done()
    const link = known ?? createElement('link')
    link.addEventListener('load', () => done())
    link.addEventListener('error', () => {
      link.remove()
      done()
    })
    setTimeout(done, maxMs)
    if (known) return
    link.rel = 'stylesheet'
    link.nonce = script?.nonce ?? ''
    link.href = href
    pageHead().append(link)
  })
}
