/** docs/reference: attributes, events and what is stored, each a page. */
import { ATTRIBUTES, type Attribute, STATE_ATTRIBUTES } from './attributes'
import { EVENTS, EVENTS_OF_BUILDER, REASONS, type SkerryEvent } from './events'
import { markdownPage as page } from './markdown'
import { STORED } from './storage'
import { TAG_ATTRIBUTES } from './tag-attributes'

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

const attributesPage = () =>
  page('Attributes', 'The attributes of hand-written markup.', [
    `Hand-written markup says by ${code('data-widget')} what an element is and by ${code('data-settings')} how it behaves ([settings](../settings/index.md)). These attributes name its parts, and open and close things from anywhere on the page.`,
    '## For your markup',
    ...ATTRIBUTES.map((one) => attributeSection(one)),
    '## For your styles',
    'Skerry writes these. Everything that it writes goes again when it is stopped.',
    ...STATE_ATTRIBUTES.map((one) => attributeSection(one, 'css')),
  ])

const tagPage = () =>
  page('The script tag', 'The attributes of Skerry’s script tag.', [
    `The tag works without any of them: ${code('<script defer src="/skerry/skerry.js"></script>')}.`,
    '## What it may say',
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
    'All are `CustomEvent`s that bubble, so that one listener on the document hears those of every element.',
    "```js\ndocument.addEventListener('skerry:popup:show', (event) => {\n  if (event.detail.reason === 'trigger' && document.querySelector('.cart--open')) event.preventDefault()\n})\n```",
    '## For your scripts',
    ...EVENTS.map(eventSection),
    '## <a id="reasons"></a>Why a popup opens or closes',
    `The ${code('reason')} of a popup’s events:`,
    Object.entries(REASONS)
      .map(([reason, text]) => `- ${code(reason)}: ${text}`)
      .join('\n'),
    '## For scripts written for the builder',
    'They come where the builder’s own runtime would dispatch them. On a page with jQuery most of them come by it, too.',
    ...EVENTS_OF_BUILDER.map(eventSection),
  ])

const storagePage = () =>
  page('What is stored', 'What Skerry keeps in the visitor’s browser.', [
    'Nothing of it identifies a visitor, and nothing leaves the browser. The names are the builder’s, so that visitors keep their counts when a site changes to Skerry, and back. `ID` is the id of a popup, playlist or countdown, with `_v` and the version where a popup has `data-popup-version`.',
    '## What, where and for how long',
    ...STORED.map(({ where, name, key, text, until }) =>
      [
        `### ${name}${key ? `: ${key}` : ''}`,
        text,
        `- In: ${where}${key && where.endsWith('storage') ? `, in the object ${code(name)}` : ''}\n- Until: ${until}`,
      ].join('\n\n'),
    ),
    '## A text for your privacy page',
    PRIVACY,
  ])

const PRIVACY = `> This site uses Skerry, a script that runs on our own server, for menus, pop-up windows and galleries. It keeps in your browser how many of our pages you have seen and
> which windows you have been shown, so that they do not come up too often. This does not identify you, and is sent neither to us nor to anybody else. You can delete it at any
> time by clearing this site’s data in your browser.

If you use lists with filters, add: “It also keeps parts of our own pages for a day, so that lists appear faster.” If you use a countdown that begins at the first visit, add:
“It also keeps when a countdown that began at your first visit ends.”`

/** By path from the repository's root. */
export const referencePages = (): Record<string, string> => ({
  'docs/reference/attributes.md': attributesPage(),
  'docs/reference/script-tag.md': tagPage(),
  'docs/reference/events.md': eventsPage(),
  'docs/reference/storage.md': storagePage(),
})
