/**
 * The pictures of docs/code/styling.md: each part as it is, beside the same part with the rules of the section that the picture is in. A line
 * `<!-- looks: popup -->` stands for a picture; without a browser it stays unseen.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Shot } from './pictures'

interface Part {
  body: string
  /** Of the picture. */
  height: number
  press?: string
  wait?: string
}
const photo = (name: string) => `<img src="../examples/photos/${name}.svg" alt="${name}" width="900" height="600">`
/** What each picture shows, and how it gets there. */
const PARTS: Record<string, Part> = {
  popup: {
    height: 400,
    body: `<button data-popup-open="offer">Open</button>
<section data-widget="popup" id="offer" hidden aria-label="Offer"><h2>Ten percent off</h2><p>Say <b>SEAGULL</b> at the ticket office.</p><p><button data-popup-close>Maybe later</button></p></section>`,
    press: 'button',
  },
  panel: {
    height: 340,
    body: `<button data-off-canvas-open="cart">Cart</button>
<dialog data-widget="off-canvas" id="cart" aria-label="Cart"><h3>Cart</h3><p>Trip to the lighthouse, 2 people: 120</p><p><button data-off-canvas-close>Close</button></p></dialog>`,
    press: 'button',
  },
  bar: {
    height: 150,
    body: `<div data-widget="floating-bar" id="bar" role="region" aria-label="Coupon"><p>Five off with the code</p><button type="button" data-bar-copy><code>HERRING</code></button></div><p>The page below the bar</p>`,
    wait: '[data-widget=floating-bar] button:last-of-type',
  },
  slider: {
    height: 360,
    body: `<div data-widget="slider" role="region" tabindex="0" aria-label="Pictures" data-settings='{"slides_to_show":1,"navigation":"both","autoplay":"yes"}'>${['dawn', 'rocks', 'night'].map((name) => `<div>${photo(name)}</div>`).join('')}</div>`,
    wait: 'button',
  },
  lightbox: {
    height: 400,
    body: `<a href="../examples/photos/dawn.svg" data-lightbox="a">${photo('dawn')}</a> <a href="../examples/photos/rocks.svg" data-lightbox="a">${photo('rocks')}</a>`,
    press: 'a',
    wait: 'dialog img',
  },
  form: {
    height: 300,
    body: `<form data-widget="form"><p><label>E-mail <input name="email" value="anna@example.com"></label></p><p><button>Send</button></p>
<div data-state="success" role="alert">Thank you! We answer within a day.</div><div data-state="error" role="alert">The message was not sent. Please try again.</div></form>`,
  },
}

const page = (body: string, css: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Looks</title>
<link rel="stylesheet" href="../skerry/skerry.css"><style>body { margin: 1rem; font: 1rem/1.5 system-ui, sans-serif } img { display: block; width: 100%; height: 15rem; object-fit: cover }</style>
<style>${css}</style><script defer src="../skerry/skerry.js"></script></head><body>${body}</body></html>`
const both = (name: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Looks</title><style>body { display: grid; grid-template: auto 1fr / 1fr 1fr; gap: 6px 12px; box-sizing: border-box; height: 100vh; margin: 0; padding: 8px 12px 12px; background: #e4e8ec; font: 15px system-ui, sans-serif } iframe { width: 100%; height: 100%; border: 0; background: #fff }</style></head>
<body><span>As it is</span><span>With these rules</span><iframe src="${name}.html" title="As it is"></iframe><iframe src="${name}-changed.html" title="With these rules"></iframe></body></html>`

const MARK = /<!-- looks: (\w+) -->/g
/** The rules above a mark, in its section. */
function rulesFor(markdown: string, mark: number) {
  const section = markdown.slice(markdown.lastIndexOf('\n### ', mark), mark)
  return [...section.matchAll(/```css\n([\s\S]*?)```/g)].map(([, css]) => css).join('\n')
}

/** Writes the pages to photograph into `folder`/looks, and returns the pictures to take. */
export function writeLooks(markdown: string, folder: string, styles: string): Shot[] {
  mkdirSync(path.join(folder, 'looks'), { recursive: true })
  return [...markdown.matchAll(MARK)].map(({ 1: name = '', index }) => {
    const part = PARTS[name]
    const css = rulesFor(markdown, index)
    if (!part || !css) throw new Error(`docs/code/styling.md: nothing is known of the looks of “${name}”, or no rules are above them`)
    const { body, height, ...pose } = part
    const pages = { [name]: page(body, ''), [`${name}-changed`]: page(body, css), [`${name}-both`]: both(name) }
    for (const [file, html] of Object.entries(pages)) writeFileSync(path.join(folder, 'looks', `${file}.html`), html)
    return {
      name: `looks-${name}`,
      address: `looks/${name}-both.html`,
      shows: Object.values(pages).join('') + styles,
      size: { width: 1240, height },
      ...pose,
    }
  })
}

/** Puts the pictures that could be taken in the places of their marks. */
export const withLooks = (markdown: string, pictures: Set<string>) =>
  markdown.replace(MARK, (_, name) =>
    pictures.has(`looks-${name}`) ? `![${name}: as it is, and with these rules](/pictures/looks-${name}.jpg)` : '',
  )
