/** The arrow of a submenu. The class, box and path are read from the setting's HTML as text; nothing of it is parsed as markup. */
export function SubmenuIcon({ html }: { html: string }) {
  const attribute = (name: string) => html.split(` ${name}="`)[1]?.split('"')[0]
  const path = attribute('d')
  // A font's icon is an `i`; only the type says that it is an `svg` too.
  const Tag = (path ? 'svg' : 'i') as 'svg'
  return (
    <span className="sub-arrow">
      <Tag aria-hidden className={attribute('class')} viewBox={attribute('viewBox')}>
        {path && <path d={path} />}
      </Tag>
    </span>
  )
}
