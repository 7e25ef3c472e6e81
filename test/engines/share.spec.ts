import { DESKTOP, expect, PHONE, test } from './harness'
import type { Visitor } from './visitor'

const PAGE = encodeURIComponent('https://skerry.example/lighthouses')
type Opened = { url: string; target: string; features: string }
/** Opens the demo's page, and notes the windows, prints and copies that would be made. */
const open = async (visitor: Visitor, size = DESKTOP) => {
  await visitor.visit('/pages/share.html', size)
  await visitor.evaluate(() => {
    const noted = Object.assign(window, { opened: [] as unknown[], copied: '' })
    window.open = (url, target, features) => {
      noted.opened.push({ url: String(url), target, features })
      return null
    }
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          noted.copied = text
        },
      },
    })
  })
}
const opened = (visitor: Visitor) => visitor.evaluate(() => (window as unknown as { opened: Opened[] }).opened)
const copied = (visitor: Visitor) => visitor.evaluate(() => (window as unknown as { copied: string }).copied)

test('a press opens a small window at the network’s address, and the page stays', async ({ visitor }) => {
  await open(visitor)
  await visitor.click('#share-facebook')
  await expect.poll(async () => (await opened(visitor)).length).toBe(1)
  const [one] = await opened(visitor)
  expect(one?.url).toBe(`https://www.facebook.com/sharer.php?u=${PAGE}`)
  expect(one?.features).toMatch(/noopener,width=640,height=480,top=\d+,left=\d+/)
  expect(await visitor.location()).toBe('/pages/share.html')
})
for (const [id, start] of [
  ['x-twitter', 'https://x.com/intent/tweet?text='],
  ['linkedin', 'https://www.linkedin.com/shareArticle?mini=true&url='],
  ['whatsapp', 'https://api.whatsapp.com/send?text='],
] as const)
  test(`${id} gets the address and the title`, async ({ visitor }) => {
    await open(visitor)
    await visitor.click(`#share-${id}`)
    await expect.poll(async () => (await opened(visitor)).length).toBe(1)
    const url = (await opened(visitor))[0]?.url ?? ''
    expect(url.startsWith(start)).toBe(true)
    expect(url).toContain(PAGE)
  })
test('the Enter key shares', async ({ visitor }) => {
  await open(visitor)
  await visitor.focus('#share-facebook')
  await visitor.press('Enter')
  await expect.poll(async () => (await opened(visitor)).length).toBe(1)
})
test('a finger shares', async ({ visitor }) => {
  test.skip(!visitor.hasTouch, 'WebKitGTK’s driver has no touch')
  await open(visitor, PHONE)
  await visitor.tap('#share-facebook')
  await expect.poll(async () => (await opened(visitor)).length).toBe(1)
})
test('mail opens no new window', async ({ visitor }) => {
  await open(visitor)
  await visitor.click('#share-email')
  await expect.poll(async () => (await opened(visitor))[0]?.target).toBe('_self')
  expect((await opened(visitor))[0]?.url).toMatch(/^mailto:\?subject=The%20lighthouse%20trail/)
})
test('copying copies, and says so', async ({ visitor }) => {
  await open(visitor)
  await visitor.click('#share-copy')
  await expect.poll(() => copied(visitor)).toBe('https://skerry.example/lighthouses')
  await expect.poll(() => visitor.evaluate(() => document.querySelector('[role=status]')?.textContent)).toBe('Copy the address ✓')
})
test('where the system has no share sheet, sharing copies', async ({ visitor }) => {
  await open(visitor)
  await visitor.evaluate(() => void Object.defineProperty(navigator, 'share', { value: undefined }))
  await visitor.click('#share-native')
  await expect.poll(() => copied(visitor)).toBe('https://skerry.example/lighthouses')
})
test('where the system has one, it opens it', async ({ visitor }) => {
  await open(visitor)
  await visitor.evaluate(() => {
    const share = async (data: object) => Object.assign(window, { shared: data })
    Object.defineProperty(navigator, 'share', { value: share })
    Object.defineProperty(navigator, 'canShare', { value: () => true })
  })
  await visitor.click('#share-native')
  await expect
    .poll(() => visitor.evaluate(() => (window as unknown as { shared?: { url: string; title: string } }).shared))
    .toMatchObject({ url: 'https://skerry.example/lighthouses', title: 'The lighthouse trail' })
})
test('once it is unmounted, the link is a link', async ({ visitor }) => {
  await open(visitor)
  const isFollowed = await visitor.evaluate(() => {
    const { Skerry } = window as unknown as { Skerry: { unmount: (root: Node) => void } }
    Skerry.unmount(document)
    const link = document.getElementById('share-facebook') as HTMLElement
    return new Promise<boolean>((resolve) => {
      addEventListener('click', (event) => {
        resolve(!event.defaultPrevented)
        event.preventDefault()
      })
      link.click()
    })
  })
  expect(isFollowed).toBe(true)
  expect(await opened(visitor)).toEqual([])
})
test('is accessible, makes no mistakes, and is restored by unmounting', async ({ visitor }) => {
  await open(visitor)
  await visitor.click('#share-copy')
  await expect.poll(() => copied(visitor)).not.toBe('')
  expect(await visitor.axe()).toEqual([])
  expect(await visitor.problems()).toEqual([])
  expect(await visitor.unmountDifference()).toBe('')
})
