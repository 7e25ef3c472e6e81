import { expect, test } from '../harness'
import { byHand } from '../menu/menu-pages'
import { ownPage } from '../own-page'
import { settled } from '../settled'
import { bar } from '../sticky/sticky-pages'
import { waitingIslands } from '../unmount'

test('a script rewrites the document of a running page: nothing fails, then or later', async ({ page, problems }) => {
  await ownPage(
    page,
    `${bar()}${byHand()}<div data-widget="slider" data-settings='{"autoplay":"yes"}'><p>Jeden</p><p>Dwa</p></div>
    <button data-popup-open="p">Okno</button><section data-widget="popup" id="p" hidden><h2>Okno</h2></section><div class="long"></div>`,
    '.long { height: 3000px }',
  )
  await expect.poll(() => waitingIslands(page)).toEqual([])
  await page.getByRole('button', { name: 'Okno' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => {
    // Under Trusted Types, writing a document needs a policy.
    const types = (
      window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => { createHTML: (html: string) => string } } }
    ).trustedTypes
    const html = types.createPolicy('writer', { createHTML: (text: string) => text }).createHTML(`<p>nowa strona</p>${'<br>'.repeat(200)}`)
    document.open()
    document.write(html)
    document.close()
  })
  await expect(page.locator('p')).toHaveText('nowa strona')
  await page.evaluate(() => scrollTo(0, 500))
  await settled(page)
  const failed = await page.evaluate(() => {
    const { Skerry } = window as unknown as {
      Skerry: {
        scan: (root: Node) => void
        unmount: (root: Node) => void
        popup: { show: (id: string) => unknown; hide: (id: string) => unknown }
      }
    }
    const calls = {
      hide: () => Skerry.popup.hide('p'),
      show: () => Skerry.popup.show('p'),
      scan: () => Skerry.scan(document),
      unmount: () => Skerry.unmount(document),
    }
    return Object.entries(calls).flatMap(([name, call]) => {
      try {
        call()
        return []
      } catch (error) {
        return [`${name}: ${error}`]
      }
    })
  })
  expect(failed).toEqual([])
  await settled(page)
  // Its popup has gone with the old page.
  expect(problems('popup: none has the id p')).toEqual([])
})
