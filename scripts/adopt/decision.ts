/** The take-over's decision, bundled from the current source: for this command, and as data for the WordPress plugin. */
import { importSource } from '../build/source'

type Takeover = typeof import('../../src/takeover/script-facts') &
  typeof import('../../src/takeover/judge-script') &
  typeof import('../../src/takeover/sort-scripts') &
  typeof import('../../src/takeover/evidence') &
  typeof import('../../src/takeover/members') &
  typeof import('../../src/takeover/undriven') &
  typeof import('../../src/takeover/drivers') &
  typeof import('../../src/takeover/handlers') &
  typeof import('../../src/takeover/rules') &
  typeof import('../../src/takeover/add-ons')
/** The decision, with the selectors of all our widgets and the chunks that the core loads at once. */
export interface Source extends Takeover {
  declared: { name: string; match: string }[]
  preloads: { selector: string; chunks: string[]; later?: boolean }[]
}

const MODULES = [
  'script-facts',
  'judge-script',
  'sort-scripts',
  'evidence',
  'members',
  'undriven',
  'drivers',
  'handlers',
  'rules',
  'add-ons',
]

/** Bundles those modules of src/takeover that work on plain data. */
export async function readDecision(): Promise<Takeover> {
  return importSource(MODULES.map((name) => `export * from './src/takeover/${name}'`).join('\n'))
}
