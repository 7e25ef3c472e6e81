/** Reads a setting's icon: HTML of an `svg` or `i`, or icon font classes. Nothing is parsed as markup. */
export function readIcon(html: string): { path?: string | undefined; classes?: string | undefined; viewBox?: string | undefined } {
  const attribute = (name: string) => html.split(` ${name}="`)[1]?.split('"')[0]
  const path = attribute('d')
  if (path) return { path, classes: attribute('class'), viewBox: attribute('viewBox') }
  return { classes: html.startsWith('<') ? attribute('class') : html || undefined }
}
