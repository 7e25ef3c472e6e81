/**
 * A long article as the builder serves it: sections, columns and widgets with ids and classes, but without settings. There is nothing to do
 * on it, so our cost there is what every page pays for the script.
 */
const WORDS =
  'the harbour lies quiet in the morning and boats leave one after another while nets dry on the quay and gulls wait for what is left over'.split(
    ' ',
  )

/** HTML with `elements` elements in its body. */
export function textPage(elements = 2000) {
  let made = 0
  let seed = 11
  const random = (n: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % n
  }
  const words = (n: number) => Array.from({ length: n }, () => WORDS[random(WORDS.length)]).join(' ')
  const tag = (name: string, attributes: string, content: string) => {
    made++
    return `<${name}${attributes && ` ${attributes}`}>${content}</${name}>`
  }
  const id = () => (0x1000000 + random(0xefffff)).toString(16)
  const element = (type: string, classes: string, content: string, more = '') => {
    const own = id()
    return tag(
      'div',
      `class="elementor-element elementor-element-${own} ${classes}" data-id="${own}" data-element_type="${type}"${more}`,
      content,
    )
  }
  const widget = (type: string, content: string) =>
    element(
      'widget',
      `elementor-widget elementor-widget-${type}`,
      tag('div', 'class="elementor-widget-container"', content),
      ` data-widget_type="${type}.default"`,
    )
  const heading = () => widget('heading', tag('h2', 'class="elementor-heading-title elementor-size-default"', words(4)))
  const paragraph = () =>
    tag('p', '', `${words(30)} ${tag('a', `href="/${words(1)}/"`, words(2))} ${words(20)} ${tag('strong', '', words(2))}.`)
  const list = () => tag('ul', '', Array.from({ length: 4 }, () => tag('li', '', words(6))).join(''))
  const text = () => widget('text-editor', paragraph() + paragraph() + list() + paragraph())
  const column = () => element('container', 'e-con-full e-flex e-con e-child', heading() + text() + text())
  const section = () => element('container', 'e-flex e-con-boxed e-con e-parent', tag('div', 'class="e-con-inner"', column() + column()))

  let sections = ''
  while (made < elements - 150) sections += section()
  // The wrapper counts as one; single paragraphs fill up the rest.
  let rest = ''
  while (made < elements - 1) rest += tag('p', '', words(12))
  const body = tag('div', 'data-elementor-type="wp-page" data-elementor-id="7" class="elementor elementor-7"', sections + rest)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Text</title>
<style>body{margin:0 auto;max-width:60rem;font:16px/1.5 sans-serif}.e-con-inner{display:flex;gap:2rem}</style>
<script defer src="/skerry.js"></script></head><body class="elementor-default elementor-kit-4 elementor-page elementor-page-7">${body}</body></html>`
}
