/** docs/reference: attributes, events, what is stored and texts, each a page. */
import type { AllAttributes, Attribute } from './attributes'
import { EVENTS, EVENTS_OF_BUILDER, REASONS, type SkerryEvent } from './events'
import { markdownPage as page } from './markdown'
import { STORED } from './storage'
import { TAG_ATTRIBUTES } from './tag-attributes'
import { textsPage } from './texts-page'

const code = (text: string) => `\`${text}\``

const attributeSection = ({ name, on, value, words = {}, text, example }: Attribute, language = 'html') => {
  const meanings = Object.entries(words).map(([word, meaning]) => `  - ${code(word)}: ${meaning}`)
  return [
    `### <a id="${name}"></a>${name}`,
    text,
    [`- On: ${on}`, `- Value: ${value || 'none'}`, ...meanings].join('\n'),
    `\`\`\`${language}\n${example}\n\`\`\``,
  ].join('\n\n')
}

const attributesPage = ({ attributes, states }: AllAttributes) =>
  page('Attributes', 'The attributes of hand-written markup.', [
    `In hand-written markup ${code('data-widget')} says what an element is, and ${code('data-settings')} how it behaves ([settings](../settings/index.md)). The attributes on this page name its parts, and open and close things from anywhere on the page.`,
    '## For your markup',
    ...attributes.map((one) => attributeSection(one)),
    '## For your styles',
    'Skerry writes these, and removes them when it is stopped.',
    ...states.map((one) => attributeSection(one, 'css')),
  ])

const tagPage = () =>
  page('The script tag', 'The attributes of Skerry’s script tag.', [
    `The tag works without any of them: ${code('<script defer src="/skerry/skerry.js"></script>')}.`,
    '## Its attributes',
    ...TAG_ATTRIBUTES.map((one) => attributeSection(one)),
  ])

const eventSection = ({ name, where, detail, cancels, text }: SkerryEvent) =>
  [
    // As code: elsewhere VitePress makes a picture of “:loop:”.
    `### <a id="${name}"></a>${code(name)}`,
    text,
    [
      `- On: ${where}`,
      `- ${code('detail')}: ${detail ? code(detail) : 'none'}`,
      ...(cancels ? [`- ${code('preventDefault()')} ${cancels}.`] : []),
    ].join('\n'),
  ].join('\n\n')

const eventsPage = () =>
  page('Events', 'The events that Skerry dispatches.', [
    'All are `CustomEvent`s that bubble, so one listener on the document hears the events of every element.',
    "```js\ndocument.addEventListener('skerry:popup:show', (event) => {\n  if (event.detail.reason === 'trigger' && document.querySelector('.cart--open')) event.preventDefault()\n})\n```",
    '## For your scripts',
    ...EVENTS.map(eventSection),
    '## <a id="reasons"></a>Why a popup opens or closes',
    `The ${code('reason')} of a popup’s events:`,
    Object.entries(REASONS)
      .map(([reason, text]) => `- ${code(reason)}: ${text}`)
      .join('\n'),
    '## For scripts written for the builder',
    'Skerry dispatches them where the builder’s own runtime would. On a page with jQuery, most of them are also triggered through jQuery.',
    ...EVENTS_OF_BUILDER.map(eventSection),
  ])

const storagePage = () =>
  page('What is stored', 'What Skerry keeps in the visitor’s browser.', [
    'None of this identifies a visitor, and none of it leaves the browser. The names are the builder’s, so that visitors keep their counts when a site switches to Skerry and back. `ID` is the id of a popup, playlist or countdown, followed by `_v` and the version if a popup has `data-popup-version`.',
    '## What, where and for how long',
    ...STORED.map(({ where, name, key, text, until }) =>
      [
        `### ${name}${key ? `: ${key}` : ''}`,
        text,
        `- In: ${where}${key && where.endsWith('storage') ? `, in the object ${code(name)}` : ''}\n- Until: ${until}`,
      ].join('\n\n'),
    ),
    'For your privacy page there is [a text to copy](../about/privacy.md#a-text-to-copy).',
  ])

/** By path from the repository's root. */
export const referencePages = (attributes: AllAttributes): Record<string, string> => ({
  'docs/reference/attributes.md': attributesPage(attributes),
  'docs/reference/script-tag.md': tagPage(),
  'docs/reference/events.md': eventsPage(),
  'docs/reference/storage.md': storagePage(),
  'docs/reference/texts.md': textsPage(),
})
