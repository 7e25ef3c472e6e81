/** dist/skerry.jsx.d.ts: the attributes of hand-written markup in React’s JSX, for those who ask for it. */
import type { Attribute } from './attributes'

const typeOf = ({ value }: Attribute) => (value ? 'string' : "'' | true")

export const jsxTypes = (attributes: Attribute[]): string => `import type { SettingsByWidget } from './settings.js'

/** Skerry’s attributes in JSX. To have them checked: \`/// <reference types="skerry/jsx" />\` in any file. */
export interface SkerryAttributes {
  /** What the element is. */
  'data-widget'?: keyof SettingsByWidget
  /** How the element behaves: \`JSON.stringify(settings satisfies SliderSettings)\`. */
  'data-settings'?: string
${attributes.map((one) => `  /** ${one.text} */\n  '${one.name}'?: ${typeOf(one)}\n`).join('')}}

declare module 'react' {
  interface HTMLAttributes<T> extends SkerryAttributes {}
}
`
