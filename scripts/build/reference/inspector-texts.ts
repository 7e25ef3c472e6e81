/** src/inspect/setting-texts.ts: the settings' descriptions, for the inspector, which loads them as a separate chunk. */
import type { Page } from './pages'

export function inspectorTexts(pages: Page[]): string {
  const byWidget: Record<string, Record<string, string>> = {}
  for (const { widgets, settings } of pages)
    for (const widget of widgets)
      byWidget[widget] = { ...byWidget[widget], ...Object.fromEntries(settings.map(({ key, text }) => [key, text])) }
  const lines = Object.entries(byWidget).map(([widget, texts]) => `  ${JSON.stringify(widget)}: ${JSON.stringify(texts)},\n`)
  return `// Made by \`npm run build\` from the comments above the fields of the widgets (scripts/build/reference).
export const texts: Record<string, Record<string, string>> = {
${lines.join('')}}
`
}
