/** docs/settings: a page per widget, with a heading for every setting so that search finds it, and an index. */
import { ANIMATIONS } from '../../../src/inspect/check-value'
import { DEVICES } from '../../../src/settings/responsive'
import type { Setting } from './field-texts'
import type { Page } from './pages'
import { attribute, defaultOf, exampleOf, valuesInWords } from './values'

const code = (text: string) => `\`${text}\``
const MADE = '<!-- Made by `npm run build` from the fields in src and the comments above them: change those. -->'
/** Devices that every site has. */
const SMALLER = ['tablet', 'mobile']

/** A page with its frontmatter. */
export const markdownPage = (heading: string, description: string, parts: string[], title = heading): string =>
  `${[`---\ntitle: ${title}\ndescription: ${JSON.stringify(description)}\n---`, MADE, `# ${heading}`, ...parts].join('\n\n')}\n`

/** Headings of groups, for readers who do not know the source. */
const GROUPS: Record<string, string> = {
  triggers: 'What opens it',
  timing: 'Who sees it, when and how often',
  modalOptions: 'The dialog',
  link: 'The link',
}

function howWritten({ name, types, byHand, attribute: own, attributeOfBuilder }: Page): string {
  const lines = [
    byHand && `- By hand: ${code(`data-widget="${byHand}"`)}, settings in ${code(own)}`,
    types.length &&
      `- Builder: ${types.map((type) => code(`data-widget_type="${type}.…"`)).join(', ')}, settings in ${code(attributeOfBuilder)}`,
    name === 'popup' && `- Builder: ${code('data-elementor-type="popup"')}, settings in ${code(attributeOfBuilder)}`,
    !byHand && !types.length && `- Settings in ${code(own)}`,
  ]
  return lines.filter(Boolean).join('\n')
}

/** The default, in short: for a size its number, with an unusual unit. */
function inWords(value: unknown): string {
  if (value === undefined) return 'none'
  if (Array.isArray(value) && DEVICES.every((device) => value.includes(device))) return 'all devices'
  const { size, unit } = Object(value) as { size?: number; unit?: string }
  return code(size === undefined ? JSON.stringify(value) : `${size}${unit === 'px' ? '' : unit}`)
}

const ONLY: Record<string, string> = { builder: 'Only in the builder’s markup.', 'by hand': 'Only in hand-written markup.' }

function section(setting: Setting, page: Page): string {
  const { key, text, tags, isByDevice } = setting
  const example = exampleOf(setting, page)
  const facts = [
    `- Values: ${valuesInWords(setting)}`,
    `- Default: ${inWords(defaultOf(setting))}`,
    `- By device: ${isByDevice ? `yes, ${SMALLER.map((device) => code(`${key}_${device}`)).join(', ')} …` : 'no'}`,
    tags.only && `- ${ONLY[tags.only]}`,
    tags.since && `- In the builder since ${tags.since}`,
  ]
  const name = tags.only === 'builder' ? page.attributeOfBuilder : page.attribute
  return [
    `### <a id="${key}"></a>${key}`,
    text,
    facts.filter(Boolean).join('\n'),
    example && `\`\`\`html\n${attribute(name, example)}\n\`\`\``,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** What an animation may be called. */
const NAMES = `${ANIMATIONS.filter((name) => name !== 'none')
  .map(code)
  .join(', ')}, or the class of an animation in your own stylesheet. ${code('none')} switches one off, for instance on phones.`

/** The page of a widget. */
export function settingsPage(page: Page): string {
  const groupOf = ({ key }: Setting) => (key.includes('.') ? key.slice(0, key.indexOf('.')) : '')
  const groups = [...new Set(page.settings.map(groupOf))]
  const parts = groups.flatMap((group) => [
    `## ${group ? (GROUPS[group] ?? group) : 'Settings'}`,
    ...(group ? [`${page.groups[group]} In the group ${code(group)}.`] : []),
    ...page.settings.filter((one) => groupOf(one) === group).map((one) => section(one, page)),
  ])
  const names = page.name === 'entrance-animation' ? ['## Names', NAMES] : []
  const body = parts.length ? [...parts, ...names] : ['It has no settings.']
  return markdownPage(page.title, page.summary, [page.summary, howWritten(page), ...body], `${page.title} settings`)
}

/** docs/settings/index.md. */
export function settingsIndex(pages: Page[]): string {
  const sections = pages.map(({ name, title, summary, settings }) => {
    const keys = settings.map(({ key }) => `[${code(key)}](${name}.md#${key})`).join(' · ')
    return [`## [${title}](${name}.md)`, summary, keys].filter(Boolean).join('\n\n')
  })
  return markdownPage('Settings', 'Every setting of every widget.', [INTRO, ...sections])
}

const INTRO = `Settings are JSON in an attribute of the element: \`data-settings\` in hand-written markup and on the builder’s elements,
\`data-elementor-settings\` on the builder’s popups. If a setting is missing or cannot be read, its default is used.

- **Switches** are \`"yes"\` or \`"no"\`; \`true\` and \`false\` mean the same.
- **Numbers** may also be text: \`3\` and \`"3"\` are the same. A number beyond a limit becomes the nearest one allowed.
- **By device**: add the device to the name. \`slides_to_show_tablet\` applies to tablets and smaller screens, \`slides_to_show_mobile\` to phones, and
  \`slides_to_show\` everywhere else. The devices, from small to large, are ${DEVICES.map(code).join(', ')}; a site uses those that its
  builder has switched on: by default \`mobile\` and \`tablet\`.
- **In groups**: \`timing.times_times\` is \`times_times\` inside \`timing\`, as in \`{"timing":{"times":"yes","times_times":3}}\`.

With \`?skerry-inspect\` at the end of a page’s address the inspector lists the settings that cannot be read, and says which you probably meant.`
