const sheets = new Map<string, CSSStyleSheet>()
const users = new Map<CSSStyleSheet, number>()

/**
 * Puts rules on the page while somebody needs them; gives the taking away. In a layer, and the rules in `:where()`: any rule
 * of the page wins. Constructed, because a strict policy forbids style elements.
 */
export function adoptStylesheet(css: string): () => void {
  const sheet = sheets.get(css) ?? new CSSStyleSheet()
  if (!sheets.has(css)) sheet.replaceSync(`@layer skerry{${css}}`)
  sheets.set(css, sheet)
  const count = (by: number) => {
    const now = (users.get(sheet) ?? 0) + by
    users.set(sheet, now)
    return now
  }
  if (count(1) === 1) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  let mine = 1
  return () => {
    if (mine && !count(-1)) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    mine = 0
  }
}
