/** Compares what was seen with what is seen without us. */
import type { Mode } from './modes'

interface Inherent {
  /** Why no mechanism can avoid it, in a sentence. */
  because: string
  /** The part of a line that is not compared. If that is all of it, the line may also be missing. Without it, no page has the difference. */
  ignores?: RegExp
  /** Only where the browser’s own `load` is over before the decision. */
  isLoadOver?: true
}
/** Every way in which a held page differs from the page without Skerry. */
export const INHERENT: Inherent[] = [
  {
    because: 'A script dispatches the repeated event, and no script can make one that the browser trusts.',
    ignores: / trusted=\w+/,
  },
  {
    because: 'A held script runs once the page has been read: it is no longer the last script of the page, and what follows it is there.',
    ignores: / last=\w+/,
  },
  {
    because:
      'What a held script writes can neither enclose nor close what follows it: an element left open ends with the script, and a paragraph in the head stays there.',
  },
  {
    because: 'What a held script appends to the body comes after everything that follows the script.',
    ignores: / in body after \S+(?<=script#appended.*)/,
  },
  {
    because:
      'A script must be in the page to run: a held one that another script has removed does not, although the browser runs deferred ones.',
    ignores: /^main . deferred-removed .*/,
  },
  {
    because: 'The body’s `onload` replaces one that a script in the head has set; a held script sets its own later.',
    ignores: /^main . head as on.*/,
  },
  {
    because: 'Another script runs the inline script, and its microtasks wait for that one to end too.',
    ignores: /(?<= has ended): .*/,
  },
  {
    because: 'No microtasks run between the listeners of an event that a script dispatches.',
    ignores: /^main . at-(ready|load) has ended.*/,
  },
  {
    because: 'WebKit says what is wrong with a listener that is not a function only if a script has dispatched the event.',
    ignores: /(?<= has an error: )(Script error|.*handleEvent).*/,
  },
  {
    because: 'For an error in an inline script, the browser names the method by which another script has run it.',
    ignores: /Failed to execute '\w+' on '\w+': /,
  },
  {
    because:
      'A script without the nonce that our own has is left to the browser, which blocks it when it arrives, not when it would have run; a written one is dropped without a report.',
    ignores: /^main . (forbidden-file|written) has an error.*|^free-scriptsrcelem(inline|writtenjs) . .*/,
  },
  {
    because: 'A module that a blocker keeps from running keeps the name of its type in an attribute.',
    ignores: /data-skerry-type=module(?<=free-(early|late)(typed|given|removed).*)/,
  },
  {
    because: 'The browser’s `load` is over, and waits for nothing that held scripts insert; neither does the repeated one.',
    ignores: /^main . window has loaded when these had run: .*/,
    isLoadOver: true,
  },
  {
    because: 'Nothing waits for a file that a blocker gives back, with or without us.',
    ignores: /^free-(early|late)typed(file|deferred) . .* ran: .*/,
  },
]

const NOTHING = /(?!)/
const isBuilders = (line: string) => /^builder/.test(line)
const laneOf = (line: string) => line.slice(0, line.indexOf(' |'))
const comparable = (line: string, mode: Mode) =>
  INHERENT.reduce((text, { ignores = NOTHING, isLoadOver }) => (isLoadOver && !mode.isLoadOver ? text : text.replace(ignores, '')), line)

/** The lines by lane. `main` includes the builder's, in place, if its scripts run as they would without us. */
function lanesOf(log: string[], mode: Mode): Map<string, string[]> {
  const { builder } = mode
  const lanes = new Map<string, string[]>([['main', []]])
  for (const line of log) {
    if (isBuilders(line) && builder === 'stays out') continue
    const lane = isBuilders(line) && builder === 'runs' ? 'main' : laneOf(line)
    const text = comparable(line, mode)
    if (text) lanes.set(lane, [...(lanes.get(lane) ?? []), text])
  }
  return lanes
}

/** Where two logs differ in a mode, lane by lane; empty if they do not. Minus: without us; plus: with us. */
export function difference(without: string[], seen: string[], mode: Mode): string {
  const [expected, received] = [lanesOf(without, mode), lanesOf(seen, mode)]
  const names = [...new Set([...expected.keys(), ...received.keys()])]
  return names.flatMap((name) => diff(expected.get(name) ?? [], received.get(name) ?? [])).join('\n')
}

/** What was told or ran more often than without us, whatever the list says. */
export function repeated(without: string[], seen: string[]): string[] {
  const what = (line: string) => line.replace(/( ran:| load:| is told of \w+: \S+| ready\b[\w ,]*).*/, '$1')
  const count = (log: string[], text: string) => log.filter((line) => what(line) === text).length
  const more = new Set(seen.map(what).filter((text) => !/^page | has an error/.test(text)))
  return [...more].filter((text) => count(seen, text) > Math.max(1, count(without, text)))
}

/** Both lists merged along their longest common subsequence, with two lines around each difference. */
function diff(before: string[], after: string[]): string[] {
  if (before.join('\n') === after.join('\n')) return []
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const row = lengths[i] as Uint16Array
      row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const lines: string[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    if (i < before.length && before[i] === after[j]) {
      lines.push(`  ${before[i]}`)
      i++
      j++
    } else if (j < after.length && (i >= before.length || at(i, j + 1) >= at(i + 1, j))) lines.push(`+ ${after[j++]}`)
    else lines.push(`- ${before[i++]}`)
  }
  const changed = (line?: string) => line !== undefined && !line.startsWith(' ')
  return lines.filter((_, k) => [-2, -1, 0, 1, 2].some((d) => changed(lines[k + d])))
}
