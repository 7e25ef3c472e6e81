import { address, image, join, MENU, PICTURES, POPUP, pageOf, QUESTIONS, TABS } from './content'

const link = (text: string) => `<a href="${address(text)}">${text}</a>`

/** As docs/index.md and the demo write it. `css` is our stylesheet for hand-written markup. */
export const skerry = () =>
  pageOf({
    head: '<link rel="stylesheet" href="/skerry.css">\n<script defer src="/skerry.js"></script>',
    menu: `<nav id="main-menu" data-widget="menu" aria-label="Main" data-settings='{"layout":"horizontal","dropdown":"tablet"}'>
<button type="button" data-menu-toggle>Menu</button>
<ul data-menu-list>${join(MENU, ({ text, inner }) => `<li>${link(text)}${inner ? `<ul>${join(inner, (one) => `<li>${link(one)}</li>`)}</ul>` : ''}</li>`)}</ul></nav>`,
    popup: `<button type="button" data-popup-open="summer">Ask about summer</button>
<section id="summer" data-widget="popup" hidden aria-label="${POPUP.title}"><h2>${POPUP.title}</h2><p>${POPUP.text}</p></section>`,
    tabs: `<div data-widget="tabs"><div data-tabs-list aria-label="Trips">${join(TABS, ({ id, title }) => `<a href="#${id}">${title}</a>`)}</div>
${join(TABS, ({ id, text }) => `<section id="${id}"><p>${text}</p></section>`)}</div>`,
    accordion: `<div data-widget="accordion" data-settings='{"max_items_expended":"one"}'>${join(QUESTIONS, ({ title, text }) => `<details><summary>${title}</summary><p>${text}</p></details>`)}</div>`,
    carousel: `<div data-widget="slider" role="region" tabindex="0" aria-label="Pictures of last summer" data-settings='{"slides_to_show":1,"navigation":"both"}'>
${join(PICTURES, (one) => `<div>${image(one, 'class="photo"')}</div>`)}</div>`,
    lightbox: `<div class="thumbs">${join(PICTURES, (one) => `<a href="${one.src}" data-lightbox="pictures">${image(one)}</a>`)}</div>`,
  })
