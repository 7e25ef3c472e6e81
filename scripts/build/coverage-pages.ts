/** Counts the builder's widgets, behaviours and settings in saved pages, and what drives them. Works with any DOM implementation. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Verdict } from '../../src/page/coverage'
import { root } from '../process'
import type { Source } from './coverage'

/** How often each name has which verdict. */
export type Tally = Map<string, Partial<Record<Verdict, number>>>
export interface Counts {
  pages: number
  widgets: Tally
  behaviours: Tally
  settings: Tally
}

const DEVICE = /_(widescreen|laptop|tablet_extra|tablet|mobile_extra|mobile)$/
/** The builder's settings in pages that need no script, because stylesheets, the editor or the markup handle them. */
const PLAIN_SETTINGS =
  /^(_?position|_transform_.*|_?z_index|_element_.*|content_width|container_type|min_height|shape_divider_.*|image_spacing_custom|offset_width|edit_handle_selector|template_id|alternate_template|_skin|row_gap|(classic|cards)_(columns|row_gap)|.*_icon_size|button_width|step_icon_shape|toggle|toggle_icon_hover_animation|menu_item_title_distance_from_content|link_to|overlay_.*|show_image_overlay|show_all_galleries|video_type|carousel_items|menu_items|inner_tab_title_.*|default_state|caption_source|lightbox_content_animation)$/
/** Behaviours of any element, even a third party's. */
const ANYWHERE = /^(sticky|_?animation|(background_)?motion_fx_)/

/** Every name in the widgets' source: a setting not among them is not read. */
export function namesInSource(folder = path.join(root, 'src')) {
  const files = ['widgets', 'popups', 'media', 'page'].flatMap((part) =>
    readdirSync(path.join(folder, part), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|test-helpers|coverage\.ts$|^texts/.test(file))
      .map((file) => path.join(folder, part, file)),
  )
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []))
}

export const emptyCounts = (): Counts => ({ pages: 0, widgets: new Map(), behaviours: new Map(), settings: new Map() })

function add(map: Tally, name: string, verdict: Verdict) {
  const counts = map.get(name) ?? {}
  map.set(name, counts)
  counts[verdict] = (counts[verdict] ?? 0) + 1
}

/**
 * Adds a document to `counts`. `table` is src/page/coverage.ts, `declared` are all our widgets, `names` come from `namesInSource`. Each
 * of the three maps in `counts` counts by verdict: `{ driven, missing, plain, left }`.
 */
export function countPage(document: ParentNode, counts: Counts, { table, declared, scripted, names }: Source) {
  const isDriven = table.drivenBy(declared)
  const judge = (el: Element) => table.judgeWidget(el, scripted, isDriven)
  counts.pages++
  for (const el of document.querySelectorAll('[data-widget_type]')) add(counts.widgets, table.widgetType(el), judge(el))
  for (const [name, selector] of Object.entries(table.BEHAVIOURS))
    for (const el of document.querySelectorAll(selector))
      add(counts.behaviours, name, declared.some(({ match }) => el.matches(match)) ? 'driven' : 'missing')
  for (const link of document.querySelectorAll('a[href*="elementor-action"]')) {
    const action = table.actionName(link.getAttribute('href') ?? '')
    add(counts.behaviours, `link action ${action}`, table.judgeAction(action, declared))
  }
  for (const el of document.querySelectorAll('[data-settings]')) countSettings(el, counts.settings, { judgeWidget: judge, names })
}

interface Judging {
  judgeWidget: (el: Element) => Verdict
  names: Set<string>
}
function countSettings(el: Element, counts: Tally, { judgeWidget, names }: Judging) {
  const widget = el.hasAttribute('data-widget_type') && judgeWidget(el)
  const judge = (name: string): Verdict => {
    // The source composes the names of motion effects.
    if (ANYWHERE.test(name)) return 'driven'
    if (widget === 'left') return 'left'
    if (PLAIN_SETTINGS.test(name)) return 'plain'
    if (widget === 'missing') return 'missing'
    return names.has(name) ? 'driven' : 'left'
  }
  let settings: unknown
  try {
    settings = JSON.parse(el.getAttribute('data-settings') ?? '')
  } catch {}
  for (const key of Object.keys(Object(settings))) {
    const name = key.replace(DEVICE, '')
    add(counts, name, judge(name))
  }
}

/** The sum of all counts in a map. */
export function total(map: Tally) {
  const sum = { driven: 0, missing: 0, plain: 0, left: 0 }
  for (const counts of map.values()) for (const [verdict, n] of Object.entries(counts)) sum[verdict as Verdict] += n
  return sum
}

/** The percentage of script-dependent parts that are driven; 100 if none need a script. */
export function share({ driven, missing }: { driven: number; missing: number }) {
  return driven + missing ? (100 * driven) / (driven + missing) : 100
}
