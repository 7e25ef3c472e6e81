import { script } from '../base/assets'
import { on } from '../base/events'
import { asObject, getGlobal } from '../base/values'
import { RARE_WIDGETS } from '../builder/selectors'
import { storage } from '../builder/storage'
import { commonWidgets, type Driver } from './common-widgets'
import { namesDependency, type Part, partOf, scriptsToHold } from './files'
import type { Stub, Takeover } from './stub'
import { findUndriven } from './undriven'
import { watchBuilder, watchStart } from './watch'

type Skerry = { takeover?: Takeover; scan: () => void; unmount: () => void }
/** Whether `elementorFrontend` is not the one that stands in for it (compat/frontend.ts). */
const isBuilderAlive = () => getGlobal<{ storage?: unknown }>('elementorFrontend')?.storage !== storage
const isReport = () => script?.dataset.takeover === 'report'
/** An optimiser keeps the builder's files for later by other attributes. */
const isDelayed = (el: Element) =>
  [...el.attributes].some(({ name, value }) => name !== 'src' && /\/elementor\/assets\/js\/frontend/.test(value))

/** Not by `config()`: what is held may bring the configuration only later. */
const isEditor = () => asObject(asObject(getGlobal('elementorFrontendConfig')).environmentMode).edit === true

/** Keeps in a cookie that this browser is to be left alone, or forgets it. */
function rememberAnswer(): void {
  const [, answer] = /[?&]skerry-(off|on)\b/.exec(location.search) ?? []
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in all browsers, and only on secure pages
  if (answer) document.cookie = `skerry-off=${answer === 'off' ? '1;max-age=31536000' : ';max-age=0'};path=/;samesite=lax`
}

const whenRead = () =>
  new Promise<void>((done) => {
    if (document.readyState !== 'loading') done()
    else on(document, 'readystatechange', () => done())
  })

/** Why the builder's runtime has to drive this page: a sentence each. Empty when Skerry can. */
function findReasons(parts: Part[], declared: Driver[]): string[] {
  const merged = parts.filter(({ kind }) => kind === 'merged')
  const allowed = script?.dataset.takeoverAllow?.split(',').map((name) => name.trim()) ?? []
  const isLate = [...document.scripts].some(isDelayed)
  return [
    ...(isEditor() || /[?&]elementor-preview=/.test(location.search) ? ['this is the editor'] : []),
    ...merged.map(({ name }) => `a file in which the builder’s code and other code are merged: ${name}`),
    ...(parts.some(({ isMain }) => isMain) || merged.length
      ? []
      : [isLate ? 'an optimiser delays the builder’s files' : 'the builder’s own file was not found, maybe merged with others']),
    ...findUndriven(declared, allowed),
  ]
}

/**
 * Decides, once the page is read and before anything is started, whether the builder's scripts stay out; resolves when what is to run has
 * run. What fails on the way gives everything back (boot.ts).
 */
export async function takeOver(stub: Stub): Promise<void> {
  const skerry = getGlobal<Skerry>('Skerry') as Skerry
  const state: Takeover = { decision: 'deciding', why: [], held: [], ran: [] }
  skerry.takeover = state
  rememberAnswer()
  const restart = () => {
    skerry.unmount()
    skerry.scan()
  }
  const giveBack = (why: string[]): Promise<void> => {
    Object.assign(state, { decision: 'given back', why, held: [], ran: stub.held.map((held) => partOf(held).name) })
    return runHeld(stub, `gave back: ${why.join('; ')}`)
  }
  if (stub.given) {
    Object.assign(state, { decision: 'given back', why: [`${stub.why}`] })
    return stub.given
  }
  // The clock of the inline part stops: the page may take its time.
  stub.given = Promise.resolve()
  let parts: Part[]
  let why: string[]
  let declared = commonWidgets
  try {
    await whenRead()
    if (document.querySelector(RARE_WIDGETS)) declared = [...commonWidgets, ...(await import('../widgets/rare-widgets')).rareWidgets]
    parts = (isReport() ? scriptsToHold(script) : stub.held).map(partOf)
    why = findReasons(parts, declared)
  } catch (error) {
    state.why.push(`${error}`)
    state.decision = 'given back'
    throw error
  } finally {
    stub.given = undefined
  }
  const dependsOn = parts.some(({ needsDependency }) => needsDependency) || namesDependency(document)
  const stay = parts.filter(({ kind }) => kind === 'builder' || (kind === 'dependency' && !dependsOn))
  if (isReport()) {
    Object.assign(state, { decision: why.length ? 'would give back' : 'would take', why, held: stay.map(({ name }) => name) })
    console.info(`Skerry · take-over: ${state.decision}${why.length ? `, because of ${why.join('; ')}` : ` ${stay.length} files`}`)
    stub.given = Promise.resolve()
    return
  }
  if (isBuilderAlive()) {
    // In this browser they have run all the same.
    stub.held.length = 0
    return giveBack(['a held file ran all the same'])
  }
  if (why.length) {
    await giveBack(why)
    // Where an optimiser keeps the builder's runtime for later, Skerry drives the page until then.
    if (!isBuilderAlive()) watchBuilder(isBuilderAlive, restart)
    return
  }

  const run = parts.filter((part) => !stay.includes(part))
  Object.assign(state, { decision: 'taken', held: stay.map(({ name }) => name), ran: run.map(({ name }) => name) })
  for (const { script } of stay) script.remove()
  dropPreloads(stay)
  stub.held.splice(0, Number.POSITIVE_INFINITY, ...run.map(({ script }) => script))
  console.info(`Skerry · take-over: ${stay.length} files of the builder’s do not run, ${run.length} others do`)
  stub.given = run.length ? runHeld(stub) : Promise.resolve()
  await stub.given

  // What is merged cannot be looked into; it may have started the builder's runtime.
  if (isBuilderAlive()) return giveBackLate('the builder’s runtime has started')
  watchStart(declared, (reason) => void giveBackLate(reason))
  watchBuilder(isBuilderAlive, (reason) => void giveBackLate(reason, []))

  /** Takes back what was started, and runs what was held. */
  function giveBackLate(reason: string, scripts = stay.map(({ script }) => script)): Promise<void> {
    if (state.decision !== 'taken') return Promise.resolve()
    skerry.unmount()
    stub.held.splice(0, Number.POSITIVE_INFINITY, ...scripts)
    document.body.append(...scripts)
    stub.given = undefined
    return giveBack([reason]).then(() => skerry.scan())
  }
}

/** Runs what is held. The inline part listens in place of the page meanwhile; afterwards the page is listened to as before. */
function runHeld(stub: Stub, why?: string): Promise<void> {
  const targets = [window, document].map((target) => [target, Object.getOwnPropertyDescriptor(target, 'addEventListener')] as const)
  return stub.back(why).finally(() => {
    for (const [target, own] of targets) {
      Reflect.deleteProperty(target, 'addEventListener')
      if (own) Object.defineProperty(target, 'addEventListener', own)
    }
  })
}

function dropPreloads(parts: Part[]): void {
  const addresses = new Set(parts.map(({ script }) => script.src))
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload],link[rel=prefetch]'))
    if (addresses.has(link.href)) link.remove()
}
