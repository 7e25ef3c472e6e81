/**
 * The selector of rules for an interface of ours, which a theme's rules for elements (`button`, `[type=button]`, `.site a:hover`) must not
 * reach: it has the weight of two ids, because no element can have both. What a site may change there is a custom property, or a rule of
 * its own with `!important`, which we never use.
 */
export const ownSelector = (selector: string): string => `:is(${selector}):not(#a#b)`

/** The first rule for an element of ours: nothing stays of what a theme says of it, nor what it puts before and after it. */
export const ownRule = (selector: string, declarations: string): string =>
  `${ownSelector(selector)}{all:unset;${declarations}}
${ownSelector(selector)}::before,${ownSelector(selector)}::after{content:none}`
