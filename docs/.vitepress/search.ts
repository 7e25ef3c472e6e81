/** What the search of the documents makes of words. The functions are written into the site: each has to stand alone, but for `extractField`. */
import { OTHER_WORDS } from './other-words'

/** A word as it is in the index and in a question: neither the little words nor the endings count (“leaving”, “leaves”, “leave”). */
export function processTerm(term: string) {
  const word = term.toLowerCase()
  if (
    /^(an?|the|of|after|to|in|on|at|by|for|with|and|or|is|are|be|it|its|do|does|how|what|when|where|that|my|i|me|you|your|can)$/.test(word)
  )
    return null
  return word.length < 5 ? word.replace(/(?<=..[^s])s$/, '') : word.replace(/(?<=...)(?:ing|ed|es|s|e)$/, '')
}

/** Who types what a setting does, or its name, wants its reference first; pages that only list all of them come last. */
export function boostDocument(id: string) {
  if (/\/(settings|widgets)\/(index\.html)?#/.test(id)) return 0.2
  return /\/(settings|reference)\//.test(id) ? 3 : 1
}

interface Section {
  id: string
  title: string
  titles: string[]
  text: string
}

/** The words of a section that it does not have itself; called while the site is built. */
export function otherWordsOf(id: string) {
  const [page = '', heading = ''] = id.split('#')
  const own = Object.entries(OTHER_WORDS).filter(([name]) => page.endsWith(`/${name}`))
  return own.map(([, words]) => words[heading] ?? '').join(' ')
}

/** How the index is made: a section of a page has one more field than VitePress gives it. */
export const indexOptions = {
  fields: ['title', 'titles', 'text', 'other'],
  extractField: (section: Section, field: string) =>
    (field === 'other' ? otherWordsOf(section.id) : section[field as keyof Section]) as string,
  processTerm,
}

export const searchOptions = {
  boost: { title: 6, titles: 2, text: 1, other: 20 },
  fuzzy: 0.15,
  prefix: true,
  // Whoever describes a setting uses words that it does not: what has more of them comes first.
  combineWith: 'OR' as const,
  boostDocument,
}
