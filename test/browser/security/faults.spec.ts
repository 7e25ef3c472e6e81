import { expect, test } from '../harness'
import { CHUNK_FAULTS, FEATURES, STORAGE_FAULTS, TAGS, TORN, takeAwayInPage } from './faults'
import { type Faults, openFaults } from './visit'

/** What a visitor can still do when a chunk, the storage or a feature of the browser is missing or broken, or what opens is removed. */
let faults: Faults
test.beforeAll(async ({ browser }) => {
  faults = await openFaults(browser)
})
test.afterAll(() => faults?.close())
// A busy machine is no failure of ours.
test.describe.configure({ timeout: 180_000 })

const CHUNKS = ['slider', 'gallery', 'video', 'playlist', 'form', 'motion', 'lottie', 'search']
for (const [i, fault] of Object.keys(CHUNK_FAULTS).entries())
  test(`a chunk (${CHUNKS[i]}) that arrives as “${fault}” breaks nothing else, and works once it arrives`, async () => {
    const chunk = CHUNKS[i] as string
    expect(await faults.visit(faults.casesWith(chunk), { chunk, fault })).toEqual([])
  })

const mixed = () => ['popup', 'menu', 'slider', 'lightbox', 'gallery', 'sticky', 'tabs'].flatMap((name) => faults.casesWith(name))
for (const [name, inPage] of Object.entries(STORAGE_FAULTS))
  test(`popups, menus and sliders work with storage ${name}`, async () => {
    expect(await faults.visit(mixed(), { inPage })).toEqual([])
  })
for (const [name, scripts] of Object.entries(TAGS))
  test(`popups, menus and sliders work with our tag ${name}`, async () => {
    expect(await faults.visit(mixed(), { scripts })).toEqual([])
  })
for (const feature of FEATURES)
  test(`popups, menus and sliders work without ${feature}`, async () => {
    expect(await faults.visit(mixed(), { inPage: takeAwayInPage, argument: feature })).toEqual([])
  })
for (const what of TORN)
  test(`the page stays usable when ${what} are removed while they open`, async () => {
    expect(await faults.visit(mixed(), { tear: what })).toEqual([])
  })
