import { roundButtonStyles } from '../../ui/round-button'

/** Two ids, as in all our own styles (ui/own-selector.ts): a theme's element rules and a slider library's rules do not apply. */
const BOX = 'dialog.skerry-lightbox:not(#a#b)'
const TOOLS = ['.dialog-close-button', 'header>[role]', '.elementor-swiper-button']
const inBox = (...parts: string[]) => parts.map((part) => `${BOX} ${part}`).join()

/** Elements and icons are the builder's; the shape and states are those of our round buttons. */
const BUTTONS = roundButtonStyles(
  TOOLS.map((part) => `.skerry-lightbox ${part}`).join(),
  'none',
  '44px',
  '',
  (_, declarations) => `${inBox(...TOOLS)}{margin:0;padding:0;${declarations}}`,
)

/** The lightbox's own look, for pages without a stylesheet for it. */
export const OWN_STYLES = `${BUTTONS}
${BOX}{--ui:var(--lightbox-ui-color,rgb(238 238 238/90%));--icon:var(--lightbox-header-icons-size,20px);background:var(--skerry-lightbox,rgb(10 14 18/97%));color:var(--lightbox-text-color,#eee);line-height:1.5;letter-spacing:normal;text-transform:none}
${inBox('.skerry-lightbox-window')}{display:grid;grid-template:56px minmax(0,1fr) auto/minmax(0,1fr)}
${inBox('.swiper-wrapper')}{grid-area:1/1/3/2;box-sizing:border-box;padding-block-start:56px}
${inBox('.swiper-zoom-container')}{box-sizing:border-box;padding:8px clamp(8px,6vw,80px)}
${inBox('.elementor-lightbox-image')}{background:rgb(255 255 255/6%)}
${inBox(...TOOLS)}{display:grid;place-items:center;font-size:var(--icon);text-decoration:none;transition:opacity .3s}
${inBox(...TOOLS, '[role]>i')}{color:var(--ui)}
${inBox(...TOOLS.map((part) => `${part}:hover`), '[role]:hover>i')}{color:var(--lightbox-ui-color-hover,#fff)}
${inBox('[role]:focus-visible', 'a:focus-visible', 'footer:focus-visible')}{outline:2px solid var(--ui);outline-offset:-2px}
${inBox('.dialog-close-button')}{position:absolute;inset-block-start:6px;inset-inline-end:6px;z-index:20;font-style:normal}
${inBox('.dialog-close-button svg')}{display:block;width:1em;height:1em}
${inBox('header')}{grid-area:1/1;z-index:10;display:flex;align-items:center;justify-content:flex-end;color:var(--ui);padding-inline:12px 54px;transition:opacity .3s}
${inBox('.elementor-slideshow__counter')}{order:-1;margin-inline-end:auto;font-size:15px;font-variant-numeric:tabular-nums}
${inBox('.elementor-slideshow__counter:not(:empty)')}{padding:6px 10px;border-radius:16px;background:rgb(10 14 18/60%)}
${inBox('.elementor-slideshow__share-menu')}{position:absolute;inset-block-start:56px;inset-inline-end:54px}
${inBox('.elementor-slideshow__share-menu div')}{overflow:hidden;border-radius:var(--skerry-radius,8px);background:var(--skerry-paper,#fff);box-shadow:0 12px 32px rgb(0 0 0/40%)}
${inBox('.elementor-slideshow__share-menu a')}{display:block;padding:10px 18px;color:var(--skerry-ink,#1b1f23);-webkit-text-fill-color:var(--skerry-ink,#1b1f23);text-decoration:none}
${inBox('.elementor-slideshow__share-menu a:hover')}{background:rgb(0 0 0/6%)}
${inBox('.elementor-swiper-button')}{position:absolute;inset-block-start:calc(50% - 22px);z-index:10;font-size:var(--lightbox-navigation-icons-size,25px)}
${inBox('.elementor-swiper-button:dir(rtl)')}{transform:scaleX(-1)}
${inBox('.elementor-swiper-button-next')}{inset-inline-end:6px}
${inBox('.elementor-swiper-button-prev')}{inset-inline-start:6px}
${inBox('footer')}{grid-area:3/1;z-index:10;box-sizing:border-box;max-height:30vh;overflow:auto;padding:10px 20px 18px;line-height:1.5;text-align:center;overflow-wrap:anywhere;user-select:text;transition:opacity .3s}
${/* Overflowing text fades out at the bottom; at its end only the padding fades. A mask would hide the focus ring. */ ''}
${inBox('footer:not(:focus-visible)')}{mask-image:linear-gradient(#000 calc(100% - 18px),transparent)}
${inBox('footer:empty')}{display:none}
${inBox('.elementor-slideshow__title')}{font-weight:600}
${inBox('.elementor-slideshow__description')}{font-size:15px;opacity:.85}
${inBox('.elementor-video-container')}{display:grid;place-items:center;width:100%;height:100%}
${inBox('.elementor-video-wrapper')}{width:min(100% - 32px,1024px,78vh*var(--video-aspect-ratio));aspect-ratio:var(--video-aspect-ratio);background:#000}
${inBox('.swiper-lazy-preloader')}{position:absolute;width:36px;height:36px;border:3px solid rgb(255 255 255/25%);border-block-start-color:var(--ui);border-radius:50%}
@media(prefers-reduced-motion:no-preference){${inBox('.swiper-lazy-preloader')}{animation:skerry-turn 1s linear infinite}}
@keyframes skerry-turn{to{rotate:1turn}}`
