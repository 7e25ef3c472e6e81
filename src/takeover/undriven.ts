import { ACTION_WIDGETS, actionName, BEHAVIOURS, drivenBy, judgeWidget, widgetType } from '../builder/coverage'
import { ACTION_LINK, WIDGET_TYPE } from '../builder/selectors'
import type { Driver } from './common-widgets'

/** `a ×2, b` */
const list = (names: string[]) =>
  [...new Set(names)]
    .map((name) => {
      const { length } = names.filter((other) => other === name)
      return length > 1 ? `${name} ×${length}` : name
    })
    .join(', ')
const say = (what: string, names: string[]) => (names.length ? [`${what}: ${list(names)}`] : [])

/** Whether a type is one of the names, of which the last letter may be `*`. */
const isNamed = (type: string, names: string[]) =>
  names.some((name) => (name.endsWith('*') ? type.startsWith(name.slice(0, -1)) : type === name))

/**
 * What of the builder's on this page needs a script and would have none: a sentence each. A widget that nobody knows may be one of a newer
 * builder's, so that it counts too, unless the site has `allowed` its type.
 */
export function findUndriven(declared: Driver[], allowed: string[], root: ParentNode = document): string[] {
  const isDriven = drivenBy(declared.map(({ match }) => match))
  const missing: string[] = []
  const unknown: string[] = []
  for (const el of root.querySelectorAll(`[${WIDGET_TYPE}]`)) {
    const type = widgetType(el)
    const verdict = isNamed(type, allowed) ? 'plain' : judgeWidget(el, isDriven)
    if (verdict === 'missing') missing.push(type)
    if (verdict === 'left') unknown.push(type)
  }
  const behaviours = Object.entries(BEHAVIOURS).flatMap(([name, selector]) =>
    [...root.querySelectorAll(selector)].flatMap((el) => (declared.some(({ match }) => el.matches(match)) ? [] : name)),
  )
  const actions = [...root.querySelectorAll(ACTION_LINK)].flatMap((link) => {
    const widget = ACTION_WIDGETS[actionName(link.getAttribute('href') ?? '').replace(/:.*/, '')]
    return widget && !declared.some(({ name }) => name === widget) ? widget : []
  })
  return [
    ...say('widgets that Skerry does not drive', missing),
    ...say('widgets that Skerry does not know (data-takeover-allow="…" names those that need no script of the builder’s)', unknown),
    ...say('what Skerry does not drive', [...behaviours, ...actions]),
  ]
}
