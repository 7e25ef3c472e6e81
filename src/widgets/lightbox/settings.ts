import { asObject } from '../../base/values'
import { type Field, group, type Infer, text } from '../../settings/fields'

/** A place in the web, or beside a page that was opened from a disk; never code. */
export function address(value: unknown): string | undefined {
  try {
    const url = new URL(String(value), document.baseURI)
    return /^(https?:|file:f)/.test(url.protocol + location.protocol) ? url.href : undefined
  } catch {}
}

const url: Field<string> = { kind: 'link', default: '', as: (value) => (typeof value === 'string' ? address(value) : undefined) }
const words = (pattern: RegExp, value = ''): Field<string> => ({
  kind: 'text',
  default: value,
  as: (given) => (pattern.test(String(given)) ? String(given) : undefined),
})
const ATTRIBUTES = ['loop', 'muted', 'playsinline']
/** Attributes of a video that are there, whatever they say; any other is not ours to write. */
const attributes: Field<string[]> = {
  kind: 'list',
  default: [],
  as: (value) => ATTRIBUTES.filter((name) => Object.hasOwn(asObject(value), name)),
}

/** What a link action or an overlay says (contract core §16.3, media §4.4). Both are hostile input: no HTML, no code, no foreign ids. */
export const lightboxFields = {
  id: text(),
  url,
  type: text(),
  slideshow: text(),
  title: text(),
  description: text(),
  videoType: text(),
  videoParams: attributes,
  modalOptions: group({
    id: words(/^elementor-lightbox[\w-]{0,60}$/, 'elementor-lightbox'),
    videoAspectRatio: words(/^[\d.]{1,6}$/, '169'),
  }),
}
export type Options = Infer<typeof lightboxFields>
/** An animation's class. */
export const isAnimation = (name: unknown): name is string => typeof name === 'string' && /^[a-z]{1,30}$/i.test(name)
