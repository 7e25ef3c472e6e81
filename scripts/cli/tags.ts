/** Our tags for a page. */
import { editHtml } from '../../demo/server/html-edit'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The tags for a page, with our files at `base`. */
export function tags(base: string, hasCss: boolean) {
  const at = escaped(`${base.replace(/\/*$/, '')}/`)
  return `${hasCss ? `<link rel="stylesheet" href="${at}skerry.css">\n` : ''}<script defer src="${at}skerry.js"></script>\n`
}

/** The page with our tags at the end of its head; `undefined` if it already has one. */
export function withTags(html: string, text: string) {
  let has = false
  const edited = editHtml(html, ({ elements, insert, endOfHead }) => {
    has = elements.some(
      (el) => el.tagName === 'script' && el.attrs.some(({ name, value }) => name === 'src' && /(^|\/)skerry(\.all)?\.js($|\?)/.test(value)),
    )
    if (!has) insert(endOfHead, text)
  })
  return has ? undefined : edited
}
