import { readIcon } from './read-icon'

/** Renders a setting's icon with the class, view box and path in its text. */
export function SettingIcon({ html }: { html: string }) {
  const { path, classes, viewBox } = readIcon(html)
  if (!path) return <i aria-hidden className={classes} />
  return (
    <svg aria-hidden className={classes} viewBox={viewBox}>
      <path d={path} />
    </svg>
  )
}
