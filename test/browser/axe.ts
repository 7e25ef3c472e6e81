import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
type Result = {
  violations: { id: string; nodes: { target: string[]; html: string }[] }[]
  /** `error` where the rule could not judge because it failed. */
  incomplete: { id: string; error?: Error }[]
}
type Run = (context: NodeList, options: object) => Promise<Result>

/**
 * The violations that axe finds in the page, or in the elements that match `within`, as `rule: selector HTML`. It runs when short animations
 * have ended. A rule that cannot judge because it fails is one of them. The rule for the size of targets is on, the rules named in `without` are
 * off, and iframes are left out. With `only`, no other rule runs.
 */
export async function axe(page: Page, within = 'html', without: string[] = [], only: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([within, without, only]) => {
      // An animation that ends within 2 s is waited for. A longer one, such as a picture that zooms for half a minute, is checked while it runs.
      const remaining = (a: Animation) => Number(a.effect?.getComputedTiming().endTime) - Number(a.currentTime)
      const ending = document
        .getAnimations()
        .filter((a) => a.playState === 'running' && a.timeline === document.timeline && remaining(a) < 2000)
      await Promise.all(ending.map((a) => a.finished.catch(() => {})))
      // axe derives the role of a section labelled by its own heading from its name, and the name from the section, without end; after a
      // second it skips the rule. So such elements get their role explicitly meanwhile.
      const roles: Record<string, string> = { section: 'region', form: 'form', aside: 'complementary' }
      const named = [...document.querySelectorAll<HTMLElement>(':is(section, form, aside)[aria-labelledby]:not([role])')].filter((el) =>
        el
          .getAttribute('aria-labelledby')
          ?.split(/\s+/)
          .some((id) => document.getElementById(id)?.textContent.trim()),
      )
      for (const el of named) el.setAttribute('role', roles[el.localName] ?? '')
      const run = (window as unknown as { axe: { run: Run } }).axe.run(document.querySelectorAll(within), {
        iframes: false,
        preload: false,
        // Everything that axe has checked would be many times as much.
        resultTypes: ['violations'],
        ...(only.length && { runOnly: { type: 'rule', values: only } }),
        rules: { 'target-size': { enabled: true }, ...Object.fromEntries(without.map((id) => [id, { enabled: false }])) },
      })
      const { violations, incomplete } = await run.finally(() => {
        for (const el of named) el.removeAttribute('role')
      })
      const skipped = incomplete.flatMap(({ id, error }) => (error ? [`${id}: ${error.message}`] : []))
      return [
        ...violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target} ${html.slice(0, 160)}`)),
        ...skipped,
      ]
    },
    [within, without, only] as const,
  )
}
