import { queryAll } from '../../base/query-all'
import { safeUrl } from '../../base/safe-url'
import { asObject, type Raw } from '../../base/values'
import { isVideoUrl } from '../../media/url/parse'
import { activeDevices, device } from '../../page/device'
import { ACTION_HASH } from '../../page/selectors'
import { rawSettings, readSettings } from '../../settings/read'
import { deviceSetting } from '../../settings/responsive'
import { LIGHTBOX_OPTIONS } from './selectors'
import { isAnimationName, type LightboxOptions, lightboxFields } from './settings'
import type { SlideData, Slideshow } from './types'

const DEFAULTS = { videoRatio: '169', entranceAnimation: 'zoomIn' }

const optionsOf = (el: HTMLElement): LightboxOptions | undefined =>
  el.hasAttribute(LIGHTBOX_OPTIONS) ? readSettings(lightboxFields, rawSettings(el, LIGHTBOX_OPTIONS)) : undefined
const groupOf = ({ dataset }: HTMLElement): string => dataset.elementorLightboxSlideshow || dataset.lightbox || ''

/** A link without the server's options has not chosen the player with cookies, so it gets the one without. */
const videoData = (options?: LightboxOptions): Partial<SlideData> => ({
  isVideo: true,
  isHosted: options?.videoType === 'hosted',
  isPrivate: !options,
  videoAttributes: options?.videoParams,
})

/** The slide of a link or overlay; `undefined` if its target may not be shown. */
function slideOf(el: HTMLElement): SlideData | undefined {
  const { dataset } = el
  const options = optionsOf(el)
  const videoUrl = dataset.elementorLightboxVideo
  const url = options?.url || safeUrl(videoUrl || dataset.lightboxSrc || el.getAttribute('href'))
  if (!url) return
  const title = dataset.elementorLightboxTitle ?? dataset.title ?? options?.title ?? ''
  const description = dataset.elementorLightboxDescription ?? dataset.description ?? options?.description ?? ''
  const slide = { url, title, description, alt: altText(title, description, el), hash: el.getAttribute(ACTION_HASH) ?? '' }
  if (videoUrl || options?.type === 'video') return { ...slide, ...videoData(options) }
  return dataset.lightbox !== undefined && isVideoUrl(url) ? { ...slide, ...videoData() } : slide
}

/** Title and description joined, as in the builder; without them, the alt text of the thumbnail in the link. */
const altText = (title: string, description: string, el?: HTMLElement) =>
  [title, description].filter(Boolean).join(' - ') || el?.querySelector('img')?.alt || ''

/**
 * A group's slides, in the order its links state or are in. A looping slider rotates its slides in the DOM, so the slider's own index
 * counts. Starts at `from`, else at the last slide with this `url`.
 */
function groupSlideshow(group: string, from?: HTMLElement, url = from && slideOf(from)?.url): Slideshow | undefined {
  const members = queryAll(document, `a,[${LIGHTBOX_OPTIONS}]`)
    .filter((el) => groupOf(el) === group && !el.closest('.swiper-slide-duplicate,.slick-cloned'))
    .map((el, position) => {
      const indexInSlider = el.closest('[data-swiper-slide-index]')?.getAttribute('data-swiper-slide-index')
      return { el, order: Number(el.dataset.elementorLightboxIndex ?? indexInSlider ?? position), slide: slideOf(el) as SlideData }
    })
    .filter(({ slide }) => slide)
    .sort((a, b) => a.order - b.order)
  if (!members.length) return
  const ownIndex = members.findIndex(({ el }) => el === from)
  const startIndex = ownIndex < 0 ? members.findLastIndex(({ slide }) => slide.url === url) : ownIndex
  const slides = members.map(({ slide }) => slide)
  return { id: `elementor-lightbox-slideshow-${group}`, slides, startIndex: Math.max(0, startIndex), ...DEFAULTS }
}

/** What a click on an element shows (contract media §1.4); `undefined` if nothing. */
export function slideshowOf(el: HTMLElement): Slideshow | undefined {
  const options = optionsOf(el)
  const group = groupOf(el)
  if (options && options.type !== 'slideshow' && !group) return optionsSlideshow(options, rawSettings(el, LIGHTBOX_OPTIONS))
  const slide = slideOf(el)
  const single = slide && { id: 'elementor-lightbox-slideshow-single-img', slides: [slide], startIndex: 0, ...DEFAULTS }
  return group ? (groupSlideshow(group, el) ?? single) : single
}

/** What the options of an overlay or link action show: a group on this page, a picture or a video; nothing for other types. */
function optionsSlideshow(options: LightboxOptions, raw: Raw): Slideshow | undefined {
  const { url, slideshow, type, title, description, modalOptions } = options
  if (slideshow) return groupSlideshow(slideshow, undefined, url)
  if (!url || !(options.id || type === 'image' || type === 'video')) return
  const slide = { url, title, description, alt: altText(title, description), hash: '' }
  const isVideo = type === 'video' && !options.id
  return {
    id: modalOptions.id,
    slides: [isVideo ? { ...slide, ...videoData(options) } : slide],
    startIndex: 0,
    videoRatio: modalOptions.videoAspectRatio,
    entranceAnimation: entranceAnimationOf(asObject(raw.modalOptions)),
  }
}

/** The entrance animation on this device (contract media §1.8): the default if unset, none if `''`. */
function entranceAnimationOf(modalOptions: Raw): string {
  if (!('entranceAnimation' in modalOptions)) return DEFAULTS.entranceAnimation
  const animation = deviceSetting(modalOptions, 'entranceAnimation', device().get(), activeDevices())
  return isAnimationName(animation) ? animation : ''
}
