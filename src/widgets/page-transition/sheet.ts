/** The overlay's looks: the site's own stylesheet gives colours and times by variables, and may override all of it. */
const NAME = 'e-page-transition'
const MOVES = {
  fade: 'opacity:0',
  zoom: 'opacity:0;scale:.3',
  'fade-down': 'opacity:0;translate:0 -100%',
  'fade-up': 'opacity:0;translate:0 100%',
  'fade-left': 'opacity:0;translate:-100%',
  'fade-right': 'opacity:0;translate:100%',
}
const SLIDES = { down: '0 -100%', up: '0 100%', left: '-100%', right: '100%' }

const frames = () => {
  const all = Object.entries(MOVES).concat(Object.entries(SLIDES).map(([side, to]) => [`slide-${side}`, `translate:${to}`]))
  return all.map(([name, away]) => {
    const [kind, side] = name.split('-') as [string, string?]
    const called = (way: string) => `${NAME}-${kind}-${way}${side ? `-${side}` : ''}`
    return `@keyframes ${called('in')}{from{${away}}}@keyframes ${called('out')}{to{${away}}}`
  })
}

/** Adopted, not injected as text: a strict policy allows it. Undone by the returned function. */
export function adoptLooks(): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    [
      `:where(${NAME}){position:fixed;inset:0;z-index:10000;display:grid;place-items:center}`,
      `:where(.${NAME}--entered){display:none}`,
      ...['entering:entrance', 'exiting:exit'].map((pair) => {
        const [state, name] = pair.split(':')
        return `:where(.${NAME}--${state}){animation:var(--${NAME}-${name}-animation) var(--${NAME}-animation-duration,1500ms) both}`
      }),
      `:where(.${NAME}--entering){pointer-events:none}`,
      `:where(${NAME}>*){opacity:var(--e-preloader-opacity,1);max-width:var(--e-preloader-width,100%);rotate:var(--e-preloader-rotate,0deg);color:var(--e-preloader-color);font-size:var(--e-preloader-size,3rem)}`,
      `:where(e-preloader){box-sizing:border-box;width:1em;height:1em;border:.12em solid;border-inline-color:#0000;border-radius:50%;animation:${NAME}-turn var(--e-preloader-animation-duration,1500ms) linear infinite}`,
      `@keyframes ${NAME}-turn{to{transform:rotate(1turn)}}`,
      ...frames(),
    ].join(''),
  )
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
