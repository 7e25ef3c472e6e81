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
/** What is wrong around us, one of each kind at a time: they meet in no code of ours. */
const tags = Object.entries(TAGS)
const around = [...Object.entries(STORAGE_FAULTS), ...FEATURES.map((feature) => [feature, takeAwayInPage] as const)]
for (const [i, [name, inPage]] of around.entries()) {
  const [where, scripts] = tags[i] ?? ['', undefined]
  const isFeature = inPage === takeAwayInPage
  test(`popups, menus and sliders work ${isFeature ? `without ${name}` : `with storage ${name}`}${where && `, and with our tag ${where}`}`, async () => {
    expect(await faults.visit(mixed(), { inPage, scripts, argument: isFeature ? name : undefined })).toEqual([])
  })
}
for (const what of TORN)
  test(`the page stays usable when ${what} are removed while they open`, async () => {
    expect(await faults.visit(mixed(), { tear: what })).toEqual([])
  })
