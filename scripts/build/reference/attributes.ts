/** The attributes of hand-written markup, as its widgets' declarations describe them; those of the script tag are in tag-attributes.ts. */
import type { Attributes } from '../../../src/runtime/widget'

export interface Attribute {
  name: string
  /** What it stands on, as the page says it. */
  on: string
  /** What may be its value; empty where it has none. */
  value: string
  /** The values, where there is a fixed number of them. */
  words?: Record<string, string>
  text: string
  /** A whole tag. */
  example: string
}

/** Those of no widget. */
const OF_NO_WIDGET: Attributes = {
  'data-consent-given': {
    on: 'the `<html>` tag',
    value: 'categories, separated by spaces',
    text: 'What the visitor has allowed, if the script tag has `data-consent="page"`. Your own consent tool sets it and removes it.',
    example: '<html lang="en" data-consent-given="marketing">',
  },
}

const listed = (all: Attributes[]): Attribute[] =>
  all
    .flatMap((some) => Object.entries(some))
    .map(([name, { on, value = '', text, example }]) => ({ name, on, value, text, example }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))

/** What a file with declarations says of attributes. */
interface Given {
  attributes: Attributes
  states: Attributes
}
/** `attributes` are for an author's markup, beside `data-widget` and `data-settings`; `states` are what Skerry itself writes, for the site’s styles. */
export interface AllAttributes {
  attributes: Attribute[]
  states: Attribute[]
}
export const attributesOf = (declared: Given[]): AllAttributes => ({
  attributes: listed([OF_NO_WIDGET, ...declared.map(({ attributes }) => attributes)]),
  states: listed(declared.map(({ states }) => states)),
})
