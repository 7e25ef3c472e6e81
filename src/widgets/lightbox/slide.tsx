import { useState } from 'react'
import { requireConsent } from '../../consent/require-consent'
import type { More, Slide } from './slides'

interface Props {
  slide: Slide
  /** On show; its video plays. */
  isActive: boolean
  /** On show or beside it: its picture may load. */
  isNear: boolean
  ratio: string
  more: More | undefined
}

export const SlideView = ({ slide, isActive, isNear, ratio, more }: Props) => {
  const { url, hash, isVideo } = slide
  return (
    <div
      className={`swiper-slide elementor-lightbox-item${isActive ? ' swiper-slide-active' : ''}`}
      data-e-action-hash={hash || undefined}
      data-elementor-slideshow-video={isVideo ? url : undefined}
    >
      {isVideo ? (
        isActive && more && <more.Video slide={slide} ratio={ratio} gate={requireConsent} />
      ) : (
        <Picture slide={slide} isNear={isNear} more={more} />
      )}
    </div>
  )
}

function Picture({ slide: { url, title, description, alt }, isNear, more }: Pick<Props, 'slide' | 'isNear' | 'more'>) {
  const [state, setState] = useState<'waits' | 'loaded' | 'failed'>('waits')
  const [wanted, want] = useState(isNear)
  if (isNear && !wanted) want(true)
  return state === 'failed' && more ? (
    <more.Missing url={url} />
  ) : (
    <div className="swiper-zoom-container">
      <img
        className={`elementor-lightbox-image elementor-lightbox-prevent-close swiper-lazy${state === 'loaded' ? ' swiper-lazy-loaded' : ''}`}
        data-src={url}
        src={wanted ? url : undefined}
        data-title={title}
        data-description={description}
        alt={alt}
        draggable={false}
        // A drawing of no size comes, and shows nothing; one that names none is 0 wide by nature in Firefox, and shows well.
        onLoad={({ currentTarget: img }) =>
          setState(img.naturalWidth * img.naturalHeight || img.clientWidth * img.clientHeight ? 'loaded' : 'failed')
        }
        onError={() => setState('failed')}
      />
      {state === 'waits' && <div className="swiper-lazy-preloader" />}
      {state === 'waits' && wanted && more && <more.Late url={url} />}
    </div>
  )
}
