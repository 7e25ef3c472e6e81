import { readIcon } from './read-icon'

/** An icon as a setting has it: the class, the box and the path that are in its text. */
export function SettingIcon({ html }: { html: string }) {
  const { path, classes, viewBox } = readIcon(html)
  if (!path) return <i aria-hidden className={classes} />
  return (
    <svg aria-hidden className={classes} viewBox={viewBox}>
      <path d={path} />
    </svg>
  )
}
