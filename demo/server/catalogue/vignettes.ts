/**
 * The catalogue of the demo's lists: vignettes by country, duration and kind of vehicle, in SQLite (as WebAssembly: nothing to compile).
 * It is made when it is first asked for and stays in memory.
 */
import initSqlJs, { type Database as Opened } from 'sql.js'

interface Term {
  slug: string
  name: string
  of?: string
  parent?: string
  picture?: string
  price?: number
  factor?: number
  with?: string
}
export type Taxonomy = 'kraj' | 'czas' | 'rodzaj-pojazdu'
/** What is chosen of a taxonomy. */
export interface Chosen {
  terms: string[]
  join: 'AND' | 'OR' | undefined
}
export type Filters = Partial<Record<Taxonomy, Chosen>>
export interface Vignette {
  id: number
  title: string
  description: string
  price: number
  picture: string
}

/** By taxonomy its terms: slug, name, and what else is of use. A term may have a parent, which then finds its items, too. */
export const TAXONOMIES: Record<Taxonomy, { label: string; terms: Term[] }> = {
  kraj: {
    label: 'Kraj',
    terms: [
      { slug: 'alpy', name: 'Alpy' },
      { slug: 'austria', name: 'Austria', of: 'Austrii', parent: 'alpy', picture: 'alpy', price: 48 },
      { slug: 'szwajcaria', name: 'Szwajcaria', of: 'Szwajcarii', parent: 'alpy', picture: 'jezioro', price: 180 },
      { slug: 'slowenia', name: 'Słowenia', of: 'Słowenii', parent: 'alpy', picture: 'wiadukt', price: 72 },
      { slug: 'czechy', name: 'Czechy', of: 'Czech', picture: 'czechy', price: 39 },
      { slug: 'slowacja', name: 'Słowacja', of: 'Słowacji', picture: 'tatry', price: 41 },
      { slug: 'wegry', name: 'Węgry', of: 'Węgier', picture: 'dunaj', price: 58 },
      { slug: 'rumunia', name: 'Rumunia', of: 'Rumunii', picture: 'tatry', price: 22 },
      { slug: 'bulgaria', name: 'Bułgaria', of: 'Bułgarii', picture: 'dunaj', price: 33 },
      { slug: 'moldawia', name: 'Mołdawia', of: 'Mołdawii', picture: 'jezioro', price: 18 },
    ],
  },
  czas: {
    label: 'Czas',
    terms: [
      { slug: 'dzien', name: '1 dzień', factor: 1 },
      { slug: '10-dni', name: '10 dni', factor: 1.6 },
      { slug: 'miesiac', name: 'Miesiąc', factor: 2.4 },
      { slug: 'kwartal', name: 'Kwartał', factor: 4 },
      { slug: 'rok', name: 'Rok', factor: 9 },
    ],
  },
  'rodzaj-pojazdu': {
    label: 'Pojazd',
    terms: [
      { slug: 'motocykl', name: 'Motocykl', factor: 0.4 },
      { slug: 'osobowy', name: 'Samochód osobowy', factor: 1 },
      { slug: 'kamper', name: 'Kamper', factor: 1.5 },
      { slug: 'dostawczy', name: 'Dostawczy do 3,5 t', factor: 1.8 },
      { slug: 'autokar', name: 'Autokar', factor: 4 },
      // Valid for what is towed, and for the car in front of it.
      { slug: 'przyczepa', name: 'Z przyczepą', factor: 1.3, with: 'osobowy' },
    ],
  },
}

/** Every vignette there is: number, name, price, picture, and its terms by taxonomy. */
function* vignettes() {
  let id = 0
  for (const country of TAXONOMIES.kraj.terms.filter(({ price }) => price))
    for (const vehicle of TAXONOMIES['rodzaj-pojazdu'].terms)
      for (const time of TAXONOMIES.czas.terms)
        yield {
          id: 1000 + ++id,
          title: `Winieta do ${country.of}`,
          description: `${time.name}, ${vehicle.name.toLowerCase()}`,
          price: Math.round((country.price ?? 0) * (time.factor ?? 1) * (vehicle.factor ?? 1)),
          picture: country.picture ?? '',
          terms: {
            kraj: [country.slug, country.parent],
            czas: [time.slug],
            'rodzaj-pojazdu': [vehicle.slug, vehicle.with],
          },
        }
}

let opened: Promise<Opened> | undefined
/** The database, made by whoever asks first. */
const open = () => {
  opened ??= initSqlJs().then(({ Database }) => {
    const db = new Database()
    db.run(`CREATE TABLE items (id INTEGER PRIMARY KEY, title TEXT, description TEXT, price INTEGER, picture TEXT);
      CREATE TABLE item_terms (taxonomy TEXT, slug TEXT, item INTEGER, PRIMARY KEY (taxonomy, slug, item)) WITHOUT ROWID; BEGIN`)
    for (const { id, title, description, price, picture, terms } of vignettes()) {
      db.run('INSERT INTO items VALUES (?, ?, ?, ?, ?)', [id, title, description, price, picture])
      for (const [taxonomy, slugs] of Object.entries(terms))
        for (const slug of slugs) if (slug) db.run('INSERT INTO item_terms VALUES (?, ?, ?)', [taxonomy, slug, id])
    }
    db.run('COMMIT')
    return db
  })
  return opened
}

const parentOf = (taxonomy: Taxonomy, slug: string) => TAXONOMIES[taxonomy].terms.find((term) => term.slug === slug)?.parent

/**
 * Groups of terms: an item has one of each group. Terms joined by OR are one group. Of terms joined by AND, children of one parent are one
 * group, too, and a parent is left out whose child is chosen (contract loops §3.6).
 */
export function groupTerms(taxonomy: Taxonomy, { terms, join }: Chosen) {
  if (join === 'OR') return [terms]
  const parents = new Set(terms.map((slug) => parentOf(taxonomy, slug)))
  const groups = new Map<string, string[]>()
  for (const slug of terms) {
    const group = parentOf(taxonomy, slug) ?? slug
    if (!parents.has(slug)) groups.set(group, [...(groups.get(group) ?? []), slug])
  }
  return [...groups.values()]
}

/** `{ items, total }` of a page; `filters` is `{ terms, join }` by taxonomy. */
export async function findVignettes({ filters = {}, page = 1, perPage }: { filters?: Filters; page?: number; perPage: number }) {
  const db = await open()
  const values: string[] = []
  const conditions = (Object.entries(filters) as [Taxonomy, Chosen][]).flatMap(([taxonomy, chosen]) =>
    groupTerms(taxonomy, chosen).map((group) => {
      values.push(taxonomy, ...group)
      return `id IN (SELECT item FROM item_terms WHERE taxonomy = ? AND slug IN (${group.map(() => '?')}))`
    }),
  )
  const where = conditions.length ? `WHERE ${conditions.join(' AND ')}` : ''
  const rows = <Row>(sql: string, more: number[] = []) => {
    const statement = db.prepare(sql)
    const found: Row[] = []
    statement.bind([...values, ...more])
    while (statement.step()) found.push(statement.getAsObject() as Row)
    statement.free()
    return found
  }
  const [count] = rows<{ total: number }>(`SELECT count(*) AS total FROM items ${where}`)
  const items = rows<Vignette>(`SELECT * FROM items ${where} ORDER BY price, id LIMIT ? OFFSET ?`, [perPage, (page - 1) * perPage])
  return { items, total: count?.total ?? 0 }
}
