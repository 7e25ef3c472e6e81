/** The reference for the largest paint: a page with plain CSS backgrounds as slideshows, whose first pictures wait for no script. */
import { attribute, editHtml } from '../../demo/server/html-edit'

/** A rule for each element with a background slideshow, showing its first picture; empty if there is none. */
export function firstPictureCss(html: string) {
  const rules: string[] = []
  editHtml(html, ({ elements }) => {
    for (const el of elements) {
      const settings = attribute(el, 'data-settings') ?? ''
      const url = firstPicture(settings)
      if (!url) continue
      const id = attribute(el, 'data-id')
      // A saved page's URLs are rewritten when served, so settings only identify elements of the demo.
      const selector = id ? `[data-id=${quoted(id)}]` : `[data-settings=${quoted(settings)}]`
      rules.push(`${selector}{background:url(${quoted(url)}) 50%/cover no-repeat}`)
    }
  })
  return rules.join('\n')
}

/** The URL of the first picture on this page's host; undefined without a slideshow. */
function firstPicture(settings: string) {
  try {
    const { background_background: kind = 'slideshow', background_slideshow_gallery: gallery } = JSON.parse(settings)
    const { pathname, search } = new URL(gallery[0].url, 'http://page.test')
    return kind === 'slideshow' ? pathname + search : undefined
  } catch {
    return undefined
  }
}

/** A string in CSS. */
const quoted = (text: string) => `"${text.replace(/["\\\n\r\f]/g, (c) => `\\${c.charCodeAt(0).toString(16)} `)}"`
