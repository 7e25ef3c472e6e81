import { axe } from './axe'
import { expect, test } from './harness'
import { kinds, reach } from './menu-kinds'
import { open, rest } from './menus'
import { unmountDifference } from './served'

for (const { name, body, more, ...devices } of kinds)
  for (const [device, width] of [
    ['desktop', 1280],
    ['phone', 390],
  ] as const)
    for (const dir of ['ltr', 'rtl'])
      test(`axe: ${name}, ${device}, ${dir}: ${devices[device].map((s) => s.name).join(' · ')}`, async ({ page, problems }) => {
        await page.setViewportSize({ width, height: 800 })
        await open(page, body, false, { more, html: `dir="${dir}"` })
        const found: Record<string, string[]> = {}
        for (const state of devices[device]) {
          await reach(page, state)
          await rest(page)
          found[state.name] = await axe(page)
        }
        expect(found).toEqual(Object.fromEntries(devices[device].map((s) => [s.name, []])))
        expect(await unmountDifference(page)).toBe('')
        expect(problems()).toEqual([])
      })
