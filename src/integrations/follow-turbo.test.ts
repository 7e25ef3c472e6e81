import { beforeEach, expect, it } from 'vitest'
import { followTurbo } from './follow-turbo'

const heard: string[] = []
const name = (node: Node) => (node as Element).id
beforeEach(() => {
  heard.length = 0
  document.body.innerHTML = '<div id="root"></div>'
  return followTurbo(
    (node) => heard.push(`unmount ${name(node)}`),
    (node) => heard.push(`scan ${name(node)}`),
  )
})
const root = () => document.getElementById('root') as HTMLElement

/** Fires Turbo's event, and renders as Turbo does. */
async function render(type: string, action: string, then: () => void) {
  const newStream = Object.assign(document.createElement('turbo-stream'), { targetElements: [root()] })
  newStream.setAttribute('action', action)
  const detail = {
    newStream,
    render: () => {
      heard.push('render')
      then()
    },
  }
  root().dispatchEvent(new CustomEvent(type, { bubbles: true, detail }))
  await detail.render()
  return heard
}
const stay = () => {}

it('unmounts before Turbo renders a stream or frame, and scans afterwards', async () => {
  const around = ['unmount root', 'render', 'scan root']
  expect(await render('turbo:before-stream-render', 'update', stay)).toEqual(around)
  heard.length = 0
  expect(await render('turbo:before-frame-render', '', stay)).toEqual(around)
})
it('unmounts what a stream replaces, and leaves what it adds to', async () => {
  expect(await render('turbo:before-stream-render', 'replace', () => root().remove())).toEqual(['unmount root', 'render'])
  document.body.innerHTML = '<div id="root"></div>'
  heard.length = 0
  expect(await render('turbo:before-stream-render', 'append', stay)).toEqual(['render'])
})
it('survives an event of another version', () => {
  root().dispatchEvent(new CustomEvent('turbo:before-frame-render', { bubbles: true, detail: null }))
  root().dispatchEvent(new CustomEvent('turbo:before-stream-render', { bubbles: true, detail: {} }))
  expect(heard).toEqual([])
})
