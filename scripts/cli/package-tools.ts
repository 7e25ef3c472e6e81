/** What the commands need besides pages: the package's files, and a window for our source. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Tools } from '../adopt/command'

/** The same from scripts/cli and dist/cli. */
const packageRoot = fileURLToPath(new URL('../../', import.meta.url))
export const dist = path.join(packageRoot, 'dist')
/** Data written by the build of the commands (scripts/build/cli.ts). */
const DATA = path.join(dist, 'cli/adopt.json')

/** Provides a window, because our source reads the page when it loads. Nothing runs or loads in it. */
export async function lendWindow() {
  const { Window } = await import('happy-dom')
  const window = new Window({
    url: 'http://page.invalid/',
    settings: {
      disableJavaScriptEvaluation: true,
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      disableComputedStyleRendering: true,
      navigation: { disableMainFrameNavigation: true, disableChildFrameNavigation: true, disableChildPageNavigation: true },
    },
  })
  // Node has its own events, which elements do not accept.
  const ours = ['Event', 'CustomEvent', 'EventTarget', 'navigator']
  for (const name of Object.getOwnPropertyNames(window))
    if (!(name in globalThis) || ours.includes(name))
      Object.defineProperty(globalThis, name, { value: Reflect.get(window, name), configurable: true, writable: true })
}

export async function readTools(): Promise<Tools> {
  if (!('document' in globalThis)) await lendWindow()
  const { declared, ...decision } = await import('./source')
  const { preloads, parts } = JSON.parse(readFileSync(DATA, 'utf8'))
  return { source: { ...decision, declared, preloads }, parts, dist }
}
