import { config } from '../../services/config'

/** Says so where something cannot be shown, and leads to it. */
export const Missing = ({
  url,
  text = config().i18n('imageMissing', 'The picture could not be loaded.'),
}: {
  url: string
  text?: string
}) => (
  <p className="skerry-lightbox-missing elementor-lightbox-prevent-close" role="alert">
    {text}{' '}
    <a href={url} target="_blank" rel="noopener" data-lightbox="off">
      {decodeName(url)}
    </a>
  </p>
)

/** The last part of an address, which says more than all of it. */
function decodeName(url: string): string {
  const { pathname, hostname } = new URL(url)
  return (pathname.split('/').pop() || hostname).slice(0, 60)
}
