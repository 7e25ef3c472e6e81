import { addStylesheet } from '../../dom/stylesheet'

/** The overlay's styles. The site's stylesheet sets colours and times through custom properties and may override everything. */
const NAME = 'e-page-transition'
/** The overlay's off-page styles, by animation name. */
const HIDDEN_STYLES = {
  fade: 'opacity:0',
  zoom: 'opacity:0;scale:.3',
  'fade-down': 'opacity:0;translate:0 -100%',
  'fade-up': 'opacity:0;translate:0 100%',
  'fade-left': 'opacity:0;translate:-100%',
  'fade-right': 'opacity:0;translate:100%',
  'slide-down': 'translate:0 -100%',
  'slide-up': 'translate:0 100%',
  'slide-left': 'translate:-100%',
  'slide-right': 'translate:100%',
}

/** `fade-in-down` starts from the hidden style, `fade-out-down` ends with it (contract menus §8.1). */
const KEYFRAMES = Object.entries(HIDDEN_STYLES).map(([animation, hidden]) => {
  const [kind, side] = animation.split('-') as [string, string?]
  const nameOf = (direction: 'in' | 'out') => [NAME, kind, direction, side].filter(Boolean).join('-')
  return `@keyframes ${nameOf('in')}{from{${hidden}}}@keyframes ${nameOf('out')}{to{${hidden}}}`
})

const LOADER_DURATION = 'var(--e-preloader-animation-duration,1500ms)'
const loaderOf = (...types: string[]) => `:where(e-preloader:is(${types.map((type) => `[type=${type}]`).join()}))`
const animate = (name: string) => `animation:${NAME}-${name} ${LOADER_DURATION} linear infinite`
const RING = 'border:.12em solid;border-radius:50%'

/** Styles of the site's thirteen loaders: rings, dots, pulses and bars (contract menus §8.1). */
const LOADERS = [
  `:where(e-preloader){box-sizing:border-box;position:relative;display:block;width:1em;height:1em}`,
  `:where(e-preloader)::before,:where(e-preloader)::after{box-sizing:border-box;position:absolute;inset:0}`,
  `${loaderOf('circle', 'circle-dashed', 'spinners', 'nested-spinners', 'opposing-nested-spinners', 'opposing-nested-rings')}{${RING};border-inline-color:#0000;${animate('turn')}}`,
  `${loaderOf('circle-dashed')}{border-style:dashed;border-inline-color:currentcolor}`,
  `${loaderOf('opposing-nested-rings')}{border-inline-color:color-mix(in srgb,currentcolor 30%,#0000)}`,
  `${loaderOf('nested-spinners', 'opposing-nested-spinners', 'opposing-nested-rings')}::after{content:"";inset:.1em;${RING};border-inline-color:#0000;${animate('turn')}}`,
  `${loaderOf('opposing-nested-spinners', 'opposing-nested-rings')}::after{animation-duration:calc(${LOADER_DURATION} / 2);animation-direction:reverse}`,
  `${loaderOf('pulse', 'overlap')}::before,${loaderOf('overlap')}::after{content:"";border-radius:50%;background:currentcolor;${animate('pulse')}}`,
  `${loaderOf('overlap')}::after{animation-delay:calc(${LOADER_DURATION} / -2)}`,
  `${loaderOf('bouncing-dots', 'pulsing-dots')}{display:flex;gap:.2em;width:auto;align-items:center}`,
  `${loaderOf('bouncing-dots', 'pulsing-dots')}>i{width:.25em;height:.25em;border-radius:50%;background:currentcolor;${animate('bounce')}}`,
  `${loaderOf('pulsing-dots')}>i{animation-name:${NAME}-pulse}`,
  ...[2, 3, 4].map(
    (n) => `${loaderOf('bouncing-dots', 'pulsing-dots')}>i:nth-child(${n}){animation-delay:calc(${LOADER_DURATION} * ${(n - 1) / 8})}`,
  ),
  `${loaderOf('progress-bar', 'two-way-progress-bar', 'repeating-bar')}{width:min(20rem,60vw);height:.15em;overflow:hidden;background:color-mix(in srgb,currentcolor 20%,#0000)}`,
  `${loaderOf('progress-bar', 'two-way-progress-bar', 'repeating-bar')}::before{content:"";background:currentcolor;transform-origin:0 0;${animate('grow')}}`,
  `${loaderOf('two-way-progress-bar')}::before{transform-origin:50% 0;animation-direction:alternate}`,
  `${loaderOf('repeating-bar')}::before{width:40%;animation-name:${NAME}-run}`,
  `@keyframes ${NAME}-turn{to{transform:rotate(1turn)}}`,
  `@keyframes ${NAME}-pulse{50%{transform:scale(.3);opacity:.3}}`,
  `@keyframes ${NAME}-bounce{25%{transform:translateY(-.5em)}50%,to{transform:none}}`,
  `@keyframes ${NAME}-grow{from{transform:scaleX(0)}}`,
  `@keyframes ${NAME}-run{from{transform:translateX(-100%)}to{transform:translateX(250%)}}`,
]

const stateAnimation = (state: string, name: string) =>
  `:where(.${NAME}--${state}){animation:var(--${NAME}-${name}-animation) var(--${NAME}-animation-duration,1500ms) both}`

const OVERLAY = [
  `:where(${NAME}){position:fixed;inset:0;z-index:10000;display:grid;place-items:center}`,
  `:where(.${NAME}--entered){display:none}`,
  stateAnimation('entering', 'entrance'),
  stateAnimation('exiting', 'exit'),
  `:where(.${NAME}--entering){pointer-events:none}`,
  `:where(${NAME}>*){opacity:var(--e-preloader-opacity,1);max-width:var(--e-preloader-width,100%);rotate:var(--e-preloader-rotate,0deg);color:var(--e-preloader-color);font-size:var(--e-preloader-size,3rem)}`,
]

/** Adds the styles. Not in a layer, where a page reset such as `* { border: 0 }` would erase the loaders. */
export const adoptStyles = (): (() => void) => addStylesheet([...OVERLAY, ...LOADERS, ...KEYFRAMES].join(''))
