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

const TIME = 'var(--e-preloader-animation-duration,1500ms)'
const of = (...types: string[]) => `:where(e-preloader:is(${types.map((type) => `[type=${type}]`).join()}))`
const turn = (name: string, more = '') => `animation:${NAME}-${name} ${TIME} linear infinite${more}`
const RING = 'border:.12em solid;border-radius:50%'

/** One look for each of the site's thirteen loaders: rings, dots, pulses and bars (contract menus §8.1). */
const LOADERS = [
  `:where(e-preloader){box-sizing:border-box;position:relative;display:block;width:1em;height:1em}`,
  `:where(e-preloader)::before,:where(e-preloader)::after{box-sizing:border-box;position:absolute;inset:0}`,
  `${of('circle', 'circle-dashed', 'spinners', 'nested-spinners', 'opposing-nested-spinners', 'opposing-nested-rings')}{${RING};border-inline-color:#0000;${turn('turn')}}`,
  `${of('circle-dashed')}{border-style:dashed;border-inline-color:currentcolor}`,
  `${of('opposing-nested-rings')}{border-inline-color:color-mix(in srgb,currentcolor 30%,#0000)}`,
  `${of('nested-spinners', 'opposing-nested-spinners', 'opposing-nested-rings')}::after{content:"";inset:.1em;${RING};border-inline-color:#0000;${turn('turn')}}`,
  `${of('opposing-nested-spinners', 'opposing-nested-rings')}::after{animation-duration:calc(${TIME} / 2);animation-direction:reverse}`,
  `${of('pulse', 'overlap')}::before,${of('overlap')}::after{content:"";border-radius:50%;background:currentcolor;${turn('pulse')}}`,
  `${of('overlap')}::after{animation-delay:calc(${TIME} / -2)}`,
  `${of('bouncing-dots', 'pulsing-dots')}{display:flex;gap:.2em;width:auto;align-items:center}`,
  `${of('bouncing-dots', 'pulsing-dots')}>i{width:.25em;height:.25em;border-radius:50%;background:currentcolor;${turn('bounce')}}`,
  `${of('pulsing-dots')}>i{animation-name:${NAME}-pulse}`,
  ...[2, 3, 4].map((n) => `${of('bouncing-dots', 'pulsing-dots')}>i:nth-child(${n}){animation-delay:calc(${TIME} * ${(n - 1) / 8})}`),
  `${of('progress-bar', 'two-way-progress-bar', 'repeating-bar')}{width:min(20rem,60vw);height:.15em;overflow:hidden;background:color-mix(in srgb,currentcolor 20%,#0000)}`,
  `${of('progress-bar', 'two-way-progress-bar', 'repeating-bar')}::before{content:"";background:currentcolor;transform-origin:0 0;${turn('grow')}}`,
  `${of('two-way-progress-bar')}::before{transform-origin:50% 0;animation-direction:alternate}`,
  `${of('repeating-bar')}::before{width:40%;animation-name:${NAME}-run}`,
  `@keyframes ${NAME}-turn{to{transform:rotate(1turn)}}`,
  `@keyframes ${NAME}-pulse{50%{transform:scale(.3);opacity:.3}}`,
  `@keyframes ${NAME}-bounce{25%{transform:translateY(-.5em)}50%,to{transform:none}}`,
  `@keyframes ${NAME}-grow{from{transform:scaleX(0)}}`,
  `@keyframes ${NAME}-run{from{transform:translateX(-100%)}to{transform:translateX(250%)}}`,
]

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
      ...LOADERS,
      ...frames(),
    ].join(''),
  )
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
