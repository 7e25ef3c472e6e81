/** The submenu arrow: class and path are taken out of the setting's HTML, nothing of it is parsed as markup. */
export function Icon({ html }: { html: string }) {
  const pick = (name: string) => [...html.matchAll(RegExp(` ${name}="([^"]*)`, 'g'))].map((m) => m[1])
  const [className] = pick('class')
  return (
    <span class="sub-arrow">
      {/<svg/.test(html) ? (
        <svg aria-hidden className={className} viewBox={pick('viewBox')[0]}>
          <path d={pick('d').join('')} />
        </svg>
      ) : (
        <i className={className} />
      )}
    </span>
  )
}
