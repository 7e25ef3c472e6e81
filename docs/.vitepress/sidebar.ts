import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface Item {
  text: string
  link: string
}
interface Group {
  text: string
  collapsed?: boolean
  items: Item[]
}

const titleOf = (file: string) => {
  const text = readFileSync(file, 'utf8')
  return (
    /^title: *(.+)$/m.exec(/^---\n[\s\S]*?\n---/.exec(text)?.[0] ?? '')?.[1] ??
    /^# (.+)$/m.exec(text)?.[1] ??
    path.basename(file, '.md')
  )
    .replace(/`/g, '')
    .replace(/\{#.*\}/, '')
    .trim()
}

/** The pages of a folder by their titles; `first` come first, in this order. */
function pages(root: string, folder: string, first: string[] = []): Item[] {
  const full = path.join(root, folder)
  if (!existsSync(full)) return []
  const rank = (name: string) => (first.indexOf(name) + 1 || first.length + 1) - (name === 'index' ? 100 : 0)
  return readdirSync(full)
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.basename(file, '.md'))
    .map((name) => ({ name, text: titleOf(path.join(full, `${name}.md`)) }))
    .sort((a, b) => rank(a.name) - rank(b.name) || a.text.localeCompare(b.text))
    .map(({ name, text }) => ({ text, link: `/${folder}/${name === 'index' ? '' : name}` }))
}

/** The sidebar, out of the folders beside this one: a page that is added to a folder is in it. Widgets and settings are long lists of their own. */
export function sidebar(here: string): Record<string, Group[]> {
  const root = path.dirname(here)
  const widgets = pages(root, 'widgets')
  const settings = pages(root, 'settings')
  const first = ({ items }: Group) => items.slice(0, 1)
  const start = [
    { text: 'I run a campaign', items: pages(root, 'campaign', ['rules', 'recipes', 'forms', 'why-not', 'measuring']) },
    { text: 'I own a site', items: pages(root, 'site', ['wordpress', 'static-export', 'any-cms', 'caching', 'updating']) },
    { text: 'I write HTML or code', items: pages(root, 'code', ['cms', 'npm', 'frameworks', 'script', 'styling', 'server']) },
  ]
  const templates = { text: 'Templates', link: '/templates' }
  const reference = { text: 'Look it up', items: [templates, ...widgets.slice(0, 1), ...settings.slice(0, 1), ...pages(root, 'reference')] }
  const about = {
    text: 'Good to know',
    items: [
      { text: titleOf(path.join(root, 'limits.md')), link: '/limits' },
      ...pages(root, 'about', [
        ...['consent', 'privacy', 'policies', 'access', 'browsers'],
        ...['performance', 'migration', 'how-it-works', 'contributing', 'changelog'],
      ]),
    ],
  }
  const doors = { text: 'Skerry', items: [...start.flatMap(first), ...reference.items.slice(0, 3)] }
  return {
    '/widgets/': [{ text: 'Widgets, live', items: widgets }, doors],
    '/settings/': [{ text: 'Settings', items: settings.map(({ text, link }) => ({ text: text.replace(/ settings$/, ''), link })) }, doors],
    '/': [...start, reference, about],
  }
}
