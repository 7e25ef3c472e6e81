import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { excerpt } from '../base/values'
import { prefersReducedMotion } from '../builder/reduced-motion'
import { createWriter } from '../dom/writer'
import { type Entry, inspectPage, type Sight, seenAt } from './look'
import { Popups } from './popups'

/** How often the panel looks again while it is open. */
const EVERY = 1000
const MARKED = 4000

let unmark = () => {}
/** Brings an element into view and outlines it for a moment. */
function point(el: HTMLElement): void {
  unmark()
  const target = seenAt(el)
  if (!target) return
  target.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  const writer = createWriter(target)
  writer.set('$outline', '3px solid #c2412d')
  writer.set('$outline-offset', '2px')
  const timer = setTimeout(() => unmark(), MARKED)
  unmark = () => {
    clearTimeout(timer)
    writer.stop()
  }
}

interface PartProps {
  title: string
  count: number
  /** What it means when there is none. */
  none: string
  children: ReactNode
}
function Part({ title, count, none, children }: PartProps) {
  return (
    <details open>
      <summary>
        {title} <span className="muted">({count})</span>
      </summary>
      {count ? children : <p className="muted">{none}</p>}
    </details>
  )
}

/** An island's state, for one who has never heard of islands. */
const STATES: Record<string, string> = { waiting: 'waits until it is needed', mounted: 'works', failed: 'failed' }

function Elements({ entries }: { entries: Entry[] }) {
  return (
    <ul>
      {entries.map(({ key, el, name, state }) => (
        <li key={key}>
          <button type="button" className="link" onClick={() => point(el)}>
            {name}
          </button>{' '}
          <span className={state === 'failed' ? 'bad' : 'muted'}>{STATES[state]}</span>
        </li>
      ))}
    </ul>
  )
}

function ByName({ map }: { map: Map<string, Entry[]> }) {
  return (
    <>
      {[...map].map(([name, entries]) => (
        <section key={name} aria-label={name}>
          <h3>
            {name} <span className="muted">× {entries.length}</span>
          </h3>
          <Elements entries={entries} />
        </section>
      ))}
    </>
  )
}
const total = (map: Map<string, Entry[]>): number => [...map.values()].flat().length

/** Everything the runtime knows about this page, for the one who builds it. */
export function Panel({ close }: { close: () => void }) {
  const [sight, show] = useState<Sight>()
  const alive = useRef(true)
  const [refresh] = useState(() => () => void inspectPage().then((seen) => alive.current && show(seen)))
  useLayoutEffect(() => {
    refresh()
    const timer = setInterval(refresh, EVERY)
    return () => {
      alive.current = false
      clearInterval(timer)
      unmark()
    }
  }, [refresh])
  return (
    <section className="panel" aria-label="Skerry inspector" onKeyDown={(event) => event.key === 'Escape' && close()}>
      <header>
        <h2>Skerry inspector</h2>
        <button type="button" className="close" aria-label="Close the inspector" onClick={close}>
          ×
        </button>
      </header>
      {sight && (
        <div className="body">
          <Part title="What works on this page" count={total(sight.islands)} none="Nothing on this page needs Skerry.">
            <ByName map={sight.islands} />
          </Part>
          <Part title="Popups" count={sight.popups.length} none="There are none on this page.">
            <Popups list={sight.popups} refresh={refresh} />
          </Part>
          <Part title="Settings that could not be read" count={sight.mistakes.length} none="All settings can be read.">
            <ul>
              {sight.mistakes.map(({ key, el, name, field, expected, got }) => (
                <li key={key}>
                  <button type="button" className="link" onClick={() => point(el)}>
                    {name}
                  </button>{' '}
                  <code>{field}</code>: expected {expected}, got <code>{got}</code>
                </li>
              ))}
            </ul>
          </Part>
          <Part title="What went wrong" count={sight.reports.length} none="Nothing went wrong.">
            <ul>
              {sight.reports.map(({ where, what, error }) => (
                <li key={`${where} ${what}`}>
                  <b>{where}</b>: {what} {error === undefined ? '' : excerpt(String(error))}
                </li>
              ))}
            </ul>
          </Part>
          <Part
            title="Widgets of the page builder that Skerry does not know"
            count={total(sight.unhandled)}
            none="Every widget that may need a script has one."
          >
            <ByName map={sight.unhandled} />
          </Part>
        </div>
      )}
    </section>
  )
}
