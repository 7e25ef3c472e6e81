import { expect, it } from 'vitest'
import { rememberTree } from './served-tree'

it('restores node by node what a script has rewritten', () => {
  const host = document.createElement('div')
  const pre = host.appendChild(document.createElement('pre'))
  const code = pre.appendChild(document.createElement('code'))
  code.className = 'language-js'
  code.textContent = 'let a = 1'
  const text = code.firstChild
  const served = host.outerHTML
  const restore = rememberTree(host)
  const box = document.createElement('div')
  pre.replaceWith(box)
  box.append(pre)
  pre.tabIndex = 0
  code.className = 'language-js done'
  code.replaceChildren(document.createElement('span'))
  restore()
  expect(host.outerHTML).toBe(served)
  expect(code.firstChild).toBe(text)
})
