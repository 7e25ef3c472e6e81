/**
 * How the waiting for each file that others need ends. Nothing waits longer than LIMIT: not every engine reports a file that a policy or a
 * blocker has kept from loading.
 *
 * | who waits              | for what                                     | until                                                          |
 * | ---------------------- | -------------------------------------------- | -------------------------------------------------------------- |
 * | what follows a script  | its file, also a written one                 | `load` or `error`, and all its listeners                       |
 * | a script               | stylesheets before it that block the parser  | `load` or `error`, or the page removes it or switches it off   |
 * | WebKit's first script  | all stylesheets that block the parser        | the same, 2 s at most                                          |
 * | what follows a module  | an inline module, which reports nothing      | `load` or `error` of an empty file that runs in order after it |
 * | the page's `load`      | async files, which nothing else waits for    | `load` or `error`                                              |
 */

/** In ms. */
const LIMIT = 30_000
/** In ms: how often to look whether a stylesheet is still waited for. */
const STEP = 20

/** Files that have loaded or failed, whose events do not fire again. */
const settled = new WeakSet<EventTarget>()
const onSettled = (target: EventTarget, listen: (event: Event) => void) => {
  for (const name of ['load', 'error']) target.addEventListener(name, listen, true)
}
onSettled(document, ({ target }) => settled.add(target as Element))

/** Resolves when a file has loaded or failed and its listeners have run. */
export const whenSettled = (script: HTMLScriptElement): unknown =>
  settled.has(script) ||
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = done
    onSettled(script, () => port2.postMessage(0))
    setTimeout(done, LIMIT)
  })

/** A stylesheet that the parser waits for before it runs a script: https://html.spec.whatwg.org/#contributes-a-script-blocking-style-sheet */
const BLOCKS = 'link[rel~=stylesheet][href]:not([href=""],[disabled],[rel~=alternate],[type]:not([type=""],[type^="text/css"]))'
const doesApply = ({ media }: HTMLLinkElement) => matchMedia(media).matches
const styles = new Set<HTMLLinkElement>()
/** Call for each link that the parser has created. */
export const noteStyle = (link: HTMLLinkElement): void => {
  try {
    // Throws for an address that cannot be parsed, of which no event tells.
    if (link.matches(BLOCKS) && doesApply(link) && new URL(link.href)) styles.add(link)
  } catch {}
}

/** Resolves when the browser would run `script`, as far as stylesheets are concerned; without a script, when all have loaded. */
export async function whenStyled(script?: HTMLScriptElement, limit = LIMIT): Promise<void> {
  const before = [...styles].filter((link) => !script || link.compareDocumentPosition(script) & 4)
  const isAwaited = (link: HTMLLinkElement) => !settled.has(link) && link.isConnected && !link.disabled && doesApply(link)
  for (let waited = 0; waited < limit && before.some(isAwaited); waited += STEP) await new Promise((done) => setTimeout(done, STEP))
  // The next script does not wait again.
  if (script) for (const link of before) settled.add(link)
}
