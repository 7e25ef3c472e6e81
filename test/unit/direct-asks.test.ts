import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { directAsks } from './direct-asks'

const root = path.resolve(import.meta.dirname, '../..')
/** Direct reads from what may be a form: the names in each file, and why. Compared exactly, so that it only gets shorter. */
const EXCEPTIONS: Record<string, { names: string[]; why: string }> = {
  'src/builder/coverage.ts': {
    names: ['matches', 'matches', 'matches'],
    why: 'stand-ins of elements have methods of their own (scripts/adopt/document.ts)',
  },
  'src/takeover/inline/written.ts': { names: ['querySelectorAll'], why: 'reads its own document, in which nothing has a name' },
  'src/takeover/undriven.ts': { names: ['matches'], why: 'the same stand-ins' },
}

describe('what may be a form is read through base/property-of.ts', () => {
  it('in the source, except for the table’s exceptions', () => {
    const asks = directAsks(root)
    const files = new Set([...asks.map(({ file }) => file), ...Object.keys(EXCEPTIONS)])
    const wrong = [...files].flatMap((file) => {
      const found = asks.filter((ask) => ask.file === file)
      const { names = [], why } = EXCEPTIONS[file] ?? {}
      if (
        found
          .map(({ name }) => name)
          .sort()
          .join() === [...names].sort().join()
      )
        return []
      return [
        ...found.map(({ line, name }) => `${file}:${line} asks for ${name}`),
        ...(why ? [`${file}: the table has ${names.join(', ')}, because ${why}`] : []),
      ]
    })
    expect(
      wrong,
      `${wrong.join('\n')}\nUse queryFirst, queryAll (base/query-all.ts), propertyOf and the others (base/property-of.ts). The table only gets shorter.\n`,
    ).toEqual([])
  }, 60_000)

  /** What the check finds in a one-line module in this folder. */
  const GIVEN = 'declare const el: HTMLElement; declare const host: HTMLElement; declare const event: Event;'
  const HELPERS = 'declare const propertyOf: <T extends Node, K extends keyof T>(node: T, name: K) => T[K];'
  const CASES: [folder: string, code: string, found: string][] = [
    ['dom', 'el.closest("a")', 'closest'],
    ['dom', 'el.querySelector("a")', 'querySelector'],
    ['dom', 'el.style.top = "0"', 'style'],
    ['dom', 'el["dataset"]', 'dataset'],
    ['dom', 'export const { id } = el', 'id'],
    ['dom', 'export const f = ({ classList: classes }: Element) => classes', 'classList'],
    ['dom', 'export const f = (list: HTMLElement[]) => { for (const { style } of list) style.top = "0" }', 'style'],
    ['dom', 'export const f = (node: Node | null) => node?.contains(null)', 'contains'],
    ['dom', 'export const f = <E extends Element>(one: E) => one.matches("a")', 'matches'],
    ['dom', 'export const f = (one: HTMLAnchorElement | HTMLFormElement) => one.children', 'children'],
    ['widgets', 'host.matches("a")', 'matches'],
    ['widgets', 'export const f = (parts: { host: HTMLElement }) => parts.host.id', 'id'],
    ['widgets', 'export const { dataset } = host', 'dataset'],
    ['widgets', 'export const f = (root: HTMLElement) => root.id', 'id'],
    ['widgets', 'export const f = (form: HTMLFormElement) => form.querySelector("a")', 'querySelector'],
    ['widgets', '(event.target as Element).closest("a")', 'closest'],
    ['widgets', 'propertyOf(el, "parentElement")!.style', 'style'],
    // Not a form, by its type.
    ['dom', 'document.createElement("div").closest("a")', ''],
    ['dom', 'export const f = (one: HTMLDialogElement) => one.contains(null)', ''],
    ['dom', 'el instanceof HTMLAnchorElement && el.matches("a")', ''],
    ['dom', 'export const f = (one: { id: string; style: string }) => one.id + one.style', ''],
    ['dom', 'export const f = (popup: { id: string }) => popup.id', ''],
    // Through what browsers define, or a name that is not guarded.
    ['dom', 'Element.prototype.closest.call(el, "a")', ''],
    ['dom', 'propertyOf(el, "style").top', ''],
    ['dom', 'el.getAttribute("id")', ''],
    // A widget's own elements.
    ['widgets', 'el.matches("a")', ''],
  ]
  it('and reported by file, line and name if it is not', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'direct-asks-'))
    try {
      const options = { strict: true, noEmit: true, target: 'ES2022', module: 'ESNext', lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: [] }
      writeFileSync(path.join(dir, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['src'] }))
      const fileOf = (folder: string, i: number) => `src/${folder}/case-${String(i).padStart(2, '0')}.ts`
      for (const [i, [folder, code]] of CASES.entries()) {
        mkdirSync(path.join(dir, 'src', folder), { recursive: true })
        writeFileSync(path.join(dir, fileOf(folder, i)), `${GIVEN}\n${HELPERS}\n\n${code}\nexport {}\n`)
      }
      const found = new Map(directAsks(dir).map(({ file, line, name }) => [file, `line ${line}: ${name}`]))
      expect(CASES.map(([folder, code], i) => [code, found.get(fileOf(folder, i)) ?? ''])).toEqual(
        CASES.map(([, code, name]) => [code, name && `line 4: ${name}`]),
      )
    } finally {
      rmSync(dir, { recursive: true })
    }
  }, 60_000)
})
