import { expect, it, vi } from 'vitest'
import { reports } from '../base/report'
import { commonWidgets } from '../widgets/common-widgets'
import { rareWidgets } from '../widgets/rare-widgets'
import { logMistakes } from './log-mistakes'

it('says a mistake once: with the number of elements that look alike, and not again where their texts change', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  reports.length = 0
  const counter = `<div data-widget="counter" data-settings='{"durtion":3}'>30</div>`
  document.body.innerHTML = `${counter}${counter}<div data-widget="counter" data-settings='{"durtion":3}'>40</div>`
  const stop = logMistakes(Promise.resolve([...commonWidgets, ...rareWidgets]))
  const said = () => reports.map(({ where, what }) => `${where}: ${what}`)
  const what = 'durtion: counter has no such setting, did you mean duration?'
  await vi.waitFor(() => expect(said()).toEqual([`div “30” and 1 more: ${what}`, `div “40”: ${what}`]), { timeout: 30_000 })
  for (const el of document.querySelectorAll('div')) el.textContent = '7'
  document.body.append(document.createElement('p'))
  await new Promise((done) => setTimeout(done, 700))
  expect(said()).toHaveLength(2)
  stop()
  // It loads the code of every widget.
}, 60_000)
