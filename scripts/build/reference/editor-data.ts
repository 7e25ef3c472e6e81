/** What editors know of our markup: dist/skerry.html-data.json for VS Code, dist/web-types.json for JetBrains' editors. */
import type { Attribute } from './attributes'
import { EVENTS } from './events'
import type { Page } from './pages'
import { TAG_ATTRIBUTES } from './tag-attributes'

/** `data-widget` and `data-settings`. */
function mainAttributes(pages: Page[]): Attribute[] {
  const words = Object.fromEntries(pages.flatMap(({ byHand, summary }) => (byHand ? [[byHand, summary]] : [])))
  return [
    { name: 'data-widget', on: '', value: 'a widget', words, text: 'What the element is.', example: '<div data-widget="slider">…</div>' },
    {
      name: 'data-settings',
      on: '',
      value: 'JSON',
      text: 'How the element behaves: an object in JSON.',
      example: `<div data-widget="slider" data-settings='{"slides_to_show":3}'>…</div>`,
    },
  ]
}

const markdown = ({ text, on, value, example }: Attribute) =>
  [text, [on && `On: ${on}`, value && `Value: ${value}`].filter(Boolean).join('  \n'), `\`\`\`html\n${example}\n\`\`\``]
    .filter(Boolean)
    .join('\n\n')

/** https://github.com/microsoft/vscode-html-languageservice/blob/main/docs/customData.md */
export function htmlData(pages: Page[], attributes: Attribute[]): object {
  const attribute = (one: Attribute) => ({
    name: one.name,
    description: { kind: 'markdown', value: markdown(one) },
    ...(one.words && { values: Object.entries(one.words).map(([name, description]) => ({ name, description })) }),
    ...(!one.value && { valueSet: 'v' }),
  })
  return {
    version: 1.1,
    tags: [{ name: 'script', attributes: TAG_ATTRIBUTES.map(attribute) }],
    globalAttributes: [...mainAttributes(pages), ...attributes].map(attribute),
  }
}

/** https://github.com/JetBrains/web-types */
export function webTypes(pages: Page[], given: Attribute[], version: string): object {
  const attribute = (one: Attribute) => ({
    name: one.name,
    description: markdown(one),
    value: one.value
      ? { kind: 'plain', type: one.words ? Object.keys(one.words).map((word) => `"${word}"`) : 'string', required: true }
      : { kind: 'no-value' },
    ...(one.words && { values: Object.entries(one.words).map(([name, description]) => ({ name, description })) }),
  })
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'skerry',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        attributes: [...mainAttributes(pages), ...given].map(attribute),
        elements: [{ name: 'script', attributes: TAG_ATTRIBUTES.map(attribute) }],
      },
      js: { events: EVENTS.map(({ name, text }) => ({ name, description: text })) },
    },
  }
}
