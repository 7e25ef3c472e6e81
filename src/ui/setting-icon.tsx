interface SettingIconProps {
  /** HTML of an `svg` or an `i`, or classes of an icon font. */
  html: string
}

/** An icon as a setting has it. Its class, box and path are read from the HTML as text; nothing of it is parsed as markup. */
export function SettingIcon({ html }: SettingIconProps) {
  const attribute = (name: string) => html.split(` ${name}="`)[1]?.split('"')[0]
  const path = attribute('d')
  if (!path) return <i aria-hidden className={html.startsWith('<') ? attribute('class') : html || undefined} />
  return (
    <svg aria-hidden className={attribute('class')} viewBox={attribute('viewBox')}>
      <path d={path} />
    </svg>
  )
}
