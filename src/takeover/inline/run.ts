import { HELD } from './held'
import { type Milestones, milestones } from './milestones'
import { whenSettled } from './settled'
import { createStream } from './written'

// Asked for before an element of the page can take a name of the document's.
const doc = document
const findAll = doc.querySelectorAll.bind(doc)
const createElement = doc.createElement.bind(doc)

/** Whether the parser runs a script when it has read the page. */
export const isDeferred = (script: HTMLScriptElement): boolean =>
  /^module$/i.test(script.dataset.skerryType ?? script.type) || (script.defer && script.hasAttribute('src'))

/** A script waits for the stylesheets before it, as when the page is read. */
async function whenStyled(script: HTMLScriptElement): Promise<void> {
  for (const link of findAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])'))
    if (!link.sheet && link.compareDocumentPosition(script) & 4 && matchMedia(link.media).matches) await whenSettled(link)
}

/** Lets a script run where it stands. */
function release(script: HTMLScriptElement): void {
  const { skerryType } = script.dataset
  script.type = skerryType ?? ''
  if (skerryType === undefined) script.removeAttribute('type')
  delete script.dataset.skerryType
  // What the parser has passed over would come at any time.
  if (!script.hasAttribute('async')) script.async = false
  // It runs when it is put into the page.
  const place = new Text()
  script.before(place)
  place.replaceWith(script)
}

async function runClassic(scripts: HTMLScriptElement[]): Promise<void> {
  let stream: ReturnType<typeof createStream> | undefined
  let running: HTMLScriptElement
  const write = (...texts: string[]) => {
    stream ??= createStream(running)
    stream.write(texts.join(''))
  }
  const own = { write, writeln: (...texts: string[]) => write(...texts, '\n'), open: () => doc }
  Object.assign(doc, own)
  for (const script of scripts) {
    await whenStyled(script)
    if (!script.isConnected) continue
    running = script
    release(script)
    if (script.hasAttribute('src')) await whenSettled(script)
    await stream?.end()
    stream = undefined
  }
  for (const name in own) delete doc[name as never]
}

/** A module without a file does not say that it has run. The browser keeps the order: a file behind it does. */
function addFileAfter(script: HTMLScriptElement): HTMLScriptElement {
  const file = createElement('script')
  file.async = false
  script.after(file)
  file.src = 'data:,'
  return file
}

async function runDeferred(scripts: HTMLScriptElement[]): Promise<void> {
  const connected = scripts.filter(({ isConnected }) => isConnected)
  const last = connected.at(-1)
  if (!last) return
  await whenStyled(last)
  connected.forEach(release)
  await whenSettled(last.src ? last : addFileAfter(last))
}

let running = Promise.resolve()
/** Runs what is held, in its order, as the parser would have, and tells the page of it. */
export function runHeld({ interactive, complete }: Milestones = milestones): Promise<void> {
  running = running.then(async () => {
    const scripts = [...findAll<HTMLScriptElement>(`script[type="${HELD}"]`)]
    await runClassic(scripts.filter((script) => !isDeferred(script)))
    interactive()
    // A policy that wants trusted types may forbid a part of it.
    await runDeferred(scripts.filter(isDeferred)).catch(console.warn)
    await complete()
  })
  return running
}
