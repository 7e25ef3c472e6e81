import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { anchorsIn, documents, problemsIn } from './citations'

const root = path.resolve(import.meta.dirname, '../..')
const filesIn = (...folders: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && existsSync(path.join(root, file)))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

describe('citations', () => {
  it.each([
    ['// (contract popups §§6.3, 14, 15)'],
    ['// contract popups §§4.3 U7, 4.3 U9'],
    ['/**\n * What is long goes on in the next line (contract\n * popups §§6.3,\n * 14).\n */'],
    ['// TV-SET-1, and the whole of our contract with the page.'],
  ])('%j leads to an existing place', (source) => expect(problemsIn('a.ts', source)).toEqual([]))

  it.each([
    ['// contract core §4.9', 'contract core has no §4.9'],
    ['// contract popups §§6.3, 99', 'contract popups has no §99'],
    ['// contract menu §1', 'there is no document “contract menu”'],
    ['// TV-SET-99', 'there is no vector TV-SET-99'],
    ['// media §3', 'not the form of a citation: “media §3”'],
    ['// contract popups §6.3 and 14', 'not the form of a citation: “contract popups §6.3 and 14”'],
  ])('%j is reported: %s', (source, problem) => expect(problemsIn('a.ts', source)[0]).toBe(`a.ts:1: ${problem}`))

  it('are reported with their line, even if they span two lines', () =>
    expect(problemsIn('a.css', 'a {}\n/* one\n * contract\n * core §99. And §3 */\n')).toEqual([
      'a.css:3: contract core has no §99',
      'a.css:4: not the form of a citation: “. And §3 */”',
    ]))

  it('are read from an HTML page’s comments, not from its text', () => {
    expect(problemsIn('a.html', '<p>§ 5</p>\n<!-- contract core §99 -->\n<p>§ 6</p>')).toEqual(['a.html:2: contract core has no §99'])
    expect(problemsIn('a.html', '<p>§ 5</p>')).toEqual([])
  })

  it('lead to an existing place and have the one form in the whole source', () => {
    const files = filesIn('src', 'embed', 'test', 'scripts', 'demo').filter(
      (file) => /\.(ts|tsx|mjs|css|html|json)$/.test(file) && !file.startsWith('test/unit/citations.'),
    )
    expect(files.length).toBeGreaterThan(300)
    expect(files.flatMap((file) => problemsIn(file, read(file)))).toEqual([])
  })
})

/** The anchors of headings that have none of their own. */
const slugsIn = (markdown: string) =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d -]/gu, '')
      .replaceAll(' ', '-'),
  )

describe('the cited documents', () => {
  const texts = filesIn('docs').filter((file) => file.endsWith('.md'))

  it('are named in the contract’s README', () => {
    const table = read('docs/contract/README.md')
    for (const [name, file] of Object.entries(documents))
      expect(table).toMatch(new RegExp(String.raw`\| \`${name}\` +\| \[[^\]]+\]\(${path.posix.relative('docs/contract', file)}\)`))
  })

  it.each(texts)('%s has each anchor once, in the heading of that number', (file) => {
    const text = read(file)
    const ids = anchorsIn(text)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    const headings = [...text.matchAll(/^#{2,3} (?:<a id="([^"]+)"><\/a>)?(\d+(?:\.\d+)*)\.? /gm)]
    expect(headings.filter(([, id, number]) => id !== number).map(([line]) => line)).toEqual([])
  })

  it.each(texts)('the links of %s lead to existing files and anchors', (file) => {
    const prose = read(file).replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, '')
    // A link with a leading slash is to a built page; test/browser/docs/site.spec.ts follows it.
    const lost = [...prose.matchAll(/\]\((?!https?:|\/)([^)#\s]*)(?:#([^)\s]+))?\)/g)].filter(([, to, id]) => {
      const target = to ? path.posix.join(path.posix.dirname(file), to) : file
      return !existsSync(path.join(root, target)) || (id && ![...anchorsIn(read(target)), ...slugsIn(read(target))].includes(id))
    })
    expect(lost.map(([link]) => link)).toEqual([])
  })

  it('that say what the product does link each line to its test or source', () => {
    const lines = read(documents.specification as string)
      .split('\n')
      .filter((line) => /^(- |\| (?!what |---))/.test(line))
    expect(lines.length).toBeGreaterThan(40)
    expect(lines.filter((line) => !/\]\((?!https?:)/.test(line))).toEqual([])
  })
})
