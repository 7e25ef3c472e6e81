import {
  ATOMIC,
  actionName,
  BEHAVIOURS,
  type Driver,
  drivenBy,
  judgeAction,
  judgeWidget,
  newerWithout,
  scriptedWidgets,
  undrivenAtomic,
  widgetType,
} from '../page/coverage'
import { ACTION_LINK, WIDGET_TYPE } from '../page/selectors'
import { type Evidence, GENERATOR, whyBuilders } from './evidence'

/** A page to examine: the document, or one read by `npm run adopt`. */
export interface Page {
  querySelectorAll(selector: string): Iterable<Element>
}

/** `a ×2, b` */
const list = (names: string[]) =>
  [...new Set(names)]
    .map((name) => {
      const { length } = names.filter((other) => other === name)
      return length > 1 ? `${name} ×${length}` : name
    })
    .join(', ')
const say = (what: string, names: string[]) => (names.length ? [`${what}: ${list(names)}`] : [])

/** Whether a type is in the list, whose names may end in `*`. */
const isNamed = (type: string, names: string[]) =>
  names.some((name) => (name.endsWith('*') ? type.startsWith(name.slice(0, -1)) : type === name))

/** How the builder signs a page. */
const signatureOf = (page: Page) =>
  [...page.querySelectorAll('meta[name=generator]')].map((el) => el.getAttribute('content') ?? '').find((text) => GENERATOR.test(text)) ??
  ''

/** The undriven widgets: the builder's, and unknown ones with their counts. */
function findWidgets(page: Page, declared: Driver[], selectors: string[], allowed: string[]) {
  const scripted = scriptedWidgets(declared)
  const isDriven = drivenBy(declared)
  const missing: string[] = []
  const unknown = new Map<string, number>()
  for (const el of page.querySelectorAll(`[${WIDGET_TYPE}]`)) {
    const type = widgetType(el)
    if (isNamed(type, allowed)) continue
    const verdict = judgeWidget(el, scripted, isDriven)
    if (verdict === 'missing') missing.push(type)
    if (verdict === 'left') unknown.set(type, (unknown.get(type) ?? 0) + 1)
  }
  for (const el of page.querySelectorAll(ATOMIC)) {
    const type = undrivenAtomic(el, selectors)
    if (type && !isNamed(type, allowed)) missing.push(type)
  }
  return { missing, unknown }
}

/**
 * What on this page needs the builder's scripts and would not work without them, one sentence each. Add-ons' widgets have their own scripts,
 * which run (evidence.ts); an unknown one counts if the builder is newer than we know and the site has not allowed its type.
 */
export function findUndriven(declared: Driver[], page: Page, { scripts, allowed }: Evidence): string[] {
  const selectors = declared.map(({ match }) => match)
  const { missing, unknown } = findWidgets(page, declared, selectors, allowed)
  const behaviours = Object.entries(BEHAVIOURS).flatMap(([name, selector]) =>
    [...page.querySelectorAll(selector)].flatMap((el) => (declared.some(({ match }) => el.matches(match)) ? [] : name)),
  )
  const newer = newerWithout(selectors).flatMap(([name, selector]) => [...page.querySelectorAll(selector)].map(() => name))
  const actions = [...page.querySelectorAll(ACTION_LINK)].flatMap((link) => {
    const action = actionName(link.getAttribute('href') ?? '')
    return judgeAction(action, declared) === 'missing' ? `link action ${action}` : []
  })
  const why = unknown.size ? whyBuilders(scripts, signatureOf(page)) : ''
  const others = [...unknown].map(([type, count]) => {
    const name = count > 1 ? `${type} ×${count}` : type
    return `a widget that Skerry does not know: ${name}, which ${why} (if it needs no script of the builder’s, say so with data-takeover-allow="${type}")`
  })
  return [
    ...say('widgets that Skerry does not drive', missing),
    ...(why ? others : []),
    ...say('what Skerry does not drive', [...behaviours, ...newer, ...actions]),
  ]
}
