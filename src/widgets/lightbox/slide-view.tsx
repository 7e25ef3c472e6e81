import { useLayoutEffect, useState } from 'react'
import { whenLoaded } from '../../base/lifetime'
import { PictureSlow, PictureUnavailable } from './notices'
import type { SlideData } from './types'

interface SlideProps {
  slide: SlideData
  /** It is the current slide: its video plays. */
  isActive: boolean
  /** It is the current slide or beside it: its picture may load. */
  isNear: boolean
  videoRatio: string
}

export const SlideView = ({ slide, isActive, isNear, videoRatio }: SlideProps) => {
  const { url, hash, isVideo } = slide
  return (
    <div
      className={`swiper-slide elementor-lightbox-item${isActive ? ' swiper-slide-active' : ''}`}
      data-e-action-hash={hash || undefined}
      data-elementor-slideshow-video={isVideo ? url : undefined}
    >
      {isVideo ? <Video slide={slide} isActive={isActive} ratio={videoRatio} /> : <Picture slide={slide} isNear={isNear} />}
    </div>
  )
}

/** Only a lightbox with a video loads the code that plays videos. */
function Video({ slide, isActive, ratio }: { slide: SlideData; isActive: boolean; ratio: string }) {
  const [module, setModule] = useState<typeof import('./video-slide')>()
  useLayoutEffect(() => whenLoaded(() => import('./video-slide'), setModule), [])
  return isActive && module && <module.VideoSlide slide={slide} ratio={ratio} />
}

function Picture({ slide: { url, title, description, alt }, isNear }: { slide: SlideData; isNear: boolean }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [isRequested, setRequested] = useState(isNear)
  // A picture that has been near once keeps its source.
  if (isNear && !isRequested) setRequested(true)
  if (state === 'failed') return <PictureUnavailable url={url} />
  return (
    <div className="swiper-zoom-container">
      <img
        className={`elementor-lightbox-image elementor-lightbox-prevent-close swiper-lazy${state === 'loaded' ? ' swiper-lazy-loaded' : ''}`}
        data-src={url}
        src={isRequested ? url : undefined}
        data-title={title}
        data-description={description}
        alt={alt}
        draggable={false}
        onLoad={({ currentTarget }) => setState(hasSize(currentTarget) ? 'loaded' : 'failed')}
        onError={() => setState('failed')}
      />
      {state === 'loading' && <div className="swiper-lazy-preloader" />}
      {state === 'loading' && isRequested && <PictureSlow url={url} />}
    </div>
  )
}

/**
 * Whether a loaded picture shows anything. An SVG of size 0 loads without an error and shows nothing; one that names no size has a
 * natural width of 0 in Firefox, and shows well.
 */
const hasSize = (img: HTMLImageElement): boolean =>
  Boolean((img.naturalWidth && img.naturalHeight) || (img.clientWidth && img.clientHeight))
