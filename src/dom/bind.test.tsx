import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Bind } from './bind'
import { detach, isOnPage, moveNode } from './move'

const roots: { unmount: () => void }[] = []
const show = (ui: React.ReactNode) => {
  const root = createRoot(document.createElement('div'))
  roots.push(root)
  root.render(ui)
  return root
}
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount()
  document.body.replaceChildren()
})
const page = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}
function Toggle({ button }: { button: HTMLElement }) {
  const [open, set] = useState(false)
  return (
    <Bind to={button} aria-expanded={open} class={{ open }} style={{ '--h': open ? '1' : null }} tabIndex={0} onClick={() => set(!open)} />
  )
}

const settle = () => new Promise((done) => setTimeout(done, 5))

describe('Bind', () => {
  it('sets attributes, classes and styles of a server node, calls the latest handler, and restores the node at the end', async () => {
    const button = page('<button class="x" aria-expanded="false">Menu</button>')
    const before = document.body.cloneNode(true)
    const add = vi.spyOn(button, 'addEventListener')
    const root = show(<Toggle button={button} />)
    for (const expected of ['true', 'false', 'true']) {
      button.click()
      await settle()
      expect([button.getAttribute('aria-expanded'), button.classList.contains('open')]).toEqual([expected, expected === 'true'])
    }
    expect(add).toHaveBeenCalledTimes(1)
    root.unmount()
    expect(document.body.isEqualNode(before)).toBe(true)
    button.click()
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })
  it('leaves listeners, classes and nodes of other scripts alone', () => {
    const host = page('<div><i></i></div>')
    let clicks = 0
    host.addEventListener('click', () => clicks++)
    const root = show(<Bind to={host} class={{ ours: true }} onClick={() => {}} />)
    host.classList.add('theirs')
    host.append(document.createElement('b'))
    root.unmount()
    host.click()
    expect([host.className, host.children.length, clicks]).toEqual(['theirs', 2, 1])
  })
  it('listens in the capture phase for onClickCapture', () => {
    const host = page('<div><b></b></div>')
    const order: string[] = []
    host.firstElementChild?.addEventListener('click', () => order.push('inner'))
    show(<Bind to={host} onClickCapture={() => order.push('capture')} onClick={() => order.push('bubble')} />)
    ;(host.firstElementChild as HTMLElement).click()
    expect(order).toEqual(['capture', 'inner', 'bubble'])
  })
  // The types are the test: the compiler reports unused `@ts-expect-error` comments.
  it('has types that reject props without effect on a server node', () => {
    const to = document.body
    const accepted = [
      <Bind key="1" to={to} style={{ 'background-color': 'red', top: '1px', '--menuHeight': '2px' }} />,
      <Bind key="2" to={to} onDblClick={() => {}} />,
    ]
    const rejected = [
      // @ts-expect-error styles have their CSS names
      <Bind key="1" to={to} style={{ backgroundColor: 'red' }} />,
      // @ts-expect-error the event's name is dblclick
      <Bind key="2" to={to} onDoubleClick={() => {}} />,
      // @ts-expect-error the end of the event's name would be taken for the capture phase
      <Bind key="3" to={to} onGotPointerCapture={() => {}} />,
      // @ts-expect-error the end of the event's name would be taken for the capture phase
      <Bind key="4" to={to} onLostPointerCapture={() => {}} />,
      // @ts-expect-error classes are named one by one
      <Bind key="5" to={to} className="a" />,
    ]
    expect([accepted.length, rejected.length]).toEqual([2, 5])
  })
})

describe('detach', () => {
  it('moves the node itself into our element, and back to its place', () => {
    const node = page('<section id="s"><input></section><p></p>')
    const before = document.body.cloneNode(true)
    const shell = document.createElement('div')
    document.body.append(shell)
    const back = detach(node, () => moveNode(node, shell, null))
    expect(shell.firstElementChild).toBe(node)
    back()
    shell.remove()
    expect(document.body.isEqualNode(before)).toBe(true)
    expect(document.body.firstElementChild).toBe(node)
  })
  it('counts the node and its descendants as on the page, wherever it is, until its place is gone or other code takes it', () => {
    const node = page('<div><b></b></div><p></p>')
    const back = detach(node)
    expect([node.isConnected, isOnPage(node.firstElementChild as Node)]).toEqual([false, true])
    back()
    expect([document.body.firstElementChild === node, isOnPage(node), document.body.childNodes.length]).toEqual([true, true, 2])

    const box = page('<section></section><main><div></div></main>')
    const moved = document.querySelector('main > div') as HTMLElement
    const moveBack = detach(moved, () => box.append(moved))
    expect(isOnPage(moved)).toBe(true)
    document.querySelector('main')?.remove()
    expect([moved.isConnected, isOnPage(moved)]).toEqual([true, false])
    moveBack()

    page('<section></section><main><div></div></main>')
    const taken = document.querySelector('main > div') as HTMLElement
    const putBack = detach(taken, () => document.querySelector('section')?.append(taken))
    taken.remove()
    expect(isOnPage(taken)).toBe(false)
    putBack()
    expect(document.body.innerHTML).toBe('<section></section><main></main>')
  })
  it('does not put the node back if its former parent was removed', () => {
    page('<main><div></div></main>')
    const node = document.querySelector('main > div') as HTMLElement
    const back = detach(node)
    document.querySelector('main')?.remove()
    document.body.replaceChildren()
    back()
    expect(document.body.contains(node)).toBe(false)
  })
})
