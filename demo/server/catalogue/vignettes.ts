/**
 * The catalogue of the demo's lists: vignettes by country, duration and kind of vehicle, in SQLite (as WebAssembly: nothing to compile).
 * It is made when it is first asked for and stays in memory.
 */
import initSqlJs, { type Database as Opened } from 'sql.js'

/** The hand-written list is in English, the builder's pages are a Polish site's. */
export type Language = 'en' | 'pl'
type Words = Record<Language, string>
interface Term {
  slug: string
  names: Words
  of?: string
  parent?: string
  picture?: string
  price?: number
  factor?: number
  with?: string
}
export type Taxonomy = 'country' | 'duration' | 'vehicle-type'
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
export const TAXONOMIES: Record<Taxonomy, { labels: Words; terms: Term[] }> = {
  country: {
    labels: { en: 'Country', pl: 'Kraj' },
    terms: [
      { slug: 'alps', names: { en: 'The Alps', pl: 'Alpy' } },
      { slug: 'austria', names: { en: 'Austria', pl: 'Austria' }, of: 'Austrii', parent: 'alps', picture: 'alps', price: 48 },
      {
        slug: 'switzerland',
        names: { en: 'Switzerland', pl: 'Szwajcaria' },
        of: 'Szwajcarii',
        parent: 'alps',
        picture: 'lake',
        price: 180,
      },
      { slug: 'slovenia', names: { en: 'Slovenia', pl: 'Słowenia' }, of: 'Słowenii', parent: 'alps', picture: 'viaduct', price: 72 },
      { slug: 'czechia', names: { en: 'Czechia', pl: 'Czechy' }, of: 'Czech', picture: 'czechia', price: 39 },
      { slug: 'slovakia', names: { en: 'Slovakia', pl: 'Słowacja' }, of: 'Słowacji', picture: 'tatras', price: 41 },
      { slug: 'hungary', names: { en: 'Hungary', pl: 'Węgry' }, of: 'Węgier', picture: 'danube', price: 58 },
      { slug: 'romania', names: { en: 'Romania', pl: 'Rumunia' }, of: 'Rumunii', picture: 'tatras', price: 22 },
      { slug: 'bulgaria', names: { en: 'Bulgaria', pl: 'Bułgaria' }, of: 'Bułgarii', picture: 'danube', price: 33 },
      { slug: 'moldova', names: { en: 'Moldova', pl: 'Mołdawia' }, of: 'Mołdawii', picture: 'lake', price: 18 },
    ],
  },
  duration: {
    labels: { en: 'Duration', pl: 'Czas' },
    terms: [
      { slug: 'day', names: { en: '1 day', pl: '1 dzień' }, factor: 1 },
      { slug: '10-days', names: { en: '10 days', pl: '10 dni' }, factor: 1.6 },
      { slug: 'month', names: { en: '1 month', pl: 'Miesiąc' }, factor: 2.4 },
      { slug: 'quarter', names: { en: '3 months', pl: 'Kwartał' }, factor: 4 },
      { slug: 'year', names: { en: '1 year', pl: 'Rok' }, factor: 9 },
    ],
  },
  'vehicle-type': {
    labels: { en: 'Vehicle', pl: 'Pojazd' },
    terms: [
      { slug: 'motorcycle', names: { en: 'Motorcycle', pl: 'Motocykl' }, factor: 0.4 },
      { slug: 'car', names: { en: 'Car', pl: 'Samochód osobowy' }, factor: 1 },
      { slug: 'camper', names: { en: 'Camper van', pl: 'Kamper' }, factor: 1.5 },
      { slug: 'van', names: { en: 'Van up to 3.5 t', pl: 'Dostawczy do 3,5 t' }, factor: 1.8 },
      { slug: 'coach', names: { en: 'Coach', pl: 'Autokar' }, factor: 4 },
      // Valid for what is towed, and for the car in front of it.
      { slug: 'trailer', names: { en: 'With a trailer', pl: 'Z przyczepą' }, factor: 1.3, with: 'car' },
    ],
  },
}

const describe = (language: Language, time: Term, vehicle: Term) => `${time.names[language]}, ${vehicle.names[language].toLowerCase()}`

/** Every vignette there is: number, name, price, picture, and its terms by taxonomy. */
function* vignettes() {
  let id = 0
  for (const country of TAXONOMIES.country.terms.filter(({ price }) => price))
    for (const vehicle of TAXONOMIES['vehicle-type'].terms)
      for (const time of TAXONOMIES.duration.terms)
        yield {
          id: 1000 + ++id,
          titles: { en: `Vignette for ${country.names.en}`, pl: `Winieta do ${country.of}` },
          descriptions: { en: describe('en', time, vehicle), pl: describe('pl', time, vehicle) },
          price: Math.round((country.price ?? 0) * (time.factor ?? 1) * (vehicle.factor ?? 1)),
          picture: country.picture ?? '',
          terms: {
            country: [country.slug, country.parent],
            duration: [time.slug],
            'vehicle-type': [vehicle.slug, vehicle.with],
          },
        }
}

let opened: Promise<Opened> | undefined
/** The database, made by whoever asks first. */
const open = () => {
  opened ??= initSqlJs().then(({ Database }) => {
    const db = new Database()
    db.run(`CREATE TABLE items (id INTEGER PRIMARY KEY, en_title TEXT, pl_title TEXT, en_description TEXT, pl_description TEXT, price INTEGER, picture TEXT);
      CREATE TABLE item_terms (taxonomy TEXT, slug TEXT, item INTEGER, PRIMARY KEY (taxonomy, slug, item)) WITHOUT ROWID; BEGIN`)
    for (const { id, titles, descriptions, price, picture, terms } of vignettes()) {
      db.run('INSERT INTO items VALUES (?, ?, ?, ?, ?, ?, ?)', [id, titles.en, titles.pl, descriptions.en, descriptions.pl, price, picture])
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
function groupTerms(taxonomy: Taxonomy, { terms, join }: Chosen) {
  if (join === 'OR') return [terms]
  const parents = new Set(terms.map((slug) => parentOf(taxonomy, slug)))
  const groups = new Map<string, string[]>()
  for (const slug of terms) {
    const group = parentOf(taxonomy, slug) ?? slug
    if (!parents.has(slug)) groups.set(group, [...(groups.get(group) ?? []), slug])
  }
  return [...groups.values()]
}

interface Search {
  filters?: Filters
  page?: number
  perPage: number
  language: Language
}
/** `{ items, total }` of a page; `filters` is `{ terms, join }` by taxonomy. */
export async function findVignettes({ filters = {}, page = 1, perPage, language }: Search) {
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
  const columns = `SELECT id, ${language}_title AS title, ${language}_description AS description, price, picture FROM items`
  const items = rows<Vignette>(`${columns} ${where} ORDER BY price, id LIMIT ? OFFSET ?`, [perPage, (page - 1) * perPage])
  return { items, total: count?.total ?? 0 }
}
