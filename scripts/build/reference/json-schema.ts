/** JSON Schemas of settings (draft 7): what the runtime reads, with the same texts as the reference. Other keys are allowed, as they are in a page. */
import { DEVICES } from '../../../src/settings/responsive'
import type { AnyField, Setting } from './field-texts'
import type { Page } from './pages'
import { defaultOf } from './values'

export type Schema = Record<string, unknown>

const NUMERIC = '^\\s*[+-]?(\\d|\\.\\d)'
const textOrNumber = { type: ['string', 'number'] }
const numeric = { type: 'string', pattern: NUMERIC }
const EMPTY = [{ const: '' }, { type: 'null' }, { type: 'array', items: {}, maxItems: 0 }]

const numberOf = ({ limits = [] }: AnyField): Schema => {
  const [minimum, maximum] = limits
  return { type: 'number', ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) }
}
const amounts = (field: AnyField): Schema[] => {
  const size = { anyOf: [numberOf(field), numeric, { const: '' }] }
  return [numberOf(field), numeric, { type: 'object', properties: { size, unit: { type: 'string' } }, required: ['size'] }]
}
const startAndEnd = (): Schema => {
  const side = { anyOf: [{ type: 'number' }, numeric] }
  return { type: 'object', properties: { start: side, end: side }, required: ['start', 'end'] }
}

/** The forms in which a field may be written: those that the inspector accepts (src/inspect/schema.ts). */
function forms(field: AnyField): Schema[] {
  const words = field.words ?? []
  switch (field.kind) {
    case 'flag':
      return [{ enum: ['yes', 'no'] }, { type: 'boolean' }, textOrNumber]
    case 'number':
    case 'seconds':
    case 'size':
      return amounts(field)
    case 'text':
      return words.length ? [{ enum: words }, ...(field.also ? [{ type: 'string', pattern: field.also.source }] : [])] : [textOrNumber]
    case 'choice':
      return [{ enum: words }]
    case 'list':
      return words.length ? [{ type: 'array', items: { enum: words } }] : [{ type: 'array', items: textOrNumber }, textOrNumber]
    case 'pictures':
      return [{ type: 'array', items: { type: 'object', properties: { url: { type: 'string' } } } }]
    case 'link':
      return [{ type: 'string' }, { type: 'object', properties: { url: textOrNumber }, required: ['url'] }]
    case 'icon':
      return [{ type: 'string' }, { type: 'object' }]
    case 'attributes':
      return [{ type: 'object' }]
    case 'range':
      return [{ type: 'object', properties: { sizes: startAndEnd() }, required: ['sizes'] }, startAndEnd()]
    default:
      throw new Error(`there is no schema for a field of the kind ${field.kind}`)
  }
}

function schemaOf(setting: Setting): Schema {
  const { field, text, tags } = setting
  const value = defaultOf(setting)
  const description = [text, tags.unit && `Unit: ${tags.unit}.`, field.kind === 'seconds' && 'Unit: s.'].filter(Boolean).join(' ')
  return { description, ...(value !== undefined && { default: value }), anyOf: [...forms(field), ...EMPTY] }
}

/** The schema of a page's settings. */
export function settingsSchema({ name, title, summary, settings }: Page): Schema {
  const properties: Record<string, Schema> = {}
  const patternProperties: Record<string, Schema> = {}
  for (const setting of settings) {
    const [group = '', inner] = setting.key.split('.')
    if (inner) {
      properties[group] ??= { description: '', anyOf: [{ type: 'object', properties: {} }, ...EMPTY] }
      const [object] = properties[group].anyOf as { properties: Record<string, Schema> }[]
      if (object) object.properties[inner] = schemaOf(setting)
    } else {
      properties[setting.key] = schemaOf(setting)
      if (setting.isByDevice) patternProperties[`^${setting.key}_(${DEVICES.join('|')})$`] = schemaOf(setting)
    }
  }
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `skerry/schema/${name}.json`,
    title: `${title} settings`,
    description: summary,
    type: 'object',
    properties,
    ...(Object.keys(patternProperties).length && { patternProperties }),
  }
}

/** What each schema is for: index.json, beside them. */
export const schemaIndex = (pages: Page[]) =>
  pages.map(({ name, title, byHand, types, attribute, attributeOfBuilder }) => ({
    name,
    title,
    schema: `${name}.json`,
    byHand,
    types,
    attribute,
    attributeOfBuilder,
  }))
