// @vitest-environment happy-dom
import path from 'node:path'
import { build } from 'esbuild'
import { beforeAll, describe, expect, it, vi } from 'vitest'
// @ts-expect-error a script, without types
import { leanPreact, preactNames } from '../../scripts/lean-preact.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const entry = `export * from './embed/react.mjs'; export { createPortal, createRoot } from './embed/react-dom'; export { jsx } from './embed/jsx-runtime'`
type Made = typeof import('react') & typeof import('react-dom') & typeof import('react-dom/client') & typeof import('react/jsx-runtime')
let made: Made

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: root },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'made',
    mangleProps: preactNames(root),
    plugins: [leanPreact(root)],
  })
  made = new Function(`${outputFiles[0]?.text}; return made`)()
})
const settled = () => new Promise((done) => setTimeout(done))

describe('what is left of Preact in the bundle', () => {
  it('keeps the elements of a keyed list, in whatever order it comes next', async () => {
    const { jsx, createRoot, useState } = made
    let put: (list: string[]) => void = () => {}
    // biome-ignore lint/correctness/noComponentHookFactories: React itself is made in this test
    const List = () => {
      const [list, set] = useState([...'abcdef'])
      put = set
      return jsx('ul', { children: list.map((id) => jsx('li', { id, children: id }, id)) })
    }
    const el = document.createElement('div')
    createRoot(el).render(jsx(List, {}))
    const before = new Map([...el.querySelectorAll('li')].map((li) => [li.id, li]))
    for (const order of ['fedcba', 'bdf', 'bxdyf', 'cab', '', 'abc']) {
      put([...order])
      await settled()
      expect(el.textContent).toBe(order)
      if (order === 'fedcba') for (const li of el.querySelectorAll('li')) expect(li).toBe(before.get(li.id))
    }
  })
  it('renders once more for a state that is set while rendering', async () => {
    const { jsx, createRoot, useState } = made
    let count = 0
    // biome-ignore lint/correctness/noComponentHookFactories: React itself is made in this test
    const View = () => {
      const [n, set] = useState(0)
      count++
      if (n < 3) set(n + 1)
      return jsx('b', { children: n })
    }
    const el = document.createElement('div')
    createRoot(el).render(jsx(View, {}))
    await settled()
    expect([el.textContent, count]).toEqual(['3', 4])
  })
  it('runs layout effects after the nodes are there and their cleanups before the next', async () => {
    const { jsx, createRoot, useLayoutEffect, useState, useRef } = made
    const log: string[] = []
    let set: (n: number) => void = () => {}
    // biome-ignore lint/correctness/noComponentHookFactories: React itself is made in this test
    const View = () => {
      const [n, setN] = useState(0)
      const ref = useRef<HTMLElement>(null)
      set = setN
      useLayoutEffect(() => {
        log.push(`start ${n} ${ref.current?.textContent}`)
        return () => void log.push(`stop ${n}`)
      }, [n])
      return jsx('b', { ref, children: n })
    }
    const root = createRoot(document.createElement('div'))
    root.render(jsx(View, {}))
    set(0)
    await settled()
    set(1)
    await settled()
    root.unmount()
    expect(log).toEqual(['start 0 0', 'stop 0', 'start 1 1', 'stop 1'])
  })
  it('portals into another element and takes it away again', async () => {
    const { jsx, createRoot, createPortal } = made
    const [el, far] = [document.createElement('div'), document.createElement('div')]
    far.append('served')
    const root = createRoot(el)
    root.render(jsx('p', { children: ['here', createPortal(jsx('i', { children: 'there' }), far)] }))
    expect([el.textContent, far.innerHTML]).toEqual(['here', 'served<i>there</i>'])
    root.unmount()
    expect([el.innerHTML, far.innerHTML]).toEqual(['', 'served'])
  })
  it('tells the root of an error in it, at the first rendering, at a later one and in an effect, and can be unmounted then', async () => {
    const { jsx, createRoot, useLayoutEffect, useState } = made
    const caught = vi.fn()
    const ended = vi.fn()
    let breakIt: (on: boolean) => void = () => {}
    // biome-ignore lint/correctness/noComponentHookFactories: React itself is made in this test
    const Child = ({ at }: { at: string }) => {
      const [broken, set] = useState(at === 'first')
      breakIt = set
      useLayoutEffect(() => {
        if (at === 'effect') throw Error(at)
      }, [])
      if (broken) throw Error(at)
      return 'fine' as never
    }
    // biome-ignore lint/correctness/noComponentHookFactories: React itself is made in this test
    const Sibling = () => {
      useLayoutEffect(() => () => ended(), [])
      return null
    }
    for (const at of ['first', 'later', 'effect']) {
      const el = document.createElement('div')
      const root = createRoot(el, { onUncaughtError: (error) => caught((error as Error).message) })
      ended.mockClear()
      root.render(jsx('p', { children: [jsx(Sibling, {}), jsx(Child, { at })] }))
      if (at === 'later') {
        expect(el.textContent).toBe('fine')
        breakIt(true)
      }
      await settled()
      expect(caught).toHaveBeenLastCalledWith(at)
      root.unmount()
      expect([el.childNodes.length, ended.mock.calls.length]).toEqual([0, 1])
    }
  })
  it('sets properties, attributes, styles, classes and listeners, also of SVG', async () => {
    const { jsx, createRoot } = made
    const el = document.createElement('div')
    const click = vi.fn()
    const root = createRoot(el)
    const view = (props: object) => root.render(jsx('button', props))
    view({ className: 'a', style: { color: 'red', '--x': '1' }, 'aria-hidden': false, disabled: true, onClick: click, children: 'x' })
    const button = el.firstChild as HTMLButtonElement
    expect([button.className, button.style.color, button.style.getPropertyValue('--x')]).toEqual(['a', 'red', '1'])
    expect([button.getAttribute('aria-hidden'), button.disabled]).toEqual(['false', true])
    view({ className: 'b', style: { '--x': '2' }, onClick: click, children: ['y', jsx('svg', { className: 'i', viewBox: '0 0 1 1' })] })
    expect([button.className, button.style.color, button.disabled, button.getAttribute('aria-hidden')]).toEqual(['b', '', false, null])
    expect(button.querySelector('svg')?.namespaceURI).toBe('http://www.w3.org/2000/svg')
    expect(button.querySelector('svg')?.getAttribute('class')).toBe('i')
    button.click()
    expect(click).toHaveBeenCalledOnce()
    view({ children: 'z' })
    button.click()
    expect(click).toHaveBeenCalledOnce()
  })
})
