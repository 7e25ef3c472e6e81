import { script } from '../base/assets'
import { baseUri, pageBody } from '../base/document'
import { on } from '../base/events'
import { asObject, getGlobal } from '../base/values'
import { RARE_WIDGETS } from '../builder/selectors'
import { storage } from '../builder/storage'
import { commonWidgets, type Driver } from './common-widgets'
import { addressOf, isDelayed, isHeld, mayRestoreAddress, restoreAddress, takeOut } from './delayed'
import { delayedParts, namesDependency, type Part, partOf, scriptsToHold } from './files'
import { tellLateAddOns } from './late-add-ons'
import type { Stub, Takeover } from './stub'
import { findUndriven } from './undriven'
import { watchBuilder, watchStart } from './watch'
import { watchFiles } from './watch-files'

/** No file that is run is waited for any longer, in ms. */
const PATIENCE_MS = 10_000
/** Before the decision nobody drives the page: so long, in ms, is a file waited for that it needs. */
const DECISION_MS = 3000

type Skerry = { takeover?: Takeover; files: Map<string, Promise<unknown>>; scan: () => void; unmount: () => void }
/** Whether `elementorFrontend` is not the one that stands in for it (compat/frontend.ts). */
const isBuilderAlive = () => getGlobal<{ storage?: unknown }>('elementorFrontend')?.storage !== storage
const isReport = () => script?.dataset.takeover === 'report'
/** Not by `config()`: what is held may bring the configuration only later. */
const isEditor = () => asObject(asObject(getGlobal('elementorFrontendConfig')).environmentMode).edit === true

/** The inline part keeps in a cookie that this browser is to be left alone; here it is forgotten. */
function forgetAnswer(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in all browsers, and only on secure pages
  if (/[?&]skerry-on\b/.test(location.search)) document.cookie = 'skerry-off=;max-age=0;path=/'
}

const whenRead = () =>
  new Promise<void>((done) => {
    if (document.readyState !== 'loading') done()
    else on(document, 'readystatechange', () => done())
  })

const declaredRarely = () =>
  new Promise<Driver[]>((done, fail) => {
    setTimeout(() => fail(Error('the declarations of rare widgets are late')), DECISION_MS)
    import('../widgets/rare-widgets').then((m) => done(m.rareWidgets), fail)
  })

