/** How an optimiser prints a file and an inline script that it delays until the visitor does something, and what it then looks for. */
export interface Delay {
  file: (path: string) => string
  inline: (code: string, id: string) => string
  finds: string
  /** The attribute with the address. */
  address: string
}
const base64 = (code: string) => `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
export const DELAYS: Record<string, Delay> = {
  'WP Rocket': {
    file: (path) =>
      `<script type="rocketlazyloadscript" data-rocket-type="text/javascript" data-rocket-src="${path}?ver=3.21.6" defer></script>`,
    inline: (code, id) => `<script type="rocketlazyloadscript" id="${id}">${code}</script>`,
    finds: 'script[type=rocketlazyloadscript]',
    address: 'data-rocket-src',
  },
  LiteSpeed: {
    file: (path) => `<script data-optimized="1" type="litespeed/javascript" data-src="${path}"></script>`,
    inline: (code, id) => `<script type="litespeed/javascript" id="${id}">${code}</script>`,
    finds: 'script[type="litespeed/javascript"]',
    address: 'data-src',
  },
  Perfmatters: {
    file: (path) => `<script type="pmdelayedscript" src="${path}" data-perfmatters-type="text/javascript" data-cfasync="false"></script>`,
    inline: (code, id) => `<script type="pmdelayedscript" id="${id}" data-perfmatters-type="text/javascript">${code}</script>`,
    finds: 'script[type=pmdelayedscript]',
    address: 'src',
  },
  'Flying Scripts': {
    file: (path) => `<script data-type="lazy" data-src="${path}"></script>`,
    inline: (code, id) => `<script data-type="lazy" id="${id}" data-src="${base64(code)}"></script>`,
    finds: 'script[data-type=lazy]',
    address: 'data-src',
  },
  'WP Meteor': {
    file: (path) => `<script type="javascript/blocked" data-wpmeteor-type="text/javascript" data-wpmeteor-src="${path}"></script>`,
    inline: (code, id) => `<script type="javascript/blocked" data-wpmeteor-type="text/javascript" id="${id}">${code}</script>`,
    finds: 'script[type="javascript/blocked"]',
    address: 'data-wpmeteor-src',
  },
  'an optimiser of another kind': {
    file: (path) => `<script type="text/lazyload" data-src="https://localhost${path}"></script>`.replace('https://localhost', ''),
    inline: (code, id) => `<script type="text/lazyload" id="${id}">${code}</script>`,
    finds: 'script[type="text/lazyload"]',
    address: 'data-src',
  },
}

/** In the page: what an optimiser does when the visitor does something: runs what it finds, one by one, then announces that the page has been read. */
export async function runDelayed({ finds, address }: { finds: string; address: string }): Promise<void> {
  for (const old of document.querySelectorAll<HTMLScriptElement>(finds)) {
    const script = document.createElement('script')
    const src = old.getAttribute(address)
    if (src) script.src = src
    else script.text = old.text
    const done =
      src &&
      new Promise((resolve) => {
        script.onload = script.onerror = resolve
      })
    old.parentNode?.replaceChild(script, old)
    await done
  }
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
}
