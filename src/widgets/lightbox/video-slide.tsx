import { useLayoutEffect, useRef, useState } from 'react'
import { requireConsent } from '../../media/consent/require-consent'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { orientationOf, ratioOf } from './aspect-ratio'
import { VideoUnavailable } from './notices'
import type { SlideData } from './types'
import { type PlayerSource, playerSource } from './video-source'

interface Props {
  slide: SlideData
  /** The aspect ratio: a code such as `169`, or a number. */
  ratio: string
}

/** Plays a slide's video. Rendered only while current: opening the slide requests the player, leaving it removes the player. */
export function VideoSlide({ slide, ratio }: Props) {
  const { url, isHosted = false, isPrivate } = slide
  const source = playerSource(url, isHosted, isPrivate)
  const [hasFailed, setFailed] = useState(false)
  if (!source || hasFailed) return <VideoUnavailable url={url} />
  return <Player slide={slide} ratio={ratioOf(ratio)} source={source} onFail={() => setFailed(true)} />
}

interface PlayerProps {
  slide: SlideData
  ratio: number
  source: PlayerSource
  onFail: () => void
}

function Player({ slide: { url, title, videoAttributes = [] }, ratio, source, onFail }: PlayerProps) {
  const wrapper = useRef<HTMLDivElement>(null)
  const [isAllowed, setAllowed] = useState(false)
  // Opening the lightbox does not imply consent.
  useLayoutEffect(() => requireConsent(wrapper.current as HTMLElement, url, () => setAllowed(true)), [url])
  const label = title || translate(texts.playVideo)
  return (
    <div className="elementor-video-container elementor-lightbox-prevent-close">
      <div
        ref={wrapper}
        className={`elementor-video-wrapper elementor-video-${orientationOf(ratio)}`}
        style={{ '--video-aspect-ratio': ratio } as object}
      >
        {isAllowed && source.isFrame && (
          <iframe
            src={source.src}
            title={label}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
        {isAllowed && !source.isFrame && (
          <video
            src={source.src}
            aria-label={label}
            controls
            autoPlay
            onError={onFail}
            {...Object.fromEntries(videoAttributes.map((name) => [name, true]))}
          />
        )}
      </div>
    </div>
  )
}
