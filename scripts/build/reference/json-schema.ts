/**
 * JSON Schemas of settings (draft 7): what the runtime reads, with the same texts as the reference. Settings of behaviours, which any element
 * may have, are part of each; other names are refused, as the inspector names them.
 */
import { OTHER_NAMES, OTHERS } from '../../../src/inspect/check-value'
import { DEVICES } from '../../../src/settings/responsive'
import type { AnyField, Setting } from './field-texts'
import type { Page } from './pages'
import { defaultOf } from './values'

type Schema = Record<string, unknown>

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

type Named = Record<string, Schema>

function propertiesOf(settings: Setting[], properties: Named = {}, patternProperties: Named = {}) {
  for (const setting of settings) {
    const [group = '', inner] = setting.key.split('.')
    if (inner) {
      properties[group] ??= { description: '', anyOf: [{ type: 'object', properties: {}, additionalProperties: false }, ...EMPTY] }
      const [object] = properties[group].anyOf as { properties: Named }[]
      if (object) object.properties[inner] = schemaOf(setting)
    } else {
      properties[setting.key] = schemaOf(setting)
      if (setting.isByDevice) patternProperties[`^${setting.key}_(${DEVICES.join('|')})$`] = schemaOf(setting)
    }
  }
  return { properties, patternProperties }
}

/** Pages of behaviours. */
const BEHAVIOURS = ['sticky', 'entrance-animation', 'motion-effects', 'background-slideshow', 'background-video']
/** What several widgets read beside their settings. */
const BESIDE = Object.fromEntries([...OTHER_NAMES, 'tabs', 'masonry'].map((name) => [name, {}]))

/** The schema of a page's settings; `pages` are all pages. */
export function settingsSchema({ name, title, summary, settings }: Page, pages: Page[] = []): Schema {
  const ofAny = pages.filter((page) => BEHAVIOURS.includes(page.name)).flatMap((page) => page.settings)
  const { properties, patternProperties } = propertiesOf([...ofAny, ...settings])
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `skerry/schema/${name}.json`,
    title: `${title} settings`,
    description: summary,
    type: 'object',
    properties: { ...BESIDE, ...properties },
    patternProperties: { [OTHERS.source]: {}, ...patternProperties },
    additionalProperties: false,
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
