/** By whom each widget of a taken page is driven, for people. */
import { type Driver, drivenBy, judgeWidget, scriptedWidgets, widgetType } from '../page/coverage'
import { WIDGET_TYPE } from '../page/selectors'
import { type Evidence, isAsked } from './evidence'
import { judgeScript } from './judge-script'
import { codeOf } from './script-facts'
import type { Page } from './undriven'

/** `Skerry`, the name of a widget's own script, or empty if nothing drives it; by type. */
export type Drivers = Record<string, string>

/** An add-on's widget is driven by the first script that names its type. */
export function findDrivers(declared: Driver[], page: Page, evidence: Evidence): Drivers {
  const scripted = scriptedWidgets(declared)
  const isDriven = drivenBy(declared)
  const others = evidence.scripts.filter((facts) => isAsked(facts, evidence))
  const found: Drivers = {}
  for (const el of page.querySelectorAll(`[${WIDGET_TYPE}]`)) {
    const type = widgetType(el)
    const verdict = judgeWidget(el, scripted, isDriven)
    if (verdict === 'driven') found[type] = 'Skerry'
    if (!type || found[type] !== undefined) continue
    const own = verdict === 'left' ? others.find((facts) => codeOf(facts).includes(type)) : undefined
    found[type] = own ? judgeScript(own).name.replace(/[?#].*/s, '') : ''
  }
  return found
}

/** `driven by Skerry: tabs; by their own scripts: fancy-list; by nothing: heading` */
export function describeDrivers(drivers: Drivers): string {
  const types = (isOf: (driver: string) => boolean) =>
    Object.keys(drivers)
      .filter((type) => isOf(drivers[type] as string))
      .sort()
      .join(', ')
  return [
    ['driven by Skerry', types((driver) => driver === 'Skerry')],
    ['by their own scripts', types((driver) => !!driver && driver !== 'Skerry')],
    ['by nothing', types((driver) => !driver)],
  ]
    .flatMap(([who, list]) => (list ? `${who}: ${list}` : []))
    .join('; ')
}
