/** A round button with the pause sign and, pressed, the play sign; whoever uses it says where it stands. */
export const pauseLooks = (selector: string, place: string): string =>
  `:where(${selector}){position:absolute;${place};z-index:3;width:32px;height:32px;margin:0;padding:0;border:0;border-radius:50%;background:linear-gradient(90deg,#fff 33%,transparent 33% 67%,#fff 67%) center/10px 12px no-repeat,rgb(0 0 0/.55);color:#fff;cursor:pointer}
:where(${selector}[aria-pressed=true]){background-image:conic-gradient(from 240deg at 100% 50%,#fff 60deg,transparent 0)}`

const sheets = new Map<string, CSSStyleSheet>()
const users = new Map<CSSStyleSheet, number>()

/**
 * Puts rules on the page while somebody needs them; gives the taking away. In a layer, and the rules in `:where()`: any rule
 * of the page wins. Constructed, because a strict policy forbids style elements.
 */
export function addSheet(css: string): () => void {
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
