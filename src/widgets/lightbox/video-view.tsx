import { useLayoutEffect, useRef, useState } from 'react'
import type { requireConsent } from '../../consent/require-consent'
import { Missing } from './missing'
import type { Slide } from './slides'
import { lightboxText } from './translate'
import { playerOf, ratioOf, shapeOf } from './video'

interface Props {
  slide: Slide
  ratio: string
  /** Pressing play is no consent where the site asks for one. */
  gate: typeof requireConsent
}

/** The request is the visitor's: a player is there only while its slide is on show. */
export function Video({ slide, ratio, gate }: Props) {
  const { url, title, isHosted = false, isPrivate, params = [] } = slide
  const player = playerOf(url, isHosted, isPrivate)
  const box = useRef<HTMLDivElement>(null)
  const [isAllowed, allow] = useState(!player)
  const [isBroken, fail] = useState(!player)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide never changes
  useLayoutEffect(() => (box.current && !isAllowed ? gate(box.current, url, () => allow(true)) : undefined), [])
  if (isBroken || !player)
    return (
      <Missing url={url} text={lightboxText('videoMissing', 'The video cannot be played here.', 'Tego filmu nie można tu odtworzyć.')} />
    )
  const size = ratioOf(ratio)
  const named = title || lightboxText('playVideo', 'Play Video', 'Odtwórz film')
  return (
    <div className="elementor-video-container elementor-lightbox-prevent-close">
      <div
        ref={box}
        className={`elementor-video-wrapper elementor-video-${shapeOf(size)}`}
        style={{ '--video-aspect-ratio': size } as object}
      >
        {!isAllowed ? null : player.isFrame ? (
          <iframe
            src={player.src}
            title={named}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <video
            src={player.src}
            aria-label={named}
            controls
            autoPlay
            onError={() => fail(true)}
            {...Object.fromEntries(params.map((name) => [name, true]))}
          />
        )}
      </div>
    </div>
  )
}
