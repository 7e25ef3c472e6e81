import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readBudgets } from '../../../scripts/build/sizes'
import { expect, test } from '../harness'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
type Meta = Record<string, { inputs: Record<string, unknown> }>
const meta = () => JSON.parse(read('dist/meta.json')) as Meta
const inputs = (name: string) => Object.keys(meta()[name]?.inputs ?? {})

test.describe('the build', () => {
  test('keeps Swiper and zod out of the core, and Preact out of the chunks', () => {
    expect(inputs('core').filter((f) => /node_modules\/(swiper|zod|idb-keyval)\//.test(f))).toEqual([])
    expect(inputs('core').some((f) => f.includes('node_modules/preact/'))).toBe(true)
    const chunks = Object.keys(meta()).filter((n) => n !== 'core' && n !== 'all')
    expect(chunks.length).toBeGreaterThan(2)
    for (const name of chunks)
      expect(
        inputs(name).filter((f) => f.includes('node_modules/preact')),
        name,
      ).toEqual([])
  })
  test('makes only chunks that the core or another chunk loads, all with the hash of this build', () => {
    const chunks = readdirSync(path.join(root, 'dist/chunks')).filter((file) => file.endsWith('.js'))
    const [, hash] = /-([0-9a-f]{8})\.js$/.exec(chunks[0] ?? '') ?? []
    const source = [read('dist/skerry.js'), ...chunks.map((file) => read(`dist/chunks/${file}`))].join('\n')
    expect(chunks.length).toBeGreaterThan(2)
    for (const file of chunks) {
      expect(file).toMatch(new RegExp(`-${hash}\\.js$`))
      expect(source, file).toMatch(new RegExp(`["'\`]${file.replace(`-${hash}.js`, '')}["'\`]`))
    }
    expect(read('dist/skerry.js')).toContain(`-${hash}`)
  })
  test('has the budgets that the documents quote, all of them, and the README, four', () => {
    const { artefacts, compositions } = readBudgets()
    const plain = (file: string) => read(file).replace(/ +/g, ' ').replace(/\n/g, ' ')
    const [all, readme] = [plain('docs/about/performance.md'), plain('README.md')]
    const rows = Object.entries(compositions).map(([name, { files, gz }]) => `| ${name} | ${files} | ${gz.toLocaleString('en')} |`)
    for (const row of rows) expect(all).toContain(row)
    expect(rows.filter((row) => readme.includes(row))).toHaveLength(4)
    expect(all).toContain(`The core is at most ${artefacts.core?.max.toLocaleString('en')} bytes with brotli`)
  })
  test('gives the rules of skerry.css zero specificity, so that any site’s own CSS wins; but for our interface, where themes style all elements, and where no script runs', async ({
    page,
  }) => {
    await page.goto('/')
    const { count, own, heavy } = await page.evaluate(async () => {
      const sheet = new CSSStyleSheet()
      await sheet.replace(await (await fetch('/skerry.css')).text())
      const rules = (list: CSSRuleList): CSSStyleRule[] =>
        [...list].flatMap((r) => {
          if (r instanceof CSSStyleRule) return [r]
          const inside = r instanceof CSSGroupingRule ? rules(r.cssRules) : []
          // Where no script runs, what the builder's stylesheet hides must show (embed/css/without-script.css).
          const isWithoutScript = r instanceof CSSMediaRule && r.conditionText === '(scripting: none)'
          return isWithoutScript ? inside.filter(({ selectorText }) => !/\.e(lementor)?-.*:not\(#a#b\)/.test(selectorText)) : inside
        })
      // What :where() contains has no specificity, and :is(), which stands for a nested rule's `&`, has that of its contents. Pseudo-elements cannot
      // stand inside of :where(), so they are allowed.
      const isWeightless = (selector: string) => {
        let depth = 0
        let rest = ''
        for (const part of selector.split(/(:where\(|[()])/)) {
          if (part === ':where(' || (part === '(' && depth)) depth++
          else if (part === ')' && depth) depth--
          else if (!depth) rest += part
        }
        return (
          rest
            .replace(/::[\w-]+/g, '')
            .replace(/:is\(([\s,>+~*]*)\)/g, '$1')
            .replace(/[\s,>+~*]/g, '') === ''
        )
      }
      const all = rules(sheet.cssRules).map((rule) => rule.selectorText)
      // What a site has no element for is ours, and has the weight of two ids (src/ui/own-selector.ts).
      const heavy = all.filter((selector) => !isWeightless(selector))
      const ownOf = (selector: string) => selector.match(/^:is\((.*?)\):not\(#a#b\)/)?.[1]
      return { count: all.length, own: [...new Set(heavy.map(ownOf))].filter(Boolean), heavy: heavy.filter((s) => !ownOf(s)) }
    })
    expect(count).toBeGreaterThan(20)
    expect(own.sort()).toEqual([
      // On paper what waits for its entrance is read.
      '.elementor-invisible, .animated',
      '.skerry-background-video > *',
      '.skerry-menu-sub',
      '.skerry-playlist-player :is(video, iframe)',
      '.skerry-popup .dialog-close-button',
      '.skerry-slider-prev',
      '.skerry-slider-prev, .skerry-slider-next',
      '.skerry-video-player',
      ':where(.skerry-lightbox :is(.dialog-close-button, header > [role], .elementor-swiper-button))',
      '[data-alert-close]',
      '[data-widget="animated-headline"] .skerry-marker',
      '[data-widget="slider"] .skerry-slider-pause',
      '[data-widget="slider"] .skerry-slider-prev',
      '[data-widget="slider"] .swiper-pagination',
      '[data-widget="slider"] .swiper-pagination .swiper-pagination-bullet',
      '[data-widget="slider"] .swiper-pagination .swiper-pagination-bullet-active',
      '[data-widget="slider"] .swiper-pagination .swiper-pagination-progressbar-fill',
      '[data-widget="slider"] .swiper-pagination.swiper-pagination-progressbar',
      '[data-widget="slider"] :is(.skerry-slider-prev, .skerry-slider-next, .skerry-slider-pause)',
      '[data-widget="video"] > a[href]',
      'dialog.skerry-lightbox',
      'dialog.skerry-popup',
    ])
    // Of what the site wrote by hand, at most two attributes or classes for one of these reasons.
    const reasons: [RegExp, string][] = [
      [
        /^\[data-widget="(menu|playlist)"\](:where\(.*\))? :where\(.*\)$|^\[data-widget="menu"\](:where\(.*\))+$/,
        'lists, of which themes say how they stand in texts',
      ],
      [
        /^:where\(\[data-widget="(menu|playlist)"\]( li)?\) (> )?(a|li)(:where\(.*\))*$|^(a|li)(:where\((?=.*\[data-widget="(menu|playlist)"\]).*\))+$/,
        'what resets take the padding of',
      ],
      [
        /^:where\(\.skerry-popup \[data-widget="popup"\]\):is\(section, div\) > :where\(:first-child:not\(a, ?button\)\)$/,
        'what resets take the padding of, beside our button',
      ],
      [
        /^\[data-(widget="off-canvas"|search-panel)\](:where\(.*\))+(::backdrop| :where\(input\))?$/,
        'what covers the window, which resets and themes have room around, and fields shine through in',
      ],
      [/^:where\(\[data-widget="gallery"\]\) :where\(\[data-gallery-filter\]\)\[aria-pressed="true"\]$/, 'a state that has to be seen'],
      [/^\[data-widget="menu"\] \[data-menu-toggle\]$/, 'a button that shows only where it has something to do'],
      [
        /^\[data-widget="slider"\](\.swiper(-fade)?)?(:where\(.*\))?( > (\* > )?\.swiper-[a-z-]+)?$/,
        'classes that the slider library’s own stylesheet has rules for',
      ],
      [/^:where\(\.skerry-popup[^)]*\) > \.dialog-[a-z-]+$/, 'a window of ours'],
      [/^:where\(\[data-(headline-words|effect)\b.*\) \.elementor-headline-/, 'the letters of a headline, which we make'],
    ]
    expect(heavy.filter((selector) => !reasons.some(([pattern]) => pattern.test(selector)))).toEqual([])
  })
})
