// @vitest-environment node
import postcss, { type AtRule, type Rule } from 'postcss'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { buildStylesheet, STYLESHEETS } from '../../scripts/build/stylesheets'
import { root } from '../../scripts/process'
import { STYLES as POPUP } from '../../src/popups/dialog/styles'
import { arrowButtonStyles } from '../../src/ui/arrow-button'
import { paginationStyles } from '../../src/ui/pagination'
import { pauseButtonStyles, revealOnHover } from '../../src/ui/pause-button'
import { playButtonStyles } from '../../src/ui/play-button'
import { STYLES as HEADLINE } from '../../src/widgets/headline/styles'
import { LIGHTBOX_STYLES, OWN_LIGHTBOX_STYLES } from '../../src/widgets/lightbox/styles'
import { STYLES as OFF_CANVAS } from '../../src/widgets/off-canvas/styles'
import { CONTROLS } from '../../src/widgets/slider/control-styles'
import { SLIDER_STYLES } from '../../src/widgets/slider/styles'

// It looks for our script tag on load.
vi.mock('../../src/base/assets', () => ({ script: null, once: null }))

/** What raises a selector's specificity: the build adds it to stylesheets (scripts/build/weight.ts), and the looks that chunks adopt have it. */
const WEIGHT = /:not\((?:x(?: x)*|(?:\.x)+)\)/

