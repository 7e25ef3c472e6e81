/** True when the page has the font that the icons' classes stand for. */
export function hasIconFont(): boolean {
  const probe = document.createElement('i')
  probe.className = 'eicon-close'
  document.body.append(probe)
  const { content } = getComputedStyle(probe, '::before')
  probe.remove()
  return /^["']/.test(content)
}

/** The drawing inside an icon's element, on a field of 24, for pages without the builder's icon font. Its colour is its own, whatever fill a stylesheet gives. */
export const Lines = ({ name, line }: { name: string; line: string | undefined }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={`e-font-icon-svg e-eicon-${name}`}>
    <path d={line} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
  </svg>
)
