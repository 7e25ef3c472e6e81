// @vitest-environment happy-dom
// biome-ignore-all lint/correctness/noComponentHookFactories: each component is defined once, in its test
import {
  Component,
  createContext,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'

/** React in the source is Preact in the bundle and here (vitest.config.ts has the same aliases): React's promises must hold for widgets. */
const roots: { unmount: () => void }[] = []
function show(ui: ReactNode) {
  const el = document.body.appendChild(document.createElement('div'))
  const root = createRoot(el)
  roots.push(root)
  root.render(ui)
  return { el, root }
}
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount()
  document.body.replaceChildren()
})

describe('what widget authors may expect of React', () => {
  it('useEffect runs after rendering, and its cleanup before the next effect and at unmounting', async () => {
    const log: string[] = []
    const Effect = ({ n }: { n: number }) => {
      useEffect(() => {
        log.push(`start ${n}`)
        return () => void log.push(`stop ${n}`)
      }, [n])
      return null
    }
    const { root } = show(<Effect n={1} />)
    await vi.waitFor(() => expect(log).toEqual(['start 1']))
    root.render(<Effect n={2} />)
    await vi.waitFor(() => expect(log).toEqual(['start 1', 'stop 1', 'start 2']))
    root.unmount()
    await vi.waitFor(() => expect(log.at(-1)).toBe('stop 2'))
  })

  it('useContext reads the nearest provider, even below components that do not render again', async () => {
    const Language = createContext('en')
    const Text = () => <b>{useContext(Language)}</b>
    const Between = () => <Text />
    const between = <Between />
    const { el, root } = show(<Language.Provider value="pl">{between}</Language.Provider>)
    expect(el.textContent).toBe('pl')
    root.render(<Language.Provider value="de">{between}</Language.Provider>)
    await vi.waitFor(() => expect(el.textContent).toBe('de'))
  })

  it('callback refs get the node, and null at unmounting', () => {
    const seen: (string | undefined)[] = []
    const { root } = show(<i ref={(node) => void seen.push(node?.localName)} />)
    root.unmount()
    expect(seen).toEqual(['i', undefined])
  })

  it('a controlled input shows its state, whatever the visitor types', async () => {
    const Digits = () => {
      const [value, setValue] = useState('1')
      return <input value={value} onChange={(event) => setValue(event.target.value.replace(/\D/g, ''))} />
    }
    const { el } = show(<Digits />)
    const input = el.querySelector('input') as HTMLInputElement
    input.value = '12x'
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await vi.waitFor(() => expect(input.value).toBe('12'))
    input.value = '1234y'
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await vi.waitFor(() => expect(input.value).toBe('1234'))
  })

  it('class components have state and lifecycle methods, and catch errors of their children', async () => {
    const log: string[] = []
    class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
      override state: { message?: string } = {}
      static getDerivedStateFromError = (error: Error) => ({ message: error.message })
      override componentDidMount() {
        log.push('mounted')
      }
      override componentWillUnmount() {
        log.push('unmounted')
      }
      override render() {
        return this.state.message ?? this.props.children
      }
    }
    const Broken = () => {
      throw new Error('broken')
    }
    const { el, root } = show(
      <Boundary>
        <Broken />
      </Boundary>,
    )
    await vi.waitFor(() => expect(el.textContent).toBe('broken'))
    root.unmount()
    expect(log).toEqual(['mounted', 'unmounted'])
  })

  it('imperative handles, callbacks, external stores and portals work together', async () => {
    let value = 1
    let notify = () => {}
    const subscribe = (listener: () => void) => {
      notify = listener
      return () => {}
    }
    const far = document.body.appendChild(document.createElement('aside'))
    const Counter = ({ ref }: { ref: Ref<{ add: () => void }> }) => {
      const count = useSyncExternalStore(subscribe, () => value)
      const add = useCallback(() => {
        value++
        notify()
      }, [])
      useImperativeHandle(ref, () => ({ add }))
      return createPortal(<b>{count}</b>, far)
    }
    const Page = () => {
      const counter = useRef<{ add: () => void }>(null)
      return (
        <button type="button" onClick={() => counter.current?.add()}>
          <Counter ref={counter} />
        </button>
      )
    }
    const { el } = show(<Page />)
    expect(far.textContent).toBe('1')
    el.querySelector('button')?.click()
    await vi.waitFor(() => expect(far.textContent).toBe('2'))
  })
})