/** The parts of `text` between separators outside parentheses, brackets and quotes. */
function split(text: string, separator: RegExp): string[] {
  const parts = ['']
  let depth = 0
  let quote = ''
  for (const c of text) {
    if (quote) quote = c === quote ? '' : quote
    else if (/["']/.test(c)) quote = c
    else if (/[([]/.test(c)) depth++
    else if (/[)\]]/.test(c)) depth--
    if (!quote && !depth && separator.test(c)) parts.push('')
    else parts[parts.length - 1] += c
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}
/** The contents of each `:where()` and `:is()` of a selector, and the selector with placeholders instead. */
function lists(selector: string, put = (inside: string) => inside) {
  const inside: string[] = []
  let rest = ''
  for (let from = 0; from < selector.length; ) {
    const { index, 0: name } = /:(where|is)\(/.exec(selector.slice(from)) ?? { index: selector.length - from, 0: '' }
    rest += selector.slice(from, from + index)
    from += index + name.length
    if (!name) break
    const one = inParentheses(selector, from)
    inside.push(one)
    rest += put(one)
    from += one.length + 1
  }
  return { inside, rest }
}
function inParentheses(text: string, from: number): string {
  let depth = 1
  let at = from
  for (; depth && at < text.length; at++) depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0
  return text.slice(from, at - 1)
}
/** As written in the source. */
const plain = (selector: string) => lists(selector).rest.replace(WEIGHT, '')

/** Why browsers match this selector slowly, or against every element of a page; empty if they do not. */
function faults(written: string): string[] {
  const selector = plain(written)
  const compounds = split(selector, /[\s>+~]/)
  const subject = compounds.at(-1) ?? ''
  const found = []
  const { inside } = lists(written)
  if (/:(where|is)\(/.test(selector)) found.push('a list in a list')
  if (inside.some((list) => split(list, /,/).length > 1)) found.push('a list')
  if (inside.some((list) => split(list, /[\s>+~]/).length > 1)) found.push('a whole selector in a list')
  const outside = subject.replace(/:[\w-]+\(.*\)/, '').replace(/::?[\w-]+/g, '')
  if (!/^[a-z]|[.[]/.test(outside)) found.push('any element as its subject')
  if (compounds.slice(0, -1).some((compound) => compound.includes(':has('))) found.push(':has() above the subject')
  // Matched for each element of its kind on the page, under any parent: quadratic for thousands in a row.
  if (/:has\(([^()]*[^()~])?~(?!=)/.test(selector)) found.push(':has() of all that follows')
  if ((selector.replace(/\[[^\]]*\]|\([^)]*\)/g, '').match(/[+~]/g) ?? []).length > 1) found.push('a chain of siblings')
  return found
}

const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes'
function selectorsOf(css: string): string[] {
  const all: string[] = []
  postcss.parse(css).walkRules((rule) => {
    if (!isKeyframe(rule)) all.push(...split(rule.selector, /,/))
  })
  return all
}
const complaints = (name: string, css: string) =>
  selectorsOf(css).flatMap((selector) => faults(selector).map((fault) => `${name}: ${fault}: ${plain(selector)}`))

/** The looks of hand-written markup that chunks bring, in place of rules in skerry.css. */
const LOOKS = {
  'headline/styles.ts': HEADLINE,
  'off-canvas/styles.ts': OFF_CANVAS,
  'popups/dialog/styles.ts': POPUP,
  'slider/control-styles.ts': CONTROLS,
}

const built = new Map<string, string>()
beforeAll(async () => {
  for (const name of STYLESHEETS) built.set(name, (await buildStylesheet(root, name)).css)
}, 60_000)

describe('stylesheets', () => {
  it('names what is slow to match', () => {
    const slow = [
      ':where([data-widget="tabs"] :where(a, b))',
      '.a > *',
      ':focus-visible',
      'li:has(> ul) > a',
      '[id] ~ [id] ~ [id]',
      ':where(.a,.b):not(x)',
      ':where(.a > .b):not(x)',
      ':where([data-widget="menu"]) a:where(:has(~ ul))::after',
    ]
    expect(slow.map((selector) => faults(selector)[0])).toEqual([
      'a list in a list',
      'any element as its subject',
      'any element as its subject',
      ':has() above the subject',
      'a chain of siblings',
      'a list',
      'a whole selector in a list',
      ':has() of all that follows',
    ])
    expect(faults(':where([data-widget="menu"]) :where(li) > a:where(:has(+ * + ul))::after')).toEqual([])
    expect(faults('[data-widget="menu"] a:has(+ [rel~="next"])')).toEqual([])
  })

  it.each(STYLESHEETS)('each selector in %s is quick to match', (name) => {
    const css = built.get(name) ?? ''
    expect(selectorsOf(css).length).toBeGreaterThan(100)
    expect(complaints(name, css)).toEqual([])
  })

  it('so is each one in the sheets that chunks adopt', () => {
    const adopted = {
      'slider/styles.ts': SLIDER_STYLES,
      'lightbox/styles.ts': LIGHTBOX_STYLES + OWN_LIGHTBOX_STYLES,
      'ui/arrow-button.tsx': arrowButtonStyles('.a', '.b'),
      'ui/pagination.tsx': paginationStyles('.a'),
      'ui/pause-button.tsx': pauseButtonStyles('a', '') + revealOnHover('a'),
      'ui/play-button.ts': playButtonStyles('.a'),
      ...LOOKS,
    }
    expect(Object.entries(adopted).flatMap(([name, css]) => complaints(name, css))).toEqual([])
  })

  it.each(STYLESHEETS)('in %s a class of the site wins, except over our controls and what themes style by element', (name) => {
    // The specificity of one element: a tag, or `:not()` of one.
    const isLight = (selector: string) =>
      /^([a-z][\w-]*|:not\(x\))$/.test(
        lists(selector, () => '')
          .rest.replace(/::[\w-]+|:(before|after)$/g, '')
          .replace(/[\s>+~]/g, ''),
      )
    const heavy = selectorsOf(built.get(name) ?? '').filter((selector) => !isLight(selector))
    const reasons: RegExp[] = [
      // Our own controls, and what is shown without scripts.
      /:not\(#a#b\)/,
      // Lists of menus and playlists, the menu's toggle.
      /^\[data-widget="?(menu|playlist)"?\]/,
      // A full-window layer.
      /^\[data-search-panel\]/,
      // What the slider library's stylesheet also styles.
      /^\[data-widget="?slider"?\]/,
      // A state that must be visible.
      /^\[data-gallery-filter\]\[aria-pressed="?true"?\]$/,
    ]
    expect(heavy.filter((selector) => !reasons.some((reason) => reason.test(plain(selector))))).toEqual([])
  })

  it.each(Object.entries(LOOKS))(
    'in %s a class of the site wins, except over our controls, although the sheet comes after the site’s',
    (_, css) => {
      const selectors = selectorsOf(css)
      expect(selectors.length).toBeGreaterThan(10)
      // Elements may be counted, classes and attributes not.
      const isLight = (selector: string) =>
        !/[.#[]|:(?!where|not\(x)/.test(lists(selector, () => '').rest.replace(/::[\w-]+|:(before|after)$/g, ''))
      expect(selectors.filter((selector) => !isLight(selector) && !selector.includes(':not(#a#b)'))).toEqual([])
    },
  )
})
