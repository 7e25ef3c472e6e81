/** The submenu's arrow: class, box and path are taken out of the setting's HTML, nothing of it is parsed as markup. */
export function SubmenuIcon({ html }: { html: string }) {
  const pick = (name: string) => html.split(` ${name}="`)[1]?.split('"')[0]
  const d = pick('d')
  // A font's icon is an `i`; only the type pretends that it is an svg too.
  const Tag = (d ? 'svg' : 'i') as 'svg'
  return (
    <span className="sub-arrow">
      <Tag aria-hidden className={pick('class')} viewBox={pick('viewBox')}>
        {d && <path d={d} />}
      </Tag>
    </span>
  )
}
