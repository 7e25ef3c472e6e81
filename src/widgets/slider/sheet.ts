/**
 * The least that makes a slider of markup without its own stylesheet, and the looks of the one button we add to the builder's.
 * In a layer and at zero specificity: any rule of the page wins. Constructed, because a strict policy forbids style elements.
 */
const CSS = `@layer skerry{
:where([data-widget=slider].swiper){position:relative;display:block;overflow:hidden;touch-action:pan-y}
:where([data-widget=slider]>.swiper-wrapper){position:relative;display:flex;transition-property:transform}
:where([data-widget=slider]>*>.swiper-slide){position:relative;box-sizing:border-box;flex:none;transition-property:transform}
:where([data-widget=slider].swiper-fade>*>.swiper-slide){pointer-events:none;transition-property:opacity}
:where([data-widget=slider].swiper-fade>*>.swiper-slide-active){pointer-events:auto}
:where(.elementor-widget .skerry-slider-pause){position:absolute;inset-block-start:8px;inset-inline-start:8px;z-index:3;width:32px;height:32px;margin:0;padding:0;border:0;border-radius:50%;background:linear-gradient(90deg,#fff 33%,transparent 33% 67%,#fff 67%) center/10px 12px no-repeat,rgb(0 0 0/.55);color:#fff;cursor:pointer}
:where(.elementor-widget .skerry-slider-pause[aria-pressed=true]){background:linear-gradient(to bottom left,transparent 50%,#fff 50%) 50% calc(50% - 3px)/8px 6px no-repeat,linear-gradient(to top left,transparent 50%,#fff 50%) 50% calc(50% + 3px)/8px 6px no-repeat,rgb(0 0 0/.55)}
}`
let sheet: CSSStyleSheet | undefined
let users = 0

/** Puts the sheet on the page while a slider needs it. */
export function addSheet(): () => void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(CSS)
  }
  const ours = sheet
  if (!users++) document.adoptedStyleSheets = [...document.adoptedStyleSheets, ours]
  return () => {
    if (!--users) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== ours)
  }
}
