import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { functionLengths } from './function-lengths'

const root = path.resolve(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'embed', 'scripts', 'demo', 'test'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((f) => /\.(ts|tsx|mjs|js|css)$/.test(f) && statSync(path.join(root, f), { throwIfNoEntry: false }))
const source = (file: string) => readFileSync(path.join(root, file), 'utf8')
const ours = files.filter((f) => f.startsWith('src/') && !/\.test\.tsx?$/.test(f))

describe('the source', () => {
  it('has no function of more than 60 lines, where JSX counts as one: measuring, deciding and writing are three functions', () => {
    const found = ours
      .filter((f) => source(f).split('\n').length > 60)
      .flatMap((f) =>
        functionLengths(source(f), f.endsWith('x'))
          .filter(({ lines }) => lines > 60)
          .map(({ name }) => `${f}: ${name}`),
      )
    expect(found).toEqual([])
  }, 60_000)
  it('has no file of more than 250 lines; what tests share may have 350', () => {
    const most = (file: string) => (file.startsWith('test/') ? 350 : 250)
    const lines = (file: string) => source(file).trimEnd().split('\n').length
    expect(files.filter((f) => !/\.css$|\.(test|spec)\.tsx?$/.test(f) && lines(f) > most(f))).toEqual([])
  })
  it('has no class', () => expect(ours.filter((f) => /^(export )?class \w/m.test(source(f)))).toEqual([]))
  it('draws by React only what has a structure that changes with its state (docs/architecture.md)', () => {
    const drawn = ours.filter((f) => f.endsWith('.tsx')).map((f) => path.dirname(f).slice('src/'.length))
    const folders = ['compat/popup', 'inspect', 'popups', 'popups/dialog', 'ui', 'widgets/form', 'widgets/lightbox']
    expect([...new Set(drawn)].sort()).toEqual(folders)
  })
  it('imports react, never preact', () => expect(ours.filter((f) => /from 'preact/.test(source(f)))).toEqual([]))
  it('makes no HTML from strings', () =>
    expect(
      ours.filter((f) =>
        /\.(innerHTML|outerHTML)\s*=|insertAdjacentHTML|document\.write|new Function|\beval\(|dangerouslySetInnerHTML/.test(source(f)),
      ),
    ).toEqual([]))
  it('lets only `dom/parse-answer.ts` make elements of an answer, and asks for answers by `base/ask-site.ts`', () => {
    const using = (name: RegExp) => ours.filter((f) => !f.startsWith('src/takeover/') && name.test(source(f)))
    expect(using(/\bDOMParser\b(?!.*image\/svg)|createContextualFragment|\.(setHTML|parseHTML)\w*\(|createHTMLDocument/)).toEqual([
      'src/dom/parse-answer.ts',
    ])
    expect(using(/(?<![.\w])fetch\(|XMLHttpRequest\(|sendBeacon\(/)).toEqual([
      'src/base/ask-site.ts',
      'src/widgets/editor/shapes.ts', // a drawing, read by dom/read-svg.ts
      'src/widgets/form/send.ts', // with its progress; the answer is read as text
      'src/widgets/lottie/load.ts', // an animation, read key by key
      'src/widgets/text-path/text-path.ts', // a drawing, read by dom/read-svg.ts
    ])
  })
  it('uses nothing newer than the oldest browsers that the documents name', () => {
    // ARIA properties: Firefox 119. `URL.canParse`: Chrome 120, Safari 17. Lookbehind: Safari 16.4. The others: Chrome 110 and later.
    const newer = /\baria[A-Z]\w*|\bURL\.(canParse|parse)\b|\(\?<[=!]|\.(toSorted|toReversed|toSpliced|groupBy|withResolvers|fromAsync)\(/
    expect(ours.filter((f) => newer.test(source(f)))).toEqual([])
  })
  it('reads the document through `base/document.ts`: an element shadows a property or function with its name', () => {
    const ASKED =
      /(?<![\w.'"-])document\??\.\w|(?<![\w.])document\[|\}\s*=\s*document\b|\b(ownerDocument|contentDocument)\b|window\.document\b/
    const lines = ours
      // The inline part of a take-over stands alone.
      .filter((f) => !f.startsWith('src/takeover/') && !f.endsWith('test-helpers.ts'))
      .flatMap((f) =>
        source(f)
          // Removed comments keep their lines.
          .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ''))
          .split('\n')
          .flatMap((line, i) => (ASKED.test(line.replace(/from '[^']*'/, '')) ? `${f}:${i + 1}: ${line.trim()}` : [])),
      )
    expect(lines).toEqual([])
  })
  it('reads the JSON of popups in their `read-settings.ts`, and gives it only to code that reads its parts, judges it or passes it on', () => {
    const using = (name: RegExp) => ours.filter((f) => name.test(source(f).replace(/^ *(\/?\*|\/\/).*$/gm, '')))
    const inPopups = /^src\/popups\/|^src\/(widgets|compat)\/popup\/|^src\/inspect\/popup-/
    expect(using(/\brawSettings\b/).filter((f) => inPopups.test(f))).toEqual(['src/popups/read-settings.ts'])
    const READERS = ['src/popups/dialog/dialog-fields.ts', 'src/popups/opening-fields.ts']
    expect(using(/\breadPart\b.*from '.*settings'/)).toEqual(READERS)
    expect(using(/\bwrittenSettings\b.*from '.*settings'/)).toEqual([
      'src/compat/popup/instance.ts', // for site scripts
      'src/inspect/inspect-page.ts',
      'src/inspect/popup-mistakes.ts',
      'src/inspect/read-builder.ts',
      'src/popups/preview.tsx', // the editor's settings come on top of it
    ])
  })
  it('makes observers in one place', () => {
    const others = [
      'src/compat/scroll-tools.ts', // gives one to the site's script, like the builder's
      'src/runtime/scan.ts', // for the whole page, in the core
      'src/runtime/strategies.ts', // for all waiting islands, in the core
      'src/widgets/gallery/gallery.ts', // reads the width without the padding, which only the report has
    ]
    expect(ours.filter((f) => !f.startsWith('src/dom/') && /new (Resize|Intersection|Mutation)Observer/.test(source(f)))).toEqual(others)
  })
})

describe('the stylesheet', () => {
  it('uses `:has()` only inside our widgets: near the root, every change to the page would be matched again', () => {
    const found = files
      .filter((f) => /^(embed|src\/widgets)\/.*\.css$/.test(f))
      .flatMap(
        (f) =>
          source(f)
            .replace(/\/\*[\s\S]*?\*\//g, '')
            .match(/^.*:has\(.*$/gm)
            ?.map((line) => `${path.basename(f)}: ${line.trim()}`) ?? [],
      )
    // What precedes `:has()` is matched first: one of our widgets or, in a nested rule, `&`.
    expect(found.filter((line) => !/: (&|\[data-widget=)/.test(line))).toEqual([])
  })
})
