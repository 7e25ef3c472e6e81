import { script } from '../base/assets'
import { createElement } from '../base/create-element'
import { pageHead } from '../base/document'
import { queryAll } from '../base/query-all'

/**
 * Loads one of the site's stylesheets as the builder does, by a link in the head, once per URL, with our tag's nonce. Resolves when it
 * applies or fails, at most after `maxMs`; a late one still applies.
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
