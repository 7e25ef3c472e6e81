/** The fuzz cases: pieces of pages with other settings and markup, link actions, names, and what a page contains. */
import fc from 'fast-check'
import type { Case, Cut, PageCase } from './page'
import { hostileText, nonsense, settings, TEXTS } from './values'
import type { Workshop } from './workshop'

const CUTS = [
  '',
  '{',
  '}',
  '[',
  ']',
  '"',
  ':',
  ',',
  '\\',
  '\\u',
  '0',
  '-',
  'null',
  '{}',
  '""',
  '"__proto__":{"polluted":1},',
  '\u0000',
  '\ud800',
  '&quot;',
]
const cuts = fc.array(
  fc.record({ at: fc.nat(1000), remove: fc.nat(12), insert: fc.oneof(fc.constantFrom(...CUTS), fc.string({ maxLength: 4 })) }),
  { maxLength: 3 },
)
/** Half of the cases leave it empty, so that a finding has one cause. */
const often = <Value>(arbitrary: fc.Arbitrary<Value>, empty: NoInfer<Value>) =>
  fc.oneof({ weight: 1, arbitrary: fc.constant(empty) }, { weight: 1, arbitrary })

const CHANGES = ['drop', 'double', 'move', 'strip', 'attribute', 'classes', 'tag', 'empty', 'text', 'nest'] as const
const changes = fc.array(
  fc.record({ kind: fc.constantFrom(...CHANGES), at: fc.nat(300), other: fc.nat(300), value: fc.constantFrom(...TEXTS) }),
  { maxLength: 4 },
)

function elementCase({ tables, snippets }: Pick<Workshop, 'tables' | 'snippets'>): fc.Arbitrary<Case> {
  const seen: Record<string, Map<string, [string, unknown]>> = {}
  for (const snippet of snippets)
    for (const name of snippet.widgets) {
      const kept = seen[name] ?? new Map()
      seen[name] = kept
      for (const one of snippet.settings)
        for (const [key, value] of Object.entries(one))
          if (JSON.stringify(value).length < 2000) kept.set(key + JSON.stringify(value), [key, value])
    }
  return fc.oneof(
    ...snippets.map(({ widgets }, snippet) => {
      const table = Object.assign({}, ...widgets.map((name) => tables[name]))
      const others = widgets.flatMap((name) => [...(seen[name]?.values() ?? [])])
      return fc.record({
        kind: fc.constant('element' as const),
        snippet: fc.constant(snippet),
        settings: fc.record({
          values: often(settings(table, others), {}),
          instead: fc.boolean(),
          host: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(5) }),
          cuts: fc.oneof({ weight: 3, arbitrary: fc.constant<Cut[]>([]) }, { weight: 1, arbitrary: cuts }),
        }),
        changes: often(changes, []),
        // Cuts in the markup itself, as by a failing server or careless optimiser.
        markupCuts: fc.oneof({ weight: 5, arbitrary: fc.constant<Cut[]>([]) }, { weight: 1, arbitrary: cuts }),
      })
    }),
  )
}

const ACTIONS = ['popup:open', 'popup:close', 'lightbox', '__proto__', 'constructor', 'toString', 'action=', '']
const actionSettings = fc
  .record(
    {
      id: nonsense,
      toggle: nonsense,
      do_not_show_again: nonsense,
      url: hostileText,
      html: hostileText,
      slideshow: nonsense,
      index: nonsense,
      type: fc.constantFrom('video', 'image', 'html'),
      videoType: fc.constantFrom('youtube', 'vimeo', 'hosted', 'x'),
      videoParams: nonsense,
      modalOptions: nonsense,
    },
    { requiredKeys: [] },
  )
  .map((value) => Buffer.from(JSON.stringify(value)).toString('base64'))
const wellFormed = (text: string & { toWellFormed?(): string }) => text.toWellFormed?.() ?? text.replace(/[\ud800-\udfff]/g, '')
/** A link action's URL, percent-encoded or not, with cuts. */
const address: fc.Arbitrary<string> = fc
  .record({
    name: fc.oneof(fc.constantFrom(...ACTIONS), hostileText),
    encoded: fc.oneof({ weight: 4, arbitrary: actionSettings }, { weight: 1, arbitrary: hostileText }),
    isPlain: fc.boolean(),
    cuts,
  })
  .map(({ name, encoded, isPlain, cuts: places }) => {
    const plain = `elementor-action:action=${name}&settings=${encoded}`
    let href = `#${isPlain ? plain : encodeURIComponent(wellFormed(plain))}`
    for (const { at, remove, insert } of places) {
      // Keep what makes it an action.
      const from = Math.max(17, Math.floor((href.length * at) / 1000))
      href = href.slice(0, from) + insert + href.slice(from + remove)
    }
    return href
  })
