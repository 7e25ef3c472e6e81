/**
 * Selectors for our own interface that a theme's rules for elements (`button`, `[type=button]`, `.site a:hover`) cannot override: each has the
 * additional weight of two ids, because no element can have both. Sites change our interface with custom properties, or with rules of their own and
 * `!important`, which we never use. `state` is appended to each selector. Lists are written out, because browsers test rules with a list in `:is()`
 * against every element of a page.
 */
export const ownSelector = (selectors: string, state = ''): string =>
  selectors
    .split(',')
    .map((one) => `${one}:not(#a#b)${state}`)
    .join()

/** The first rule for an element of ours: removes everything that a theme says about it and adds before and after it. */
export const ownRule = (selectors: string, declarations: string): string =>
  `${ownSelector(selectors)}{all:unset;${declarations}}
${ownSelector(selectors, '::before')},${ownSelector(selectors, '::after')}{content:none}`
