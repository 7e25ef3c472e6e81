import { expect, test } from '../harness'
import { buttons, link, open, opened } from './share-pages'

const ADDRESS = 'https://s.pl/a?b=1&c=2#ś'
/** The share address of each network: $u is the page's address, $t its title, $x its text. */
const NETWORKS: Record<string, string> = {
  facebook: 'https://www.facebook.com/sharer.php?u=$u',
  twitter: 'https://twitter.com/intent/tweet?text=$x%20$u',
  'x-twitter': 'https://x.com/intent/tweet?text=$x%20$u',
  threads: 'https://threads.net/intent/post?text=$x%20$u',
  pinterest: 'https://www.pinterest.com/pin/create/button/?url=$u&media=',
  linkedin: 'https://www.linkedin.com/shareArticle?mini=true&url=$u&title=$t&summary=$x&source=$u',
  vk: 'https://vkontakte.ru/share.php?url=$u&title=$t&description=$x&image=',
  odnoklassniki: 'https://connect.ok.ru/offer?url=$u&title=$t&imageUrl=',
  tumblr: 'https://tumblr.com/share/link?url=$u',
  digg: 'https://digg.com/submit?url=$u',
  stumbleupon: 'https://www.stumbleupon.com/submit?url=$u',
  pocket: 'https://getpocket.com/edit?url=$u',
  google: 'https://plus.google.com/share?url=$u',
  reddit: 'https://reddit.com/submit?url=$u&title=$t',
  whatsapp: 'https://api.whatsapp.com/send?text=*$t*%0A$x%0A$u',
  telegram: 'https://telegram.me/share/url?url=$u&text=$x',
  skype: 'https://web.skype.com/share?url=$u',
  xing: 'https://www.xing.com/spi/shares/new?url=$u',
  email: 'mailto:?subject=$t&body=$x%0A$u',
}

test('every network gets all values encoded, in a small window in the middle without access to the page', async ({ page }) => {
  const content = { url: ADDRESS, title: 'A & B = C?', text: 'Zażółć "gęślą" #1 +100%' }
  const names = Object.keys(NETWORKS)
  await open(page, names.map((network) => link({ network, ...content }, `przez ${network}`)).join(' '))
  for (const name of names) await page.getByRole('link', { name: `przez ${name}`, exact: true }).press('Enter')
  await expect.poll(async () => (await opened(page)).length).toBe(names.length)
  const values = { u: ADDRESS.replace('ś', encodeURIComponent('ś')), t: content.title, x: content.text }
  const expected = Object.values(NETWORKS).map((pattern) => pattern.replace(/\$(\w)/g, (_, key: 'u') => encodeURIComponent(values[key])))
  const all = await opened(page)
  expect(all.map(({ url }) => url)).toEqual(expected)
  for (const { url, target, features } of all) {
    expect(target).toBe(url.startsWith('mailto') ? '_self' : '')
    expect(features).toMatch(/^noopener,width=640,height=480,top=-?\d+(\.\d+)?,left=-?\d+(\.\d+)?$/)
  }
})

test('each of the builder’s buttons shares the page’s own address and texts, encoded, by key and by pointer', async ({ page }) => {
  const post = { title: 'Rejs%20%26%20latarnie', excerpt: 'Zażółć #1', featuredImage: 'https://s.pl/i.png?x=1&y=2' }
  await page.addInitScript((given) => Object.assign(window, { elementorFrontendConfig: { post: given } }), post)
  const names = Object.keys(NETWORKS)
  await open(page, buttons({}, ...names))
  await expect.poll(() => page.evaluate(() => 'Skerry' in window)).toBe(true)
  for (const [i, name] of names.entries()) {
    const button = page.locator(`.elementor-share-btn_${name}`)
    await button.evaluate((el) => el.scrollIntoView())
    if (i % 2) await button.press('Enter')
    else await button.click()
    await expect.poll(async () => (await opened(page)).length).toBe(i + 1)
  }
  const values: Record<string, string> = { u: page.url(), t: 'Rejs & latarnie', x: 'Zażółć 1', i: post.featuredImage }
  const filled = (pattern: string) =>
    pattern.replace(/(media|image|imageUrl)=$/, '$1=$i').replace(/\$([utxi])/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))
  expect((await opened(page)).map(({ url }) => url)).toEqual(Object.values(NETWORKS).map(filled))
})
