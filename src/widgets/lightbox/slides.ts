import { asObject, type Raw } from '../../base/values'
import { activeDevices, device } from '../../builder/device'
import { ACTION_HASH, LIGHTBOX_OPTIONS } from '../../builder/selectors'
import { queryAll } from '../../dom/query-all'
import { rawSettings, readSettings } from '../../settings/read'
import { deviceSetting } from '../../settings/responsive'
import { address, isAnimation, lightboxFields, type Options } from './settings'

export type More = typeof import('./more')
/** A picture or a video. */
export interface Slide {
  url: string
  title: string
  description: string
  alt: string
  /** The link action that opens the page with this slide, to be shared. */
  hash: string
  isVideo?: boolean
  /** A file, whatever its address looks like. */
  isHosted?: boolean
  /** Without cookies where that can be had. */
  isPrivate?: boolean
  /** Attributes of a file's player. */
  params?: string[]
}
/** What one opening shows. */
export interface Show {
  id: string
  slides: Slide[]
  start: number
  ratio: string
  /** The class of the entrance animation, or nothing. */
  animation: string
}
const USUAL = { ratio: '169', animation: 'zoomIn' }

const optionsOf = (el: HTMLElement): Options | undefined =>
  el.hasAttribute(LIGHTBOX_OPTIONS) ? readSettings(lightboxFields, rawSettings(el, LIGHTBOX_OPTIONS)) : undefined
const groupOf = ({ dataset }: HTMLElement): string => dataset.elementorLightboxSlideshow || dataset.lightbox || ''

/** Addresses that are a video's where a person marked them by hand. */
const VIDEO =
  /^https?:\/\/([\w-]+\.)*(youtu\.be|youtube(-nocookie)?\.com|vimeo\.com|dailymotion\.com|dai\.ly|videopress\.com)\/|^[^?#]+\.(mp4|m4v|webm|ogv|mov)([?#]|$)/
const video = (options?: Options): Partial<Slide> => ({
  isVideo: true,
  isHosted: options?.videoType === 'hosted',
  isPrivate: !options,
  params: options?.videoParams,
})

/** The slide of a link or an overlay; `undefined` when it leads to nothing that may be shown. */
function slideOf(el: HTMLElement): Slide | undefined {
  const { dataset } = el
  const options = optionsOf(el)
  const given = dataset.elementorLightboxVideo
  const url = options?.url || address(given || dataset.lightboxSrc || el.getAttribute('href'))
  if (!url) return
  const title = dataset.elementorLightboxTitle ?? dataset.title ?? options?.title ?? ''
  const description = dataset.elementorLightboxDescription ?? dataset.description ?? options?.description ?? ''
  const slide = { url, title, description, alt: altOf(title, description, el), hash: el.getAttribute(ACTION_HASH) ?? '' }
  if (given || options?.type === 'video') return { ...slide, ...video(options) }
  return dataset.lightbox !== undefined && VIDEO.test(url) ? { ...slide, ...video() } : slide
}

/** Both texts, as the builder has it; without them, what the small picture says. */
const altOf = (title: string, description: string, el?: HTMLElement) =>
  [title, description].filter(Boolean).join(' - ') || el?.querySelector('img')?.alt || ''

/** Every slide of a group, in the order that its links say or stand in. A looping slider turns its slides around, so theirs counts. */
export function groupShow(group: string, from?: HTMLElement, url = from && slideOf(from)?.url): Show | undefined {
  const members = queryAll(document, `a,[${LIGHTBOX_OPTIONS}]`)
    .filter((el) => groupOf(el) === group && !el.closest('.swiper-slide-duplicate,.slick-cloned'))
    .map((el, i) => {
      const inSlider = el.closest<HTMLElement>('[data-swiper-slide-index]')?.dataset.swiperSlideIndex
      return { el, order: Number(el.dataset.elementorLightboxIndex ?? inSlider ?? i), slide: slideOf(el) as Slide }
    })
    .filter(({ slide }) => slide)
    .sort((a, b) => a.order - b.order)
  if (!members.length) return
  const own = members.findIndex(({ el }) => el === from)
  const start = own < 0 ? members.findLastIndex(({ slide }) => slide.url === url) : own
  const slides = members.map(({ slide }) => slide)
  return { id: `elementor-lightbox-slideshow-${group}`, slides, start: Math.max(0, start), ...USUAL }
}

/** What a click on an element shows (contract media §1.4). */
export function showOf(el: HTMLElement): Show | undefined {
  const options = optionsOf(el)
  if (options && options.type !== 'slideshow' && !groupOf(el)) return optionsShow(options, rawSettings(el, LIGHTBOX_OPTIONS))
  const group = groupOf(el)
  const slide = slideOf(el)
  const alone = slide && { id: 'elementor-lightbox-slideshow-single-img', slides: [slide], start: 0, ...USUAL }
  return group ? (groupShow(group, el) ?? alone) : alone
}

/** What a link action shows: a group of this page, a picture or a video; nothing it cannot vouch for. */
export function optionsShow(options: Options, raw: Raw): Show | undefined {
  const { url, slideshow, type, title, description, modalOptions } = options
  if (slideshow) return groupShow(slideshow, undefined, url)
  if (!url || !(options.id || type === 'image' || type === 'video')) return
  const slide = { url, title, description, alt: altOf(title, description), hash: '' }
  const isVideo = type === 'video' && !options.id
  const given = asObject(raw.modalOptions)
  const animation = 'entranceAnimation' in given ? deviceSetting(given, 'entranceAnimation', device().get(), activeDevices()) : 'zoomIn'
  return {
    id: modalOptions.id,
    slides: [isVideo ? { ...slide, ...video(options) } : slide],
    start: 0,
    ratio: modalOptions.videoAspectRatio,
    animation: isAnimation(animation) ? animation : '',
  }
}
