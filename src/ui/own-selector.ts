/**
 * The selectors of rules for an interface of ours, which a theme's rules for elements (`button`, `[type=button]`, `.site a:hover`) must not
 * reach: each has the weight of two ids more, because no element can have both. What a site may change there is a custom property, or a rule
 * of its own with `!important`, which we never use. `state` comes after each of them. A list is written out, because browsers look at rules
 * with a list in `:is()` for every element of a page.
 */
export const ownSelector = (selectors: string, state = ''): string =>
  selectors
    .split(',')
    .map((one) => `${one}:not(#a#b)${state}`)
    .join()

/** The first rule for an element of ours: nothing stays of what a theme says of it, nor what it puts before and after it. */
export const ownRule = (selectors: string, declarations: string): string =>
  `${ownSelector(selectors)}{all:unset;${declarations}}
${ownSelector(selectors, '::before')},${ownSelector(selectors, '::after')}{content:none}`
