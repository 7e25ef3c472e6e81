/**
 * `skerry/runtime`, for pages built with a bundler. The build appends this file to the core, which is inside a function here, so that
 * importing the module does nothing: a server has no page.
 */
import type { Options } from './skerry.runtime'

/** The parts of the core's API that we call; the public types are generated (scripts/build/reference). */
interface Popup {
  show(id: string | number, event?: Event): void
  hide(id: string | number): void
  explain(id: string | number): Promise<unknown>
}
interface Runtime {
  ready: Promise<void>
  scan(root?: ParentNode): void
  unmount(root?: Node): void
  popup: Popup
}

/** The whole core, and a loader of chunks by name: inserted by the build (scripts/build/module.ts). */
declare function skerryCore(tag: HTMLScriptElement, load: (url: string) => Promise<unknown>): void
declare const skerryChunks: Record<string, () => Promise<unknown>>

const hasPage = typeof document === 'object' && typeof window === 'object'
const running = () => (globalThis as { Skerry?: Runtime }).Skerry

/** The options as attributes of a script tag, where the core reads them. */
function tagOf({ nonce, ...options }: Options): HTMLScriptElement {
  const tag = document.createElement('script')
  for (const [name, value] of Object.entries(options))
    if (value !== undefined && value !== false) tag.dataset[name] = value === true ? '' : value
  if (nonce) tag.nonce = nonce
  return tag
}

/** Bundlers ignore imports known only at run time. */
const fromAddress = (url: string) => import(/* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ url)

function load(url: string): Promise<unknown> {
  const chunk = /^skerry\/(.*)-\w+\.js/.exec(url)?.[1]
  return chunk ? Promise.resolve(skerryChunks[chunk]?.()) : fromAddress(url)
}

export const ready: Promise<void> = new Promise((done) => {
  // Lets code that waits for it on a server continue.
  if (!hasPage) return done()
  const runtime = running()
  if (runtime) runtime.ready.then(done)
  else document.addEventListener('skerry:ready', () => done(), { once: true })
})

export function start(options: Options = {}): void {
  if (!hasPage) return
  const runtime = running()
  if (runtime) runtime.scan()
  else skerryCore(tagOf(options), load)
}

export const stop = (): void => running()?.unmount()

export const scan = (root?: ParentNode): void => running()?.scan(root)

export const unmount = (root?: Node): void => running()?.unmount(root)

/** Waits until the start; afterwards runs immediately. */
const whenThere = <T>(use: (popup: Popup) => T) => {
  const runtime = running()
  return runtime ? use(runtime.popup) : ready.then(() => running()?.popup && use((running() as Runtime).popup))
}

export const popup: Popup = {
  show: (id, event) => void whenThere((api) => api.show(id, event)),
  hide: (id) => void whenThere((api) => api.hide(id)),
  explain: async (id) => whenThere((api) => api.explain(id)),
}
