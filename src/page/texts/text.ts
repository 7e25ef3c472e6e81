import type * as english from './en'

/** A key, which is also its name in `en.ts`, and the text in English. */
export type Text = readonly [key: keyof typeof english, text: string]

/** All texts in another language. */
export type Texts = { [key in Text[0]]: string }
