/** A slide: a picture or a video. */
export interface SlideData {
  url: string
  title: string
  description: string
  alt: string
  /** The link action that opens the page at this slide; appended to the shared URL. */
  hash: string
  isVideo?: boolean
  /** The video is a file, whatever its URL. */
  isHosted?: boolean
  /** Use the provider's cookie-free player if there is one. */
  isPrivate?: boolean
  /** Boolean attributes of a file's `<video>`. */
  videoAttributes?: string[]
}

/** What one opening of the lightbox shows. */
export interface Slideshow {
  /** The dialog's id, by which stylesheets address one widget's lightbox. */
  id: string
  slides: SlideData[]
  startIndex: number
  /** The aspect ratio of videos: a code such as `169`, or a number. */
  videoRatio: string
  /** The entrance animation's class; empty for none. */
  entranceAnimation: string
}
