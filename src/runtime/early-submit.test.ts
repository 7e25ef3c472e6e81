import { expect, it, vi } from 'vitest'
import { keepSubmit, takeKeptSubmit } from './kept-submit'
import { scan, unmount } from './scan'
import { declared, done, settled, started } from './test-helpers'

let release: (error?: Error) => void = () => {}

it('a submission is held, and resent with its button once mounted', async () => {
  const { release } = declared({ holds: { submit: true } })
  document.body.innerHTML = '<form data-widget="toy" id="f"><button id="send" name="x"></button></form>'
  scan()
  await started(1)
  const form = document.getElementById('f') as HTMLFormElement
  const reached = vi.fn()
  form.addEventListener('submit', reached)
  form.requestSubmit(document.getElementById('send') as HTMLButtonElement)
  expect(reached).not.toHaveBeenCalled()
  release()
  await vi.waitFor(() => expect(done).toEqual(['submit f']))
  expect(reached.mock.calls[0]?.[0].submitter?.id).toBe('send')
})

it('a form whose code fails to load is left to the browser', async () => {
  const { release } = declared({ holds: { submit: true } })
  document.body.innerHTML = '<form data-widget="toy" id="f"><button></button></form>'
  scan()
  await started(1)
  const form = document.getElementById('f') as HTMLFormElement
  const posted = vi.fn((event: Event) => event.preventDefault())
  form.addEventListener('submit', posted)
  form.requestSubmit()
  expect(posted).not.toHaveBeenCalled()
  release(new Error('offline'))
  await vi.waitFor(() => expect(posted).toHaveBeenCalledOnce())
  expect(done).toEqual([])
})

it.each([
  ['is unmounted', unmount],
  ['cannot be loaded', () => release(new Error('offline'))],
])('an atomic form that %s meanwhile is not left to the browser, which would put the input into the URL', async (_, end) => {
  release = declared({ holds: { submit: true } }).release
  document.body.innerHTML = '<form data-widget="toy" data-e-type="e-form" id="f"><input name="secret" value="x"><button></button></form>'
  scan()
  await started(1)
  const form = document.getElementById('f') as HTMLFormElement
  const posted = vi.fn((event: Event) => event.preventDefault())
  form.requestSubmit()
  form.addEventListener('submit', posted)
  end()
  await settled()
  expect(posted).not.toHaveBeenCalled()
})

it('a form kept before the code loaded is sent once, by its own island', async () => {
  document.body.innerHTML = '<form data-widget="toy" id="f"></form><form id="other"></form>'
  const [form, other] = [...document.forms] as [HTMLFormElement, HTMLFormElement]
  const send = (target: HTMLFormElement) => target.addEventListener('submit', keepSubmit as EventListener, { once: true })
  for (const one of [form, other]) {
    send(one)
    one.dispatchEvent(new SubmitEvent('submit'))
    if (one === form) expect(takeKeptSubmit((kept) => kept === other)).toBeUndefined()
  }
  expect(takeKeptSubmit(() => true)?.target).toBe(other)
  expect(takeKeptSubmit(() => true)).toBeUndefined()
  send(form)
  form.dispatchEvent(new SubmitEvent('submit'))
  const { release } = declared({ holds: { submit: true } })
  scan()
  release()
  await vi.waitFor(() => expect(done).toEqual(['submit f']))
  expect(takeKeptSubmit(() => true)).toBeUndefined()
})