/** Why the builder's runtime has to drive this page: a sentence each. Empty when Skerry can. */
function findReasons(parts: Part[], declared: Driver[]): string[] {
  const merged = parts.filter(({ kind }) => kind === 'merged')
  const allowed = script?.dataset.takeoverAllow?.split(',').map((name) => name.trim()) ?? []
  return [
    ...(isEditor() || /[?&]elementor-preview=/.test(location.search) ? ['this is the editor'] : []),
    ...merged.map(({ name }) => `a file in which the builder’s code and other code are merged: ${name}`),
    ...(parts.some(({ isMain }) => isMain) || merged.length ? [] : ['the builder’s own file was not found, maybe merged with others']),
    ...(parts.some((part) => part.isDelayed) && !mayRestoreAddress()
      ? ['scripts that an optimiser keeps for later, which the page’s policy would not let Skerry run']
      : []),
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
  forgetAnswer()
  /** A runtime that starts later, because an optimiser keeps it or its file is deferred: Skerry drives the page until then, and leaves it. */
  const leaveLater = () => {
    if (isBuilderAlive()) return
    watchBuilder(isBuilderAlive, () => {
      skerry.unmount()
      skerry.scan()
    })
  }
  const giveBack = (why: string[]): Promise<void> => {
    Object.assign(state, { decision: 'given back', why, held: [], ran: stub.held.map((held) => partOf(held).name) })
    return runHeld(stub, `gave back: ${why.join('; ')}`)
  }
  if (stub.given) {
    Object.assign(state, { decision: 'given back', why: [`${stub.why}`] })
    return stub.given.then(leaveLater)
  }
  // The clock of the inline part stops: the page may take its time.
  stub.given = Promise.resolve()
  let parts: Part[]
  let why: string[]
  let declared = commonWidgets
  try {
    await whenRead()
    if (document.querySelector(RARE_WIDGETS)) declared = [...commonWidgets, ...(await declaredRarely())]
    parts = [...(isReport() ? scriptsToHold(script) : stub.held).map(partOf), ...delayedParts()]
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
    return leaveLater()
  }
  if (isBuilderAlive()) {
    // In this browser they have run all the same, or another script has put them into the page: what needs them may still be held.
    stub.held.splice(0, Number.POSITIVE_INFINITY, ...stub.held.filter(isHeld))
    return giveBack(['a held file ran all the same'])
  }
  if (why.length) {
    return giveBack(why).then(leaveLater)
  }

  // What an optimiser keeps and others need is left to it, but for the builder's configuration, which we want now.
  const run = parts.filter((part) => !stay.includes(part) && (!part.isDelayed || part.isConfig))
  Object.assign(state, { decision: 'taken', held: stay.map(({ name }) => name), ran: run.map(({ name }) => name) })
  dropPreloads(stay)
  const out = new Map(stay.map((part) => [part, takeOut(part.script)]))
  stub.held.splice(0, Number.POSITIVE_INFINITY, ...run.map(({ script }) => restoreAddress(script)))
  console.info(`Skerry · take-over: ${stay.length} files of the builder’s do not run, ${run.length} others do`)
  stub.given = run.length ? runHeld(stub) : Promise.resolve()
  await stub.given

  let stopTelling = () => {}
  // What is merged cannot be looked into; it may have started the builder's runtime.
  if (isBuilderAlive()) return giveBackLate('the builder’s runtime has started')
  if (parts.some((part) => part.isDelayed && !out.has(part) && !run.includes(part))) stopTelling = tellLateAddOns()
  watchStart(declared, (reason) => void giveBackLate(reason))
  watchFiles(skerry.files, (reason) => void giveBackLate(reason))
  watchBuilder(isBuilderAlive, (reason) => void giveBackLate(reason, true))

  /** Takes back what was started, and runs what was held, and what an optimiser still keeps: some of it comes before. */
  function giveBackLate(reason: string, isAlive = false): Promise<void> {
    if (state.decision !== 'taken') return Promise.resolve()
    stopTelling()
    skerry.unmount()
    const kept = parts.flatMap(
      (part) => out.get(part) ?? (part.isDelayed && isDelayed(part.script) && part.script.isConnected ? part.script : []),
    )
    const scripts = isAlive ? [] : kept.map(restoreAddress)
    stub.held.splice(0, Number.POSITIVE_INFINITY, ...scripts)
    pageBody().append(...scripts)
    stub.given = undefined
    return giveBack([reason]).then(() => skerry.scan())
  }
}

/** Runs what is held. The inline part listens in place of the page meanwhile; afterwards the page is listened to as before. */
function runHeld(stub: Stub, why?: string): Promise<void> {
  const targets = [window, document].map((target) => [target, Object.getOwnPropertyDescriptor(target, 'addEventListener')] as const)
  // One that another script has put into the page has run in any case, and never says again that it has loaded.
  const timer = setInterval(() => {
    for (const script of stub.held) if (!script.type) script.onload?.(new Event('load'))
  }, PATIENCE_MS)
  return stub.back(why).finally(() => {
    clearInterval(timer)
    for (const [target, own] of targets) {
      Reflect.deleteProperty(target, 'addEventListener')
      if (own) Object.defineProperty(target, 'addEventListener', own)
    }
  })
}

function dropPreloads(parts: Part[]): void {
  const addresses = new Set(parts.map(({ script }) => new URL(addressOf(script), baseUri()).href))
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload],link[rel=prefetch]'))
    if (addresses.has(link.href)) link.remove()
}
