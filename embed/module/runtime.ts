/**
 * `skerry/runtime`, for pages that are built with a bundler. The build puts this file behind the core, whose code is in a function here, so that
 * importing the module does nothing: on a server there is no page to do it on.
 */
import type { Options } from './skerry.runtime'

/** What the core offers on the page, as far as we call it; its types for others are made from its documents (scripts/build/reference). */
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

/** The whole core, and the chunks by their names: put in by the build (scripts/build/module.ts). */
declare function skerryCore(tag: HTMLScriptElement, load: (url: string) => Promise<unknown>): void
declare const skerryChunks: Record<string, () => Promise<unknown>>

const hasPage = typeof document === 'object' && typeof window === 'object'
const running = () => (globalThis as { Skerry?: Runtime }).Skerry

/** Options as attributes of a tag, which is where the core looks for them. */
function tagOf({ nonce, ...options }: Options): HTMLScriptElement {
  const tag = document.createElement('script')
  for (const [name, value] of Object.entries(options))
    if (value !== undefined && value !== false) tag.dataset[name] = value === true ? '' : value
  if (nonce) tag.nonce = nonce
  return tag
}

/** Bundlers leave what is only known later alone. */
const fromAddress = (url: string) => import(/* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ url)

function load(url: string): Promise<unknown> {
  const chunk = /^skerry\/(.*)-\w+\.js/.exec(url)?.[1]
  return chunk ? Promise.resolve(skerryChunks[chunk]?.()) : fromAddress(url)
}

export const ready: Promise<void> = new Promise((done) => {
  // Whoever waits for it on a server goes on.
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

/** Until the start it waits; afterwards what is asked for happens at once. */
const whenThere = <T>(use: (popup: Popup) => T) => {
  const runtime = running()
  return runtime ? use(runtime.popup) : ready.then(() => running()?.popup && use((running() as Runtime).popup))
}

export const popup: Popup = {
  show: (id, event) => void whenThere((api) => api.show(id, event)),
  hide: (id) => void whenThere((api) => api.hide(id)),
  explain: async (id) => whenThere((api) => api.explain(id)),
}
