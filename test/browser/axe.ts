import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
type Run = (where: NodeList, options: object) => Promise<{ violations: { id: string; nodes: { target: string[]; html: string }[] }[] }>

/**
 * What axe finds in the page, or in `within`, once it stands still, and where; the size of targets included, the rules `without` not. Not inside
 * other sites' pages. Only what is wrong comes back: all that axe has looked at is many times as much.
 */
export async function axe(page: Page, within = 'html', without: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([within, without]) => {
      // What ends soon; a picture that grows for half a minute is looked at as it is.
      const left = (a: Animation) => Number(a.effect?.getComputedTiming().endTime) - Number(a.currentTime)
      const moves = document.getAnimations().filter((a) => a.playState === 'running' && a.timeline === document.timeline && left(a) < 2000)
      await Promise.all(moves.map((a) => a.finished.catch(() => {})))
      const { violations } = await (window as unknown as { axe: { run: Run } }).axe.run(document.querySelectorAll(within), {
        iframes: false,
        preload: false,
        resultTypes: ['violations'],
        rules: { 'target-size': { enabled: true }, ...Object.fromEntries(without.map((id) => [id, { enabled: false }])) },
      })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target} ${html.slice(0, 160)}`))
    },
    [within, without] as const,
  )
}
