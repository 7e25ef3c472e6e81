/** What one slide shows: a picture or a video. */
export interface SlideData {
  url: string
  title: string
  description: string
  alt: string
  /** The link action that opens the page with this slide; it is appended to the shared address. */
  hash: string
  isVideo?: boolean
  /** The video is a file, whatever its address looks like. */
  isHosted?: boolean
  /** Uses the provider's player without cookies, if there is one. */
  isPrivate?: boolean
  /** Boolean attributes of the `<video>` that plays a file. */
  videoAttributes?: string[]
}

/** What one opening of the lightbox shows. */
export interface Slideshow {
  /** The dialog's id, by which stylesheets select the lightbox of one widget. */
  id: string
  slides: SlideData[]
  startIndex: number
  /** The aspect ratio of videos: a code such as `169`, or a number. */
  videoRatio: string
  /** The class of the entrance animation; empty for none. */
  entranceAnimation: string
}
