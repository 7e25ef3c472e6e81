/** The stand-in for an add-on pack does the same in every engine when the page is taken as when it is alone. */
import { PACK_CSS, PACK_FILES, packPage } from '../browser/add-ons/page'
import { visitPack } from '../browser/add-ons/visit'
import { DESKTOP, expect, PHONE, test } from './harness'

const OURS = '<script src="/skerry.takeover.js"></script><script async src="/skerry.js" data-takeover data-takeover-allow="own-*"></script>'
const pageOf = (ours: string, page: number) => ({
  ...packPage({ ours, page, path: '/own/' }),
  ...{ css: PACK_CSS, hasInline: true, files: PACK_FILES },
})

for (const [where, size] of Object.entries({ 'a desktop': DESKTOP, 'a phone': PHONE }))
  test(`an add-on pack’s marks, boxes and clicks are equal, alone and taken, on ${where}`, async ({ visitor }) => {
    test.slow()
    const seenWith = async (ours: string) => {
      await visitor.openOwn(pageOf(ours, 1), pageOf(ours, 2), size)
      return visitor.evaluate(visitPack)
    }
    const alone = await seenWith('')
    const taken = await seenWith(OURS)
    const decision = await visitor.evaluate(
      () => (window as unknown as { Skerry?: { takeover?: { decision: string } } }).Skerry?.takeover?.decision,
    )
    expect(decision).toBe('taken')
    expect(Object.keys(alone.marks).length).toBeGreaterThan(12)
    expect(taken).toEqual(alone)
  })
