/** The live example at the top of each page of settings. */
import type { Example, ExamplePage } from './examples'
import { live } from './widget-pages'

/** How the page says that its widget is written: by hand first. */
const waysToWrite = (markdown: string) =>
  [...markdown.matchAll(/`(data-(?:widget(?:_type)?|elementor-type)="[\w-]+)/g)].map(([, way = '']) => way)

/** The first example with the widget, best of a page that leads to these settings; without one, that page's first. */
export function exampleOf(name: string, markdown: string, pages: ExamplePage[]): { page: ExamplePage; example: Example } | undefined {
  const naming = pages.filter(({ settings }) => settings.includes(name))
  const all = [...naming, ...pages].flatMap((page) => page.examples.map((example) => ({ page, example })))
  for (const way of waysToWrite(markdown)) {
    const found = all.find(({ example }) => ['"', '.'].some((end) => example.code.includes(way + end)))
    if (found) return found
  }
  return naming[0] && all[0]
}

/** The page of settings with the example above them. */
export function withExample(name: string, markdown: string, pages: ExamplePage[]): string {
  const found = exampleOf(name, markdown, pages)
  if (!found) return markdown
  const { page, example } = found
  const more = `More examples: [${page.title}](../widgets/${page.name}.md#${example.name})`
  const at = markdown.search(/^(## |It has no settings)/m)
  return `${markdown.slice(0, at)}${live(page.name, example)}\n${more}\n\n${markdown.slice(at)}`
}
