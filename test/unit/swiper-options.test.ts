import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { expect, it } from 'vitest'
import { OFF, withoutUnusedOptions } from '../../scripts/build/swiper-options'

const file = path.resolve(import.meta.dirname, '../../node_modules/swiper/shared/swiper-core.mjs')
const source = readFileSync(file, 'utf8')

const reads = (text: string, name: string) => text.match(new RegExp(String.raw`params\.${name}\b`, 'g'))?.length

it('disables nothing that our own code enables', () => {
  const folder = path.resolve(import.meta.dirname, '../../src/widgets/slider')
  const ours = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n')
  for (const name of OFF) expect(ours).not.toMatch(new RegExp(String.raw`\b${name}:(?! (false|0)\b)`))
})

it('fixes the options that our carousels cannot have, and leaves those that a page’s script may set', () => {
  const written = withoutUnusedOptions(file, source)
  for (const name of ['cssMode', 'virtual', 'grid', 'freeMode', 'lazyPreload', 'isElement'])
    expect(written.match(new RegExp(String.raw`\b(swiper|this)\.(params\.)?${name}\b(?!\.)(?!\s*=[^=])`))).toBeNull()
  for (const name of ['autoHeight', 'rewind', 'loop', 'centeredSlides', 'virtualTranslate', 'noSwiping'])
    expect(reads(written, name)).toBe(reads(source, name))
  // The minifier still gets a program, a good part of which is dead code.
  const sizeOf = (code: string) => transformSync(code, { minify: true, format: 'esm' }).code.length
  expect(sizeOf(written)).toBeLessThan(sizeOf(source) * 0.87)
})
it('leaves assignments and other names', () => {
  const text = source.replace('let supportCached', 'swiper.isElement = true; swiper.gridded; params.virtualTranslate; let supportCached')
  expect(withoutUnusedOptions(file, text)).toContain('swiper.isElement = true; swiper.gridded; params.virtualTranslate;')
})
it('changes no other file', () =>
  expect(withoutUnusedOptions('/x/swiper/modules/grid.mjs', 'swiper.params.grid')).toBe('swiper.params.grid'))
it('fails if Swiper no longer has what is left out', () =>
  expect(() => withoutUnusedOptions(file, source.replaceAll('cssMode', 'snapMode'))).toThrow(/cssMode/))
