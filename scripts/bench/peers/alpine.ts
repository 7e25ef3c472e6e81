import { address, join, MENU, POPUP, pageOf, QUESTIONS, TABS } from './content'
import * as more from './swiper-photoswipe'

const link = (text: string) => `<a href="${address(text)}">${text}</a>`

/** Alpine with its plugins Collapse and Focus, as alpinejs.dev writes dropdowns, x-trap and x-collapse; plugins come before the core. */
export const alpine = () =>
  pageOf({
    head: `<style>[x-cloak] { display: none !important }
.alpine-menu { display: none } .alpine-menu.open { display: block } @media (min-width: 1025px) { .alpine-menu { display: flex } .alpine-toggle { display: none } }
.alpine-popup { position: fixed; inset: 0; z-index: 10; display: grid; place-items: center; background: #0008 } .alpine-popup > div { padding: 2rem; background: #fff }</style>
${more.head}
<script defer src="/peers/@alpinejs/focus/dist/cdn.min.js"></script>
<script defer src="/peers/@alpinejs/collapse/dist/cdn.min.js"></script>
<script defer src="/peers/alpinejs/dist/cdn.min.js"></script>`,
    menu: `<nav x-data="{ open: false }" @click.outside="open = false"><button type="button" class="alpine-toggle" @click="open = ! open" :aria-expanded="open">Menu</button>
<ul class="alpine-menu" :class="open && 'open'">${join(MENU, ({ text, inner }) =>
      inner
        ? `<li x-data="{ open: false }"><button type="button" @click="open = ! open" :aria-expanded="open">${text}</button><ul x-show="open" x-cloak x-transition @click.outside="open = false">${join(inner, (one) => `<li>${link(one)}</li>`)}</ul></li>`
        : `<li>${link(text)}</li>`,
    )}</ul></nav>`,
    popup: `<div x-data="{ open: false }"><button type="button" @click="open = true">Ask about summer</button>
<div class="alpine-popup" x-show="open" x-cloak x-transition.opacity x-trap.inert.noscroll="open" @keydown.escape.window="open = false" role="dialog" aria-modal="true" aria-labelledby="summer-title">
<div @click.outside="open = false"><h2 id="summer-title">${POPUP.title}</h2><p>${POPUP.text}</p><button type="button" @click="open = false">Close</button></div></div></div>`,
    tabs: `<div x-data="{ tab: '${TABS[0]?.id}' }"><div role="tablist">${join(TABS, ({ id, title }) => `<button type="button" role="tab" :aria-selected="tab === '${id}'" @click="tab = '${id}'">${title}</button>`)}</div>
${join(TABS, ({ id, text }, i) => `<section role="tabpanel" x-show="tab === '${id}'"${i ? ' x-cloak' : ''}><p>${text}</p></section>`)}</div>`,
    accordion: `<div x-data="{ active: null }">${join(QUESTIONS, ({ title, text }, i) => `<div><h3><button type="button" @click="active = active === ${i} ? null : ${i}" :aria-expanded="active === ${i}">${title}</button></h3><div x-show="active === ${i}" x-cloak x-collapse><p>${text}</p></div></div>`)}</div>`,
    carousel: more.carousel,
    lightbox: more.lightbox,
    scripts: more.scripts,
  })
