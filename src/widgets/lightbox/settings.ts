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
/** A video's boolean attributes that are present, whatever their values; others are dropped. */
const videoAttributes: Field<string[]> = {
  kind: 'attributes',
  default: [],
  parse: (value) => ALLOWED_ATTRIBUTES.filter((name) => Object.hasOwn(asObject(value), name)),
}

/**
 * The settings of a link action or overlay (contract core §16.3, contract media §4.4). Both are hostile input: no HTML, no code, and only
 * lightbox ids may pass.
 */
export const lightboxFields = {
  /**
   * The id of the picture in the server’s library.
   * @example "2031"
   * @only builder
   */
  id: text(),
  /**
   * The address of the picture or video.
   * @example "https://example.com/boat.jpg"
   * @only builder
   * @values an address
   */
  url,
  /**
   * What kind of content it is.
   * @example "video"
   * @only builder
   * @values `"image"`, `"video"`, `"slideshow"`
   */
  type: text(),
  /**
   * The group of pictures on this page to show.
   * @example "trip"
   * @only builder
   */
  slideshow: text(),
  /**
   * The title below the picture.
   * @example "The harbour"
   * @only builder
   */
  title: text(),
  /**
   * The text below the title.
   * @example "In the evening"
   * @only builder
   */
  description: text(),
  /**
   * Where the video comes from.
   * @example "youtube"
   * @only builder
   * @values `"youtube"`, `"vimeo"`, `"hosted"` …
   */
  videoType: text(),
  /**
   * Attributes of a video file. An attribute that is there counts, whatever its value.
   * @example {"loop":"","muted":""}
   * @only builder
   * @values an object with `loop`, `muted`, `playsinline`
   */
  videoParams: videoAttributes,
  /** How the dialog looks. */
  modalOptions: group({
    /**
     * The id of the dialog, for the site’s own styles.
     * @example "elementor-lightbox-2031"
     * @values a text that begins with `elementor-lightbox`
     * @only builder
     */
    id: matchingText(/^elementor-lightbox[\w-]{0,60}$/, 'elementor-lightbox'),
    /**
     * The shape of a video: `169` is 16 to 9, `43` is 4 to 3.
     * @example "43"
     * @values digits such as `"169"` or `"43"`
     * @only builder
     */
    videoAspectRatio: matchingText(/^[\d.]{1,6}$/, '169'),
  }),
}
export type LightboxOptions = Infer<typeof lightboxFields>

/** Whether a value is safe as an animation's class name. */
export const isAnimationName = (name: unknown): name is string => typeof name === 'string' && /^[a-z]{1,30}$/i.test(name)
