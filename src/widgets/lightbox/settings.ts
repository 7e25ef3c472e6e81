import { safeUrl } from '../../base/safe-url'
import { asObject } from '../../base/values'
import { type Field, group, type Infer, text } from '../../settings/fields'

const url: Field<string> = { kind: 'link', default: '', parse: (value) => (typeof value === 'string' ? safeUrl(value) : undefined) }
const matchingText = (pattern: RegExp, value: string): Field<string> => ({
  kind: 'text',
  default: value,
  parse: (given) => (pattern.test(String(given)) ? String(given) : undefined),
})
const ALLOWED_ATTRIBUTES = ['loop', 'muted', 'playsinline']
/** The boolean attributes of a video that are present, whatever their values; any other attribute is dropped. */
const videoAttributes: Field<string[]> = {
  kind: 'list',
  default: [],
  parse: (value) => ALLOWED_ATTRIBUTES.filter((name) => Object.hasOwn(asObject(value), name)),
}

/**
 * The settings of a link action or of an overlay (contract core §16.3, contract media §4.4). Both are hostile input: they may bring no HTML, no
 * code, and no ids but those of lightboxes.
 */
export const lightboxFields = {
  id: text(),
  url,
  type: text(),
  slideshow: text(),
  title: text(),
  description: text(),
  videoType: text(),
  videoParams: videoAttributes,
  modalOptions: group({
    id: matchingText(/^elementor-lightbox[\w-]{0,60}$/, 'elementor-lightbox'),
    videoAspectRatio: matchingText(/^[\d.]{1,6}$/, '169'),
  }),
}
export type LightboxOptions = Infer<typeof lightboxFields>

/** Whether a value may be an animation's class name. */
export const isAnimationName = (name: unknown): name is string => typeof name === 'string' && /^[a-z]{1,30}$/i.test(name)
