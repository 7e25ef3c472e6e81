import { expect, it } from 'vitest'
import { keepWritten } from './keep-written'

const settled = () => new Promise((done) => setTimeout(done))

it('writes on current and replacement elements, and restores the remaining ones', async () => {
  const host = document.createElement('div')
  host.innerHTML = '<form><input name="a" value="/served/"></form><input name="a" value="/other/">'
  document.body.append(host)
  const stop = keepWritten(host, '[name=a]', { value: 'ours' })
  const values = () => [...host.querySelectorAll('input')].map((el) => el.getAttribute('value'))
  expect(values()).toEqual(['ours', 'ours'])
  const replaced = host.querySelector('input') as HTMLElement
  replaced
    .closest('form')
    ?.replaceWith(...new DOMParser().parseFromString('<p><input name="a" value="/new/"></p>', 'text/html').body.children)
  await settled()
  expect(values()).toEqual(['ours', 'ours'])
  // An element that has left the page is not restored.
  expect(replaced.getAttribute('value')).toBe('/served/')
  stop()
  expect(values()).toEqual(['/new/', '/other/'])
  host.append(replaced)
  await settled()
  expect(values()).toEqual(['/new/', '/other/', '/served/'])
})
