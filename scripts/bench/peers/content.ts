/** The content of every page in the comparison, so that only the markup and scripts around it differ. */

const TITLE = 'A boat for twelve'
export const MENU: { text: string; inner?: string[] }[] = [
  { text: 'Trips', inner: ['By day', 'By night', 'The lighthouse trail'] },
  { text: 'Harbours', inner: ['Hel', 'Ustka'] },
  { text: 'Prices' },
  { text: 'The crew' },
  { text: 'Contact' },
]
export const TABS = [
  { id: 'seals', title: 'Seals', text: 'Two hours along the rocks where seals bask. Binoculars are waiting on board.' },
  { id: 'lights', title: 'Lighthouses', text: 'Five lighthouses in one afternoon, and tea below the third of them.' },
  { id: 'night', title: 'A night at sea', text: 'We leave after sunset and put out the lights. Blankets are included.' },
]
export const QUESTIONS = [
  { title: 'May I take my dog?', text: 'Yes, on every trip. We have life jackets for dogs on board.' },
  { title: 'And in a storm?', text: 'We do not sail, and your ticket is good for another day, or we pay it back.' },
  { title: 'Where do you leave from?', text: 'From the wooden pier in the Old Port, a quarter of an hour on foot from the station.' },
  { title: 'Can I pay by card?', text: 'By card, by phone and in cash.' },
]
export const POPUP = { title: 'Summer trips', text: 'Leave your address, and we send you the dates as soon as we know them.' }
/** From the demo (demo/pages/gallery), enough to make a phone scroll. */
export const PICTURES = [
  { src: '/pages/gallery/dawn.svg', width: 900, height: 600, alt: 'Dawn over the skerries' },
  { src: '/pages/gallery/lighthouse.svg', width: 600, height: 900, alt: 'A lighthouse on a rock' },
  { src: '/pages/gallery/seal.svg', width: 800, height: 800, alt: 'A seal on a stone' },
  { src: '/pages/gallery/bay.svg', width: 1200, height: 600, alt: 'A bay at sunset' },
  { src: '/pages/gallery/dunes.svg', width: 675, height: 900, alt: 'Grass on a dune' },
  { src: '/pages/gallery/cutter.svg', width: 900, height: 675, alt: 'A cutter coming back' },
  { src: '/pages/gallery/pier.svg', width: 640, height: 800, alt: 'A wooden pier' },
  { src: '/pages/gallery/night.svg', width: 900, height: 600, alt: 'Stars above the sea' },
]
type Picture = (typeof PICTURES)[number]

const TEXT =
  'The harbour lies quiet in the morning, and boats leave one after another while nets dry on the quay and gulls wait for what is left over.'

export const join = <T>(list: readonly T[], make: (one: T, i: number) => string) => list.map(make).join('\n')
export const address = (text: string) => `#${text.toLowerCase().replaceAll(' ', '-')}`
/** A picture with its size in the markup, so that nothing moves when it loads. */
export const image = ({ src, width, height, alt }: Picture, attributes = '') =>
  `<img src="${src}" width="${width}" height="${height}" alt="${alt}" loading="lazy"${attributes && ` ${attributes}`}>`

/** The site's own look, the same for all. */
export const SITE_CSS = `*, ::before, ::after { box-sizing: border-box }
body { margin: 0; font: 16px/1.5 "DejaVu Sans", sans-serif; color: #223 }
main { max-width: 60rem; margin: 0 auto; padding: 1rem }
main > section { margin: 3rem 0 }
main img { display: block; max-width: 100% }
.photo { width: 100%; height: 240px; object-fit: cover }
.thumbs { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px }
.thumbs a { display: block }
.thumbs img { width: 100%; height: 140px; object-fit: cover }
.long p { margin: 0 0 1rem }`

/** The parts that each project writes in its own way. */
interface Parts {
  head: string
  menu: string
  /** The button and the dialog that it opens. */
  popup: string
  tabs: string
  accordion: string
  carousel: string
  lightbox: string
  /** At the end of the body. */
  scripts?: string
}

export const pageOf = ({ head, menu, popup, tabs, accordion, carousel, lightbox, scripts = '' }: Parts) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${TITLE}</title>
<link rel="icon" href="data:,">
${head}
<link rel="stylesheet" href="/peers/site.css"></head><body>
<header>${menu}</header>
<main><h1>${TITLE}</h1><p>${TEXT}</p>
<section>${popup}</section>
<section class="long">${`<p>${TEXT} ${TEXT}</p>`.repeat(6)}</section>
<section><h2>Trips</h2>${tabs}</section>
<section><h2>Pictures of last summer</h2>${carousel}</section>
<section class="long">${`<p>${TEXT} ${TEXT}</p>`.repeat(6)}</section>
<section><h2>Questions</h2>${accordion}</section>
<section><h2>Pictures</h2>${lightbox}</section>
<section class="long">${`<p>${TEXT} ${TEXT}</p>`.repeat(6)}</section>
</main>
${scripts}</body></html>`
