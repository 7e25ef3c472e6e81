import { HELD, isAsync, isDeferred, isForeign, restoreType } from './held'
import { complete, interactive } from './milestones'
import { whenSettled, whenStyled } from './settled'
import { createStream } from './written'

// Read before a page element can shadow a document property.
const doc = document
export const findAll = doc.querySelectorAll.bind(doc)
const createElement = doc.createElement.bind(doc)
export const findHeld = () => [...findAll<HTMLScriptElement>(`script[type="${HELD}"]`)].filter((script) => !isForeign(script))

/** Inserts a script again in its place, so that the page's observers see it. */
function putAgain(script: HTMLScriptElement): void {
  const place = new Text()
  script.before(place)
  place.replaceWith(script)
}

/** Runs a script in its place. Returns false if another script has removed it or changed its type on insertion. */
async function release(script: HTMLScriptElement): Promise<boolean> {
  putAgain(script)
  await null
  if (!script.isConnected || script.type !== HELD) {
    delete script.dataset.skerryType
    return false
  }
  restoreType(script)
  // Otherwise a script that the parser skipped would run async.
  if (!script.hasAttribute('async')) script.async = false
  putAgain(script)
  return true
}

/** Runs the scripts that run while the page is parsed, and inserts async ones, of which it returns the files that are on their way. */
async function runClassic(scripts: HTMLScriptElement[]): Promise<unknown[]> {
  const files: unknown[] = []
  let write: (text: string) => void
  const own = {
    write: (...texts: string[]) => write(texts.join('')),
    writeln: (...texts: string[]) => write(`${texts.join('')}\n`),
    open: () => doc,
  }
  Object.assign(doc, own)
  for (const script of scripts) {
    if (isAsync(script)) {
      if ((await release(script)) && script.src) files.push(whenSettled(script))
      continue
    }
    await whenStyled(script)
    const place = new Text()
    script.after(place)
    let stream: ReturnType<typeof createStream> | undefined
    write = (text) => {
      stream ??= createStream(place, script)
      stream.write(text)
    }
    if ((await release(script)) && script.hasAttribute('src')) await whenSettled(script)
    await stream?.end()
    place.remove()
  }
  for (const name in own) delete doc[name as never]
  return files
}

/** An inline module does not signal that it has run. The browser keeps the order, so a file after it does. */
async function whenRun(script: HTMLScriptElement): Promise<unknown> {
  if (script.src) return whenSettled(script)
  const file = createElement('script')
  file.async = false
  file.nonce = script.nonce
  file.src = 'data:,'
  script.after(file)
  await whenSettled(file)
  file.remove()
}

async function runDeferred(scripts: HTMLScriptElement[]): Promise<void> {
  let last: HTMLScriptElement | undefined
  for (const script of scripts) {
    await whenStyled(script)
    // Firefox orders files and inline scripts separately.
    if (last && !last.src !== !script.src) await whenRun(last)
    if (await release(script)) last = script
  }
  if (last) await whenRun(last)
}

let running = Promise.resolve()
/** Runs the held scripts in order, as the parser would have, and announces the page's state. */
export function runHeld(): Promise<void> {
  running = running.then(async () => {
    // WebKit (vendor Apple) applies no stylesheet until all known ones have loaded. One that hangs must not block scripts before it.
    if (/^A/.test(navigator.vendor)) await whenStyled(undefined, 2000)
    const files = await runClassic(findHeld().filter((script) => !isDeferred(script)))
    interactive()
    // A Trusted Types policy may forbid part of it.
    await runDeferred(findHeld()).catch(console.warn)
    const end = complete(Promise.all(files))
    // The page is ready, and can be driven, before they have arrived.
    if (!files[0]) await end
  })
  return running
}
