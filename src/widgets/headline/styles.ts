import { ownSelector } from '../../ui/own-selector'

/** Rotating words share one cell, as wide as the widest; text between them is hidden. */
const WORDS = ':where([data-headline-words][data-effect])'
const each = (state = '') => ['b', 'span', 'strong', 'em', 'i'].map((tag) => `${WORDS}>${tag}${state}`).join()
const active = (words = WORDS) => `${words}>:where(.elementor-headline-text-active):not(x)`
const inactive = `${WORDS}>:where(.elementor-headline-text-inactive):not(x)`

/** Letters are ours: themes' rules for elements do not reach them, any class does. */
const RAISED = ':not(x x x)'
const LETTER = '.elementor-headline-dynamic-letter'
const IN = '.elementor-headline-animation-in'
const letters = (effect: string, which = LETTER) => `:where([data-effect=${effect}]) :where(${which})${RAISED}`
const HIDDEN_LETTER = `${LETTER}:not(${IN})`
const SELECTED = ':where(.elementor-headline-typing-selected[data-headline-words])'

const ROTATION = `${WORDS}:not(x){display:inline-grid;grid-auto-rows:0;justify-items:start;visibility:hidden}
${each()}{grid-area:1/1;opacity:0;transform:var(--skerry-word-from,none);transition-property:opacity,transform,visibility;transition-duration:var(--skerry-word-time,.4s)}
${each(':where(:first-child)')},${active()}{visibility:visible;opacity:1;transform:none}
${inactive}{visibility:inherit;opacity:0;transform:var(--skerry-word-from,none)}
:where([data-effect=slide]):not(x){--skerry-word-from:translateY(-.6em)}
:where([data-effect=slide-down]):not(x){--skerry-word-from:translateY(.6em)}
:where([data-effect=drop-in]):not(x){--skerry-word-from:scale(1.4)}
:where([data-effect=flip]):not(x){--skerry-word-from:perspective(40em) rotateX(90deg)}
:where([data-headline-words][data-effect=clip]):not(x){--skerry-word-time:0s;overflow:clip;white-space:nowrap}
:where([data-headline-words][data-effect=typing]):not(x){--skerry-word-time:0s}
:where([data-headline-words]) :where(${LETTER})${RAISED}{transition:color .3s,translate .3s}
:where([data-headline-words]) :where(${HIDDEN_LETTER})${RAISED}{color:transparent}
${['wave', 'swirl', 'blinds'].map((effect) => letters(effect))}{display:inline-block}
${letters('wave', '.elementor-headline-animation-out')}{translate:0 -.4em}
${letters('typing')}{transition:none}
${/* The caret is before the next letter. */ ''}
:where([data-effect=typing]) :where(${IN})+:where(${HIDDEN_LETTER})${RAISED}{box-shadow:inset .06em 0 var(--skerry-accent,currentColor)}
${letters('typing', `${IN}:last-child`)}{box-shadow:.06em 0 var(--skerry-accent,currentColor)}
${active(SELECTED)}{background:color-mix(in srgb,currentColor 18%,transparent)}`

const HEADLINE = '[data-widget=animated-headline]'
const PATH = ':where(.skerry-marker) path'
/** The word as embed/css/headline.css has it, for a page without that. `fill` is on each path, because a theme's `!important` rule for drawings would fill the marker behind the word. */
const MARKER = `:where(${HEADLINE}) :where(mark){display:inline-block;position:relative;isolation:isolate;background:none;color:inherit;forced-color-adjust:preserve-parent-color}
${ownSelector(`${HEADLINE} .skerry-marker`)}{display:block;position:absolute;inset:-.06em -.2em;z-index:-1;width:calc(100% + .4em);max-width:none;height:calc(100% + .12em);margin:0;fill:none;stroke:var(--skerry-accent,currentColor);stroke-width:9;stroke-linecap:round;overflow:visible;pointer-events:none}
${PATH}{fill:none;stroke-dasharray:0 1500}
:where(.e-animated${HEADLINE}) ${PATH}{animation:skerry-marker 1.2s ease-in-out forwards}
:where(.skerry-marker) :where(path)+path{animation-delay:.3s}
:where(.e-hide-highlight${HEADLINE}) :where(.skerry-marker):not(x){opacity:0;transition:opacity .4s}
:where(.e-hide-highlight${HEADLINE}) ${PATH}{animation-name:none;stroke-dasharray:none}
@keyframes skerry-marker{to{stroke-dasharray:1500 1500}}`

/** In print nothing rotates: all words are side by side, as written. */
const PRINT = `@media print{${WORDS}:not(x),${active()},${inactive}{display:inline;visibility:visible;opacity:1;transform:none;transition:none;white-space:normal}
${WORDS} :where(${LETTER}):not(x x x x){color:inherit;translate:none;transition:none;box-shadow:none}
${active(SELECTED)}{background:none}}`

/** The look of a hand-written headline that has started. What shows before is in embed/css/headline.css. */
export const STYLES = `${ROTATION}
${MARKER}
${PRINT}`
