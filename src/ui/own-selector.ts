/**
 * Selectors for our interface that a theme's element rules (`button`, `[type=button]`, `.site a:hover`) cannot override: each gains the
 * specificity of two ids. Sites can use custom properties, or `!important`, which no rule of these has. `state` is appended to each selector. A
 * list is written out, because browsers test rules with a list in `:is()` for every element.
 */
export const ownSelector = (selectors: string, state = ''): string =>
  selectors
    .split(',')
    .map((one) => `${one}:not(#a#b)${state}`)
    .join()

/** The first rule for an element of ours: resets a theme's styles for it, and its pseudo-elements. */
export const ownRule = (selectors: string, declarations: string): string =>
  `${ownSelector(selectors)}{all:unset;${declarations}}
${ownSelector(selectors, '::before')},${ownSelector(selectors, '::after')}{content:none}`
