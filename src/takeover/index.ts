import { script } from '../base/assets'
import { baseUri } from '../base/document'
import { on } from '../base/events'
import { queryAll } from '../base/query-all'
import { getGlobal } from '../base/values'
import { newerWithout } from '../page/coverage'
import { storage } from '../page/storage'
import { takeKeptSubmit } from '../runtime/kept-submit'
import type { RareWidgets, Widget } from '../runtime/widget'
import { addressOf, isHeld, restoreAddress, takeOut } from './delayed'
import { type Drivers, describeDrivers, findDrivers } from './drivers'
import { handlerCodes, isDelayedPart, type Part, partOf, partsToHold, readParts, unheldCodes } from './files'
import { HELD, isDeferred } from './inline/held'
import { forgetReasons, readReason, reloadWithoutUs } from './reload'
import { findIdle } from './sort-scripts'
import { type AddOns, startAddOns } from './start-add-ons'
import type { Stub, Takeover } from './stub'
import { watchBuilder, watchStart } from './watch'
import { watchFiles } from './watch-files'
import { allowedNames, whyGivenBack } from './why-given-back'

/** In ms: the deadline for the decision, before which nobody drives the page. */
const DECISION_MS = 30_000

type Skerry = { takeover?: Takeover; files: Map<string, Promise<unknown>>; scan: () => void; unmount: () => void }
/** Whether `elementorFrontend` is the builder's, not our stand-in (compat/frontend.ts). */
const isBuilderAlive = () => getGlobal<{ storage?: unknown }>('elementorFrontend')?.storage !== storage
const isReport = () => script?.dataset.takeover === 'report'

/** In report mode nothing is held, and the browser fires its events itself. */
const whenRead = (stub: Stub) =>
  isReport()
    ? new Promise<void>((done) => {
        if (document.readyState !== 'loading') done()
        else on(document, 'readystatechange', () => done())
      })
    : stub.read

const isOnPage = (selector: string) => queryAll(document, selector)[0]

/** The widgets that may drive something on this page, including rare ones if needed or if a delayed file may need them. */
async function readDrivers(widgets: Widget[], rare: RareWidgets): Promise<Widget[]> {
  const mayCome = newerWithout([]).some(([, selector]) => isOnPage(selector))
  return [...widgets, ...(mayCome || isOnPage(rare.match) ? await rare.load() : [])]
}

const heldScripts = () => queryAll<HTMLScriptElement>(document, `script[type="${HELD}"]`)

/** Keeps a script from running until the inline part runs all held ones. */
function hold(script: HTMLScriptElement): void {
  if (isHeld(script)) return
  script.type = HELD
  delete script.dataset.skerryType
}

/** The page's facts for the decision. */
interface Page {
  drivers: Widget[]
  parts: Part[]
  /** Those that must not run on a taken page. */
  stay: Part[]
  why: string[]
  widgets: Drivers
}
async function readPage(widgets: Widget[], rare: RareWidgets): Promise<Page> {
  const allowed = allowedNames()
  const [drivers, all] = await Promise.all([readDrivers(widgets, rare), readParts(script, allowed)])
  const held = isReport() ? partsToHold(all, script) : all.filter((part) => isHeld(part.script))
  const parts = [...held, ...all.filter(isDelayedPart)]
  const handlers = handlerCodes()
  const evidence = { scripts: all.map(({ facts }) => facts), host: location.hostname, allowed }
  return {
    drivers,
    parts,
    stay: findIdle(parts, [...handlers, ...unheldCodes(all)]),
    why: whyGivenBack(parts, drivers, evidence, handlers),
    widgets: findDrivers(drivers, document, evidence),
  }
}

/**
 * The file that runs last before the builder's main file would. Not for a deferred one: jQuery may be ready before the files after it have
 * run, which must not miss the start.
 */
function fileBeforeMain(parts: Part[], run: Part[]): HTMLScriptElement | undefined {
  const main = parts.findIndex((part) => part.isMain && !isDeferred(part.script))
  const before = parts.slice(0, Math.max(0, main))
  return before.findLast(
    ({ script, facts }) => facts.address && !facts.isAsync && !isDeferred(script) && run.some((part) => part.script === script),
  )?.script
}

/** Removes scripts that must not run from the page, and holds the others until the inline part runs them. */
function divide(parts: Part[], stay: Part[]) {
  // Delayed scripts that others need are left to the optimiser, except the builder's configuration, which we need now.
  const run = parts.filter((part) => !stay.includes(part) && (!part.isDelayed || part.isConfig))
  dropPreloads(stay)
  for (const { script } of stay) takeOut(script)
  for (const { script, isDelayed } of run) if (isDelayed) hold(restoreAddress(script))
  const isLeft = (part: Part) => part.isDelayed && !stay.includes(part) && !run.includes(part)
  return {
    run,
    /** An optimiser still delays some. */
    areSomeLeft: parts.some(isLeft),
    beforeMain: fileBeforeMain(parts, run),
    haveOthers: parts.some((part) => part.kind === 'other' && !part.isConfig && (isLeft(part) || run.includes(part))),
  }
}

