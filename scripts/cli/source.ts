/** The take-over's decision and our widgets, for the package's commands. Uses the document that exists when this loads. */
import { commonWidgets } from '../../src/widgets/common-widgets'
import { rareWidgets } from '../../src/widgets/rare-widgets'

export * from '../../src/takeover/add-ons'
export * from '../../src/takeover/drivers'
export * from '../../src/takeover/evidence'
export * from '../../src/takeover/handlers'
export * from '../../src/takeover/judge-script'
export * from '../../src/takeover/members'
export * from '../../src/takeover/rules'
export * from '../../src/takeover/script-facts'
export * from '../../src/takeover/sort-scripts'
export * from '../../src/takeover/undriven'
export const declared = [...commonWidgets, ...rareWidgets]
