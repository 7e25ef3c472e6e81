/** The yardstick for the largest paint: a page whose slideshows are plain CSS backgrounds, so that their first pictures wait for no script. */
import { attribute, editHtml } from '../../demo/server/html-edit'

/** A rule for each element whose settings hold a background slideshow, with its first picture; empty where the page has none. */
export function firstPictureCss(html: string) {
  const rules: string[] = []
  editHtml(html, ({ elements }) => {
    for (const el of elements) {
      const settings = attribute(el, 'data-settings') ?? ''
      const url = firstPicture(settings)
      if (!url) continue
      const id = attribute(el, 'data-id')
      // The addresses in the settings of a saved page are rewritten as it is served, so the settings name an element of the demo only.
      const selector = id ? `[data-id=${quoted(id)}]` : `[data-settings=${quoted(settings)}]`
      rules.push(`${selector}{background:url(${quoted(url)}) 50%/cover no-repeat}`)
    }
  })
  return rules.join('\n')
}

/** The address of the first picture on this page's own host; undefined where there is no slideshow. */
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
