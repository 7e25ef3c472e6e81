// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SETTINGS_FILE, settingsReference } from '../../scripts/build/settings-reference'

it('docs/settings.md says by what the widgets read their settings; npm run build makes it anew', async () => {
  const made = await settingsReference()
  expect(made).toContain('| `hotspot_sequenced_animation_duration` | a number from 0 to 60000 | `1000` |')
  expect(made).toContain('| `timing.times_times` |')
  expect(readFileSync(SETTINGS_FILE, 'utf8')).toBe(made)
}, 60_000)
