/** What the commands need beside the pages: the package's files, and our source in a window without a page. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Tools } from '../adopt/command'

/** From scripts/cli as from dist/cli. */
export const packageRoot = fileURLToPath(new URL('../../', import.meta.url))
export const dist = path.join(packageRoot, 'dist')
/** What the build of the commands has written down (scripts/build/cli.ts). */
export const DATA = path.join(dist, 'cli/adopt.json')

/** Our source looks at the page that it is on as soon as it is loaded. Nothing runs in this window, and it loads nothing. */
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
  // Node has events of its own, which elements do not take.
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
