import { type ReactNode, useLayoutEffect, useState } from 'react'
import { excerpt } from '../base/values'
import type { Widget } from '../runtime/widget'
import type { Takeover } from '../takeover/stub'
import { CloseButton } from '../ui/close-button'
import { highlight, removeHighlight } from './highlight'
import { type ElementEntry, type ElementGroups, inspectPage, type PageFindings, visibleElement } from './inspect-page'
import type { Tools } from './log-mistakes'
import { PopupList } from './popup-list'
import { widgetLabel } from './widget-label'

/** How often, in ms, the open panel inspects the page. */
const REFRESH_MS = 1000

/** The findings about the page, updated every second and by `refresh`. */
function useFindings(declared: Promise<Widget[]>, tools: Tools): [PageFindings | undefined, refresh: () => void] {
  const [findings, setFindings] = useState<PageFindings>()
  const [refresh] = useState(() => async () => setFindings(await inspectPage(await declared, tools)))
  useLayoutEffect(() => {
    void refresh()
    const timer = setInterval(refresh, REFRESH_MS)
    return () => clearInterval(timer)
  }, [refresh])
  return [findings, refresh]
}

/** Shows everything that the runtime knows about this page, for its owner. */
export function Panel({ declared, tools, onClose }: { declared: Promise<Widget[]>; tools: Tools; onClose: () => void }) {
  const [findings, refresh] = useFindings(declared, tools)
  useLayoutEffect(() => removeHighlight, [])
  return (
    <section className="panel" aria-label="Skerry inspector" onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <header>
        <h2>Skerry inspector</h2>
        <CloseButton className="close" label="Close the inspector" onClose={onClose} />
      </header>
      {findings && <Findings findings={findings} refresh={refresh} />}
    </section>
  )
}

function Findings({ findings, refresh }: { findings: PageFindings; refresh: () => void }) {
  const { islands, partly, broken, popups, mistakes, otherMistakes, reports, unhandled, leftAlone, takeover } = findings
  return (
    <div className="body">
      <Section title="Popups" count={popups.length} none="There are none on this page.">
        <PopupList popups={popups} refresh={refresh} />
      </Section>
      <Section title="Mistakes in this page" count={mistakes.length + otherMistakes.length} none="None were found.">
        <ul>
          {mistakes.map(({ key, el, name, field, what, about }) => (
            <li key={key}>
              <ElementLink el={el} name={name} /> <code>{field}</code>: {what}
              {about && <div className="muted">{about}</div>}
            </li>
          ))}
          {otherMistakes.map(({ where, what }) => (
            <li key={`${where} ${what}`}>
              <b>{where}</b> {what}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="What does not work" count={countEntries(broken) + reports.length} none="Nothing went wrong.">
        <GroupList groups={broken} />
        <ul>
          {reports.map(({ where, what, error }) => (
            <li key={`${where} ${what}`}>
              <b>{where}</b>: {what} {error === undefined ? '' : excerpt(error instanceof Error ? String(error) : error)}
            </li>
          ))}
        </ul>
      </Section>
      {partly.size > 0 && (
        <Section title="What works, but not as written" count={countEntries(partly)} none="">
          <GroupList groups={partly} />
        </Section>
      )}
      {takeover && <TakeoverSection takeover={takeover} />}
      <Section
        title="What works on this page"
        count={countEntries(islands)}
        none={
          popups.length || partly.size || broken.size ? 'Nothing else on this page needs Skerry.' : 'Nothing on this page needs Skerry.'
        }
      >
        <GroupList groups={islands} />
      </Section>
      <Section
        title="Widgets of the page builder that Skerry does not know"
        count={countEntries(unhandled)}
        none="Skerry knows every widget that needs a script."
      >
        <GroupList groups={unhandled} />
      </Section>
      <Section
        title="Widgets of third-party add-ons, which Skerry leaves alone"
        count={countEntries(leftAlone)}
        none="There are none on this page."
      >
        <GroupList groups={leftAlone} />
      </Section>
    </div>
  )
}

/** The decision about the builder's scripts, and why. */
const TakeoverSection = ({ takeover: { decision, why, held, ran } }: { takeover: Takeover }) => (
  <Section title={`The builder’s scripts: ${decision}`} count={why.length + held.length + ran.length} none="Nothing was held.">
    <ul>
      {[['reason:', why] as const, ['held:', held] as const, ['ran:', ran] as const].flatMap(([word, lines]) =>
        lines.map((line) => (
          <li key={`${word} ${line}`}>
            <span className="muted">{word}</span> {line}
          </li>
        )),
      )}
    </ul>
  </Section>
)

interface SectionProps {
  title: string
  count: number
  /** Shown for a count of 0. */
  none: string
  children: ReactNode
}
const Section = ({ title, count, none, children }: SectionProps) => (
  <details open>
    <summary>
      {title} <span className="muted">({count})</span>
    </summary>
    {count ? children : <p className="muted">{none}</p>}
  </details>
)

const countEntries = (groups: ElementGroups): number => [...groups.values()].flat().length

const GroupList = ({ groups }: { groups: ElementGroups }) =>
  [...groups].map(([name, entries]) => (
    <section key={name} aria-label={widgetLabel(name)}>
      <h3>
        {widgetLabel(name)} <span className="muted">× {entries.length}</span>
      </h3>
      <ElementList entries={entries} />
    </section>
  ))

/** Island states in plain words. */
const STATES: Record<string, string> = {
  waiting: 'starts when it is needed',
  mounted: 'works',
  mistaken: 'see the mistakes above',
  failed: 'does not work',
}

const ElementList = ({ entries }: { entries: ElementEntry[] }) => (
  <ul>
    {entries.map(({ key, el, name, state }) => (
      <li key={key}>
        <ElementLink el={el} name={name} /> <span className={state === 'failed' ? 'bad' : 'muted'}>{STATES[state]}</span>
      </li>
    ))}
  </ul>
)

/** A link that highlights an element of the page. */
function ElementLink({ el, name }: { el: HTMLElement; name: string }) {
  const onClick = () => {
    const target = visibleElement(el)
    if (target) highlight(target)
    else removeHighlight()
  }
  return (
    <button type="button" className="link" onClick={onClick}>
      {name}
    </button>
  )
}