interface Run {
  stub: Stub
  skerry: Skerry
  state: Takeover
}
async function giveBack({ stub, state }: Run, why: string[]): Promise<void> {
  // From here on, failures also give everything back.
  stub.given = undefined
  Object.assign(state, { decision: 'given back', why, held: [] })
  state.ran = heldScripts().map((held) => partOf(held).name)
  return stub.back(`gave back: ${why.join('; ')}`).then(sendKept)
}

/** Submits a form kept before anything could send it (embed/takeover.ts), now to the builder, or else leaves the input in its fields. */
function sendKept(): void {
  const kept = takeKeptSubmit(() => true)
  if (kept) HTMLFormElement.prototype.requestSubmit?.call(kept.target as HTMLFormElement)
}

/**
 * Decides, once the page is parsed and before anything starts, whether to block the builder's scripts; resolves when the scripts to run
 * have run. Any failure gives everything back (embed/takeover.ts). `addOns` provides the globals that add-on scripts extend without the
 * builder's.
 */
export async function takeOver(stub: Stub, addOns: AddOns, widgets: Widget[], rare: RareWidgets): Promise<void> {
  const skerry = getGlobal<Skerry>('Skerry') as Skerry
  const state: Takeover = { decision: 'deciding', why: [], held: [], ran: [] }
  const run: Run = { stub, skerry, state }
  skerry.takeover = state
  if (new URLSearchParams(location.search).has('skerry-on')) forgetReasons()
  if (stub.given) {
    Object.assign(state, { decision: 'given back', why: [(stub.why === 'off' && readReason()) || stub.why] })
    return stub.given.then(() => leaveLater(skerry))
  }
  // Stop the inline part's timeout: the page may take its time.
  stub.given = Promise.resolve()
  let lose: (why: string) => void = () => {}
  watchFiles(skerry.files, (why) => lose(why))
  const page = await new Promise<Page>((done, fail) => {
    lose = (reason) => fail(Error(reason))
    setTimeout(() => fail(Error('the decision took more than 30 seconds')), DECISION_MS)
    whenRead(stub)
      .then(() => readPage(widgets, rare))
      .then(done, fail)
  }).catch((error: unknown) => `${error}`)
  if (typeof page === 'string') return giveBack(run, [page])
  const { stay, why } = page
  if (isReport()) {
    Object.assign(state, {
      decision: why.length ? 'would give back' : 'would take',
      why,
      held: stay.map(({ name }) => name),
      widgets: page.widgets,
    })
    const what = why.length ? `, because of ${why.join('; ')}` : ` ${stay.length} files; ${describeDrivers(page.widgets)}`
    console.info(`Skerry · take-over: ${state.decision}${what}`)
    return leaveLater(skerry)
  }
  // They ran anyway in this browser, or another script inserted them; scripts that need them may still be held.
  if (isBuilderAlive()) return giveBack(run, ['a held file ran anyway'])
  if (why.length) return giveBack(run, why).then(() => leaveLater(skerry))
  return take(run, page, addOns, (whenLost) => {
    lose = whenLost
  })
}

/** Runs the held scripts except those that stay out, and watches whether those are needed after all. */
async function take(run: Run, { parts, stay, drivers, widgets }: Page, addOns: AddOns, onLoss: (lose: (why: string) => void) => void) {
  const { stub, skerry, state } = run
  const scripts = divide(parts, stay)
  Object.assign(state, { decision: 'taken', held: stay.map(({ name }) => name), ran: scripts.run.map(({ name }) => name), widgets })
  console.info(`Skerry · take-over: files of the builder’s kept from running: ${stay.length}; other scripts run: ${scripts.run.length}`)
  const { areSomeLeft, beforeMain: before } = scripts
  const isTaken = () => state.decision === 'taken' && !isBuilderAlive()
  const lose = (reason: string) => {
    state.why = [reason]
    reloadWithoutUs(reason)
  }
  onLoss(lose)
  const tell = scripts.haveOthers ? await startAddOns(addOns, { before, areSomeLeft, isTaken }) : () => () => {}
  stub.given = stub.run()
  await stub.given
  // A merged file cannot be inspected and may have started the builder's runtime, which needs its other files.
  if (isBuilderAlive()) return lose('the builder’s runtime has started')
  const stopTelling = tell()
  watchStart(drivers, lose)
  watchBuilder(isBuilderAlive, (reason) => {
    stopTelling()
    Object.assign(state, { decision: 'given back', why: [reason], held: [] })
    skerry.unmount()
    skerry.scan()
  })
}

/** The builder's runtime starts later because its file is delayed or deferred: Skerry drives the page until then. */
function leaveLater(skerry: Skerry): void {
  if (isBuilderAlive()) return
  watchBuilder(isBuilderAlive, () => {
    skerry.unmount()
    skerry.scan()
  })
}

function dropPreloads(parts: Part[]): void {
  const addresses = new Set(parts.map(({ script }) => new URL(addressOf(script), baseUri()).href))
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload],link[rel=prefetch]'))
    if (addresses.has(link.href)) link.remove()
}