const actionCase = fc.record({ kind: fc.constant('action' as const), href: address })

/** Globals that we or builder scripts look for; an element with that name becomes the global if there is none. */
const GLOBALS =
  'jQuery $ YT Vimeo wp scheduler elementorFrontend elementorProFrontend elementorFrontendConfig ElementorProFrontendConfig dataLayer Swiper skerryClicks OptanonWrapper lottie Cookiebot CookieYes onYouTubeIframeAPIReady'.split(
    ' ',
  )
const FIELDS = 'fn push last hooks ready f length config on off raw then toString elements action method value'.split(' ')
const nameCase = fc.record({
  kind: fc.constant('name' as const),
  name: fc.oneof(fc.constantFrom(...GLOBALS), fc.constantFrom(...TEXTS)),
  tag: fc.constantFrom('a', 'form', 'img', 'div'),
  fields: fc.uniqueArray(fc.constantFrom(...FIELDS), { maxLength: 4 }),
})

const KEPT = [
  'pageViews',
  'sessions',
  'activeSession',
  'popup_1_times',
  'popup_1_disable',
  'popup-1-impressions-count',
  '__expiration',
  'a',
]
const kept = fc.record({
  values: fc
    .uniqueArray(fc.tuple(fc.constantFrom(...KEPT), fc.oneof(nonsense, fc.dictionary(fc.constantFrom(...KEPT), nonsense))), {
      selector: ([key]) => key,
    })
    .map((entries) => JSON.stringify(Object.fromEntries(entries))),
  cuts,
})
const PARTS = {
  environmentMode: { edit: 0, wpPreview: 0, isScriptDebug: 0 },
  responsive: { breakpoints: 0, activeBreakpoints: 0, hasCustomBreakpoints: 0 },
  kit: {
    active_breakpoints: 0,
    global_image_lightbox: 0,
    lightbox_enable_share: 0,
    lightbox_title_src: 0,
    viewport_mobile: 0,
    body_background_background: 0,
  },
  urls: { assets: 0, ajaxurl: 0, uploadUrl: 0 },
  i18n: { close: 0, next: 0, previous: 0, playVideo: 0, shareOnFacebook: 0 },
  settings: { page: 0, editorPreferences: 0, general: 0 },
  post: { id: 0, title: 0, excerpt: 0, featuredImage: 0 },
  user: { roles: 0 },
  experimentalFeatures: { e_swiper_latest: 0, container: 0 },
}
const configuration = fc.record(
  {
    ...Object.fromEntries(
      Object.entries(PARTS).map(([key, part]) => [
        key,
        fc.oneof(
          { weight: 2, arbitrary: fc.record(Object.fromEntries(Object.keys(part).map((name) => [name, nonsense])), { requiredKeys: [] }) },
          { weight: 1, arbitrary: nonsense },
        ),
      ]),
    ),
    ...Object.fromEntries(['version', 'is_rtl', 'is_static', 'swiperClass', 'breakpoints', 'elements'].map((key) => [key, nonsense])),
  },
  { requiredKeys: [] },
)
/** Once per page: storage, configuration and address. */
const pageCase = fc.record({
  local: fc.option(kept, { nil: undefined }),
  session: fc.option(kept, { nil: undefined }),
  config: fc.option(fc.oneof({ weight: 5, arbitrary: configuration }, { weight: 1, arbitrary: nonsense }), { nil: undefined }),
  hash: fc.oneof(fc.constant(''), address, hostileText),
})

interface Arbitraries {
  one: fc.Arbitrary<Case>
  page: fc.Arbitrary<PageCase>
}
export interface Batch {
  cases: Case[]
  page: PageCase
}
/** The arbitraries of all cases, from the workshop's findings. */
export function arbitraries(workshop: Pick<Workshop, 'tables' | 'snippets'>): Arbitraries {
  const one = fc.oneof(
    { weight: 17, arbitrary: elementCase(workshop) },
    { weight: 2, arbitrary: actionCase },
    { weight: 1, arbitrary: nameCase },
  )
  return { one, page: pageCase }
}

/** A page of `size` cases; the same seed gives the same page. */
export const sample = ({ one, page }: Arbitraries, seed: number, size: number): Batch => ({
  cases: fc.sample(one, { seed, numRuns: size }),
  page: fc.sample(page, { seed, numRuns: 1 })[0] as PageCase,
})
