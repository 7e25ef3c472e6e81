import { readIcon } from './read-icon'

/** An icon from a setting: the class, the box and the path in its text. */
export function SettingIcon({ html }: { html: string }) {
  const { path, classes, viewBox } = readIcon(html)
  if (!path) return <i aria-hidden className={classes} />
  return (
    <svg aria-hidden className={classes} viewBox={viewBox}>
      <path d={path} />
    </svg>
  )
}
