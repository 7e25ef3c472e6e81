import { useLayoutEffect, useRef, useState } from 'react'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { createNotice } from '../../ui/notice'

/** How long, in ms, a picture may load before a notice appears. */
const SLOW_MS = 10_000

/** Says why a slide is empty, and links to its file. */
function SlideNotice({ url, text }: { url: string; text: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const className = 'skerry-lightbox-missing elementor-lightbox-prevent-close'
    place.current?.replaceChildren(createNotice({ className, text, link: { href: url, text: fileName(url) }, position: 'middle' }))
  }, [url, text])
  return <div ref={place} />
}

export const PictureUnavailable = ({ url }: { url: string }) => <SlideNotice url={url} text={translate(texts.imageMissing)} />
export const VideoUnavailable = ({ url }: { url: string }) => <SlideNotice url={url} text={translate(texts.videoMissing)} />

/** Appears after ten seconds while the picture is still loading. */
export function PictureSlow({ url }: { url: string }) {
  const [isSlow, setSlow] = useState(false)
  useLayoutEffect(() => {
    const timer = setTimeout(setSlow, SLOW_MS, true)
    return () => clearTimeout(timer)
  }, [])
  if (!isSlow) return null
  return <SlideNotice url={url} text={translate(texts.imageLate)} />
}

/** The last part of a URL, by which people recognize a file. */
function fileName(url: string): string {
  const { pathname, hostname } = new URL(url)
  return (pathname.split('/').pop() || hostname).slice(0, 60)
}
