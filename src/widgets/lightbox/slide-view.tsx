import { useLayoutEffect, useState } from 'react'
import { whenLoaded } from '../../base/lifetime'
import { PictureSlow, PictureUnavailable } from './notices'
import type { SlideData } from './types'

interface SlideProps {
  slide: SlideData
  /** The current slide, whose video plays. */
  isActive: boolean
  /** The current or an adjacent slide, whose picture loads. */
  isNear: boolean
  videoRatio: string
}

export const SlideView = ({ slide, isActive, isNear, videoRatio }: SlideProps) => {
  const { url, hash, isVideo } = slide
  const [isMade, setMade] = useState(isNear)
  // A picture stays once created: of a group of thousands most are never viewed.
  if (isNear && !isMade) setMade(true)
  return (
    <div
      className={`swiper-slide elementor-lightbox-item${isActive ? ' swiper-slide-active' : ''}`}
      data-e-action-hash={hash || undefined}
      data-elementor-slideshow-video={isVideo ? url : undefined}
    >
      {isMade && (isVideo ? <Video slide={slide} isActive={isActive} ratio={videoRatio} /> : <Picture slide={slide} />)}
    </div>
  )
}

/** Only a lightbox with a video loads the video code. */
function Video({ slide, isActive, ratio }: { slide: SlideData; isActive: boolean; ratio: string }) {
  const [module, setModule] = useState<typeof import('./video-slide')>()
  useLayoutEffect(() => whenLoaded(() => import('./video-slide'), setModule), [])
  return isActive && module && <module.VideoSlide slide={slide} ratio={ratio} />
}

function Picture({ slide: { url, title, description, alt } }: { slide: SlideData }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  if (state === 'failed') return <PictureUnavailable url={url} />
  return (
    <div className="swiper-zoom-container">
      <img
        className={`elementor-lightbox-image elementor-lightbox-prevent-close swiper-lazy${state === 'loaded' ? ' swiper-lazy-loaded' : ''}`}
        data-src={url}
        src={url}
        data-title={title}
        data-description={description}
        alt={alt}
        draggable={false}
        onLoad={({ currentTarget }) => setState(hasSize(currentTarget) ? 'loaded' : 'failed')}
        onError={() => setState('failed')}
      />
      {state === 'loading' && <div className="swiper-lazy-preloader" />}
      {state === 'loading' && <PictureSlow url={url} />}
    </div>
  )
}

/**
 * Whether a loaded picture is visible. An SVG of size 0 loads without an error but shows nothing; one without a size has a natural width of
 * 0 in Firefox but is visible.
 */
const hasSize = (img: HTMLImageElement): boolean =>
  Boolean((img.naturalWidth && img.naturalHeight) || (img.clientWidth && img.clientHeight))
