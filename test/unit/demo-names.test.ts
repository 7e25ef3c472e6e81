/** The demo's two fictional sites are in Polish; what only developers read (file names, classes and ids) is in English. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
/** Words that such names once contained. */
const POLISH =
  /(?:^|[^a-z])(?:cena|cennik|czas|foka|kraj|kuter|latarnia|marka|naglowek|noc|obraz|opis|pasek|rejsy|spis|stopka|strona|sztorm|tresc|winiet[aey]|zachod|znak)(?![a-z])/i
/** On the page about anchors, which shows that names may have letters of any language. */
const SHOWN = ['smørrebrød', '#smørrebrød']

const files = readdirSync(path.join(root, 'demo'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
const isWrong = (name: string) => !SHOWN.includes(name) && (/[^\x20-\x7e]/.test(name) || POLISH.test(name))

/** Classes, ids and references to them, in markup or the code that prints it; in stylesheets, selectors and custom properties. */
function namesIn(file: string) {
  const text = readFileSync(path.join(root, file), 'utf8')
  if (file.endsWith('.css'))
    return text.replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '').match(/[.#][a-z_][^\s.,:>+~[\]{}()]*|--[^\s:;,)]+/gi) ?? []
  const attributes = text.matchAll(
    /\s(?:class|id|for|name|aria-labelledby|aria-controls|data-id|data-example|data-filter|href|src)="([^"]*)"/g,
  )
  const settings = text.matchAll(/"(?:taxonomy|selected_element|open_selector|container)":"([^"]*)"/g)
  return [...attributes, ...settings].flatMap(([, value = '']) => value.split(/\s+/)).map((name) => name.replace(/^https?:.*/, ''))
}

it.each(files.filter((file) => /\.(html|css|svg|ts|js)$/.test(file)))('%s has English names in ASCII', (file) => {
  expect(namesIn(file).filter(isWrong)).toEqual([])
})
it('the files and folders of the demo have English names in ASCII', () => {
  expect(files.filter(isWrong)).toEqual([])
  expect(files.length).toBeGreaterThan(100)
})
