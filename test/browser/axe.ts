import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'

const path = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
type Axe = { axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }

/** What axe finds on the page once it stands still, the size of targets included; not inside other sites' pages. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(path, 'utf8'))
  const violations = await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map((a) => a.finished.catch(() => {})))
    const options = { iframes: false, rules: { 'target-size': { enabled: true } } }
    return (await (window as unknown as Axe).axe.run(options)).violations
  })
  return violations.map((v) => `${v.id}: ${v.nodes[0]?.html.slice(0, 160)}`)
}
