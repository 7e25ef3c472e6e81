import { address, image, join, MENU, PICTURES, POPUP, pageOf, QUESTIONS, TABS } from './content'

const link = (text: string) => `<a href="${address(text)}">${text}</a>`

/** The same content as plain HTML, without any script and any stylesheet but the site's own. */
export const alone = () =>
  pageOf({
    head: '',
    menu: `<nav><ul>${join(MENU, ({ text, inner }) => `<li>${link(text)}${inner ? `<ul hidden>${join(inner, (one) => `<li>${link(one)}</li>`)}</ul>` : ''}</li>`)}</ul></nav>`,
    popup: `<button type="button">Ask about summer</button><section hidden><h2>${POPUP.title}</h2><p>${POPUP.text}</p></section>`,
    tabs: `<ul>${join(TABS, ({ id, title }) => `<li><a href="#${id}">${title}</a></li>`)}</ul>${join(TABS, ({ id, text }, i) => `<section id="${id}"${i ? ' hidden' : ''}><p>${text}</p></section>`)}`,
    accordion: join(QUESTIONS, ({ title, text }) => `<details><summary>${title}</summary><p>${text}</p></details>`),
    carousel: `<div style="display:flex;overflow-x:auto;scroll-snap-type:x mandatory">${join(PICTURES, (one) => `<div style="flex:0 0 100%;scroll-snap-align:start">${image(one, 'class="photo"')}</div>`)}</div>`,
    lightbox: `<div class="thumbs">${join(PICTURES, (one) => `<a href="${one.src}">${image(one)}</a>`)}</div>`,
  })
