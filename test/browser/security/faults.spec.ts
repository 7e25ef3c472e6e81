import { CHUNK_FAULTS, FEATURES, STORAGE_FAULTS, TAGS, TORN, takeAwayInPage, tearInPage } from '../../../scripts/check/faults/faults'
import { type Faults, openFaults } from '../../../scripts/check/faults/visit'
import { expect, test } from '../harness'

/** From the table of `npm run faults`, each fault once. */
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
    expect((await faults.visit(faults.casesWith(chunk), { chunk, fault, uses: 1 })).wrong).toEqual([])
  })

const mixed = () => ['popup', 'menu', 'slider', 'lightbox', 'gallery', 'sticky', 'tabs'].flatMap((name) => faults.casesWith(name))
for (const [name, inPage] of Object.entries(STORAGE_FAULTS))
  test(`popups, menus and sliders work with storage ${name}`, async () => {
    expect((await faults.visit(mixed(), { inPage })).wrong).toEqual([])
  })
for (const [name, scripts] of Object.entries(TAGS))
  test(`popups, menus and sliders work with our tag ${name}`, async () => {
    expect((await faults.visit(mixed(), { scripts })).wrong).toEqual([])
  })
// Only the features without which the start or all styling takes another path.
for (const feature of ['scheduler', 'requestIdleCallback', 'Document.prototype.adoptedStyleSheets'])
  test(`popups, menus and sliders work without ${feature}`, async () => {
    expect(FEATURES).toContain(feature)
    expect((await faults.visit(mixed(), { inPage: takeAwayInPage, argument: feature })).wrong).toEqual([])
  })
for (const what of TORN)
  test(`the page stays usable when ${what} are removed while they open`, async () => {
    expect((await faults.visit(mixed(), { tear: { run: tearInPage, step: 3, what } })).wrong).toEqual([])
  })
