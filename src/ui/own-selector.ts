/**
 * The selector of rules for an interface of ours, which a theme's rules for elements (`button`, `[type=button]`, `.site a:hover`) must not
 * reach: it has the weight of two ids, because no element can have both. Such rules begin with `all: unset`, and what a site may change in
 * them is a custom property, or a rule of its own with `!important`, which we never use.
 */
export const ownSelector = (selector: string): string => `:is(${selector}):not(#a#b)`
