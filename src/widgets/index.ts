import type { Widget } from '../widget'

/** Every widget there is. Open one: selector, settings, moment, view. */
export const widgets: Widget[] = []

/** Document-wide services of widgets (delegated clicks). With `builderAlive` only hand-written markup is served. */
export const startServices = (_builderAlive: boolean): (() => void)[] => []
