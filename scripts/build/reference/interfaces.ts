/** dist/settings.d.ts: the settings of every widget as TypeScript interfaces, as they are written in an attribute. */

import { ANIMATED, ANIMATIONS } from '../../../src/inspect/check-value'
import { DEVICES } from '../../../src/settings/responsive'
import type { Setting } from './field-texts'
import type { Page } from './pages'
import { defaultOf, wordsOf } from './values'

const union = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' | ')

const HEAD = `/** Settings of Skerry’s widgets, as they stand in \`data-settings\`: \`JSON.stringify(settings satisfies SliderSettings)\`. */

/** A switch. */
export type Flag = 'yes' | 'no' | '' | boolean
/** A number, or one as text. */
export type Numeric = number | \`\${number}\`
/** A length: a number, a text such as \`12px\`, or the builder’s form. */
export type Size = number | string | { size: Numeric | ''; unit?: string }
/** An address, or the builder’s form of one. */
export type Link = string | { url: string; is_external?: Flag }
/** An icon in the builder’s form. */
export type Icon = string | { value: unknown; library?: string }
/** A range in percent. */
export type Range = { sizes: { start: Numeric; end: Numeric } } | { start: Numeric; end: Numeric }

declare global {
  /** Animations of your own stylesheet, by their class: \`interface SkerryAnimations { 'wobble-in': true }\`. */
  interface SkerryAnimations {}
}
/** An animation of the builder’s names, or one of yours. */
export type Animation = ${union([...ANIMATIONS, ''])} | keyof SkerryAnimations
`

function typeOf({ field, key, tags }: Setting): string {
  const words = wordsOf(field)
  if (tags.type) return [union(words), tags.type].filter(Boolean).join(' | ')
  switch (field.kind) {
    case 'flag':
      return 'Flag'
    case 'number':
    case 'seconds':
      return 'Numeric | { size: Numeric }'
    case 'size':
      return 'Size'
    case 'text':
      return words.length ? union(words) : ANIMATED.test(key) ? 'Animation' : 'string'
    case 'choice':
      return union(words)
    case 'list':
      return words.length ? `(${union(words)})[]` : 'string | string[]'
    case 'pictures':
      return '{ url: string }[]'
    case 'link':
      return 'Link'
    case 'icon':
      return 'Icon'
    case 'attributes':
      return 'Record<string, unknown>'
    case 'range':
      return 'Range'
    default:
      throw new Error(`there is no type for a field of the kind ${field.kind}`)
  }
}

const nameOf = (key: string) => (/^\w+$/.test(key) ? key : `'${key}'`)

function lines(setting: Setting, key: string, indent: string): string[] {
  const { text, tags, field, isByDevice } = setting
  const value = defaultOf(setting)
  const unit = tags.unit ?? (field.kind === 'seconds' ? 's' : '')
  const facts = [unit && `Unit: ${unit}.`, value !== undefined && `Default: \`${JSON.stringify(value)}\`.`]
  const type = typeOf(setting)
  return [
    `${indent}/** ${[text, ...facts].filter(Boolean).join(' ')} */`,
    `${indent}${nameOf(key)}?: ${type}`,
    ...(isByDevice
      ? DEVICES.flatMap((device) => [`${indent}/** \`${key}\` on ${device}. */`, `${indent}${nameOf(`${key}_${device}`)}?: ${type}`])
      : []),
  ]
}

/** \`table-of-contents\` → \`TableOfContentsSettings\` */
export const interfaceName = ({ name }: Page): string =>
  `${name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')}Settings`

function interfaceOf(page: Page): string {
  const groups = new Map<string, string[]>()
  const own: string[] = []
  for (const setting of page.settings) {
    const [group = '', inner] = setting.key.split('.')
    if (!inner) own.push(...lines(setting, setting.key, '  '))
    else groups.set(group, [...(groups.get(group) ?? []), ...lines(setting, inner, '    ')])
  }
  const nested = [...groups].flatMap(([group, members]) => [`  ${nameOf(group)}?: {`, ...members, '  }'])
  return `/** ${page.summary} */\nexport interface ${interfaceName(page)} {\n${[...own, ...nested].join('\n')}\n}\n`
}

export const settingsInterfaces = (pages: Page[]): string => {
  const byName = pages.filter(({ byHand }) => byHand).map((page) => `  '${page.byHand}': ${interfaceName(page)}`)
  return [
    HEAD,
    ...pages.map(interfaceOf),
    `/** The settings of hand-written widgets by their \`data-widget\`. */\nexport interface SettingsByWidget {\n${byName.join('\n')}\n}\n`,
  ].join('\n')
}
