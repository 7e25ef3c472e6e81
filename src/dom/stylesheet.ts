/** Rules over which any rule of the page wins. */
export const inLayer = (css: string): string => `@layer skerry{${css}}`

const sheets = new Map<string, CSSStyleSheet>()
const users = new Map<CSSStyleSheet, number>()

/**
 * Puts rules on the page until the returned function is called by the last who wants them. Those for an interface of ours win over the
 * page's (ui/own-selector.ts); those for what the server sent are written as `inLayer`. The stylesheet is constructed, because a strict
 * policy forbids style elements.
 */
export function adoptStylesheet(css: string): () => void {
  const sheet = sheets.get(css) ?? new CSSStyleSheet()
  if (!sheets.has(css)) sheet.replaceSync(css)
  sheets.set(css, sheet)
  const addUsers = (change: number) => {
    const count = (users.get(sheet) ?? 0) + change
    users.set(sheet, count)
    return count
  }
  if (addUsers(1) === 1) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  let isUsed = true
  return () => {
    if (isUsed && !addUsers(-1)) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    isUsed = false
  }
}
