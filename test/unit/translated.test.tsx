// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addStatus } from '../../src/ui/add-status'
import { mountUi } from '../../src/ui/mount'
import { createFraction } from '../../src/ui/pagination'
import { start as startCountdown } from '../../src/widgets/countdown/countdown'
import { addFormStatus } from '../../src/widgets/form/form-status'
import { StepIndicator } from '../../src/widgets/form/step-indicator'
import { Caption } from '../../src/widgets/lightbox/caption'

const STEPS = {
  steps: [
    { number: 1, label: 'A' },
    { number: 2, label: 'B' },
  ] as never,
  ...({ type: 'progress_bar', shape: 'none', hasSeparators: false, showsPercentage: true, text: 'Step' } as const),
}

/** What browser translators do: they replace each text with their own elements and another text. */
function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if ((walker.currentNode as Text).data.trim()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    ;(font.firstChild as Element).append(`[${text.data}]`)
    text.replaceWith(font)
  }
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it.each([
  ['the percentage of a form', <StepIndicator key="a" {...STEPS} current={0} />, <StepIndicator key="a" {...STEPS} current={1} />, '100%'],
  [
    'the caption of a picture',
    <Caption key="a" title="A" description="first" />,
    <Caption key="a" title="B" description="second" />,
    'Bsecond',
  ],
  [
    'a caption that gets a title',
    <Caption key="a" title="" description="first" />,
    <Caption key="a" title="B" description="first" />,
    'Bfirst',
  ],
])('%s changes on a translated page', (_, before, after, expected) => {
  const { update } = mountUi(before, (container) => document.body.append(container))
  translatePage()
  update(after)
  expect(document.body.textContent).toBe(expected)
})

it.each([
  ['the fraction of a slider', { count: 3, current: 1 }, '2[ / ][3]'],
  ['a fraction with more slides', { count: 4, current: 0 }, '[1][ / ]4'],
])('%s changes on a translated page', (_, pages, expected) => {
  const show = createFraction(document.body)
  show({ count: 3, current: 0 })
  translatePage()
  show(pages)
  expect(document.body.textContent).toBe(expected)
})

it.each([
  ['what a form says', { message: 'no' }],
  ['a form that is sent', { sending: '…', progress: 0 }],
])('%s changes on a translated page', (_, state) => {
  const form = document.body.appendChild(document.createElement('form'))
  const { show } = addFormStatus(form)
  show(state)
  translatePage()
  show({ message: 'yes', isSuccess: true })
  expect(document.body.textContent).toBe('yes')
})

it('a live region without React changes on a translated page, and not for the same text', () => {
  const { say, remove } = addStatus(document.body)
  say('one')
  translatePage()
  say('one')
  expect(document.body.textContent).toBe('[one]')
  say('two')
  expect(document.body.textContent).toBe('two')
  remove()
  expect(document.body.childElementCount).toBe(0)
})

it('a countdown continues on a translated page', () => {
  vi.useFakeTimers()
  vi.setSystemTime('2031-06-20T10:00:00Z')
  document.body.innerHTML = '<div data-widget="countdown"><time datetime="2031-06-21T10:00:30Z">x</time></div>'
  const host = document.body.firstElementChild as HTMLElement
  const all = { show_days: true, show_hours: true, show_minutes: true, show_seconds: true }
  const settings = { evergreen_counter_hours: 0, evergreen_counter_minutes: 0, expire_actions: [], expire_redirect_url: {}, ...all }
  const stop = startCountdown(host, settings as never)
  translatePage()
  vi.advanceTimersByTime(86_430_000)
  expect([...host.querySelectorAll('b')].map((number) => number.textContent)).toEqual(['00', '[00]', '[00]', '00'])
  stop()
})
