import { useLayoutEffect, useState } from 'react'
import { lightboxText } from './translate'

/** Says so where something cannot be shown, and leads to it. */
export const Missing = ({
  url,
  text = lightboxText('imageMissing', 'The picture could not be loaded.', 'Nie udało się wczytać zdjęcia.'),
}: {
  url: string
  text?: string
}) => (
  // No stylesheet of a site knows it.
  <p
    className="skerry-lightbox-missing elementor-lightbox-prevent-close"
    role="alert"
    style={{ position: 'absolute', inset: '40% 1rem auto', textAlign: 'center' }}
  >
    {text}{' '}
    <a href={url} target="_blank" rel="noopener" data-lightbox="off" style={{ color: 'inherit' }}>
      {decodeName(url)}
    </a>
  </p>
)

/** Where a picture keeps one waiting, it can be had another way; it still comes when it comes. */
export function Late({ url }: { url: string }) {
  const [isLate, setLate] = useState(false)
  useLayoutEffect(() => {
    const timer = setTimeout(setLate, 1e4, true)
    return () => clearTimeout(timer)
  }, [])
  return isLate && <Missing url={url} text={lightboxText('imageLate', 'The picture takes long to load.', 'Zdjęcie wczytuje się długo.')} />
}

/** The last part of an address, which says more than all of it. */
function decodeName(url: string): string {
  const { pathname, hostname } = new URL(url)
  return (pathname.split('/').pop() || hostname).slice(0, 60)
}
