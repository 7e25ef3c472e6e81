/** All fault checks: each is a visit under one fault. */
import { CHUNK_FAULTS, FEATURES, STORAGE_FAULTS, TAGS, TEAR_STEPS, TORN, takeAwayInPage, tearInPage } from './faults'
import { chunkName, type Faults, type FaultyPage, NOT_AGAIN, type Visit } from './visit'

/** For each chunk's name, a page that requests it. */
export async function survey({ pages, visit }: Faults, size = 8) {
  const usedBy = new Map<string, FaultyPage>()
  for (const page of pages(size)) {
    const { requested } = await visit(page.cases, page)
    for (const url of requested) {
      const name = chunkName(url)
      if (name && !usedBy.has(name)) usedBy.set(name, page)
    }
  }
  return usedBy
}

interface Check {
  kind: string
  name: string
  run(): Promise<{ wrong: string[] }>
}
/** Every check: `{ kind, name, run }`; `run` resolves with `{ wrong }`. `usedBy` comes from `survey`. */
export function checks({ pages, visit }: Faults, usedBy: Map<string, FaultyPage>) {
  const list: Check[] = []
  const add = (kind: string, name: string, run: Check['run']) => list.push({ kind, name, run })
  for (const [chunk, page] of usedBy)
    for (const fault of Object.keys(CHUNK_FAULTS))
      for (const uses of NOT_AGAIN.includes(fault) ? [1] : [1, 2])
        add('chunks', `${chunk}: ${fault}${uses > 1 ? ', twice' : ''}`, () => visit(page.cases, { ...page, chunk, fault, uses }))
  // Large pages: these faults affect all parts alike.
  const large = pages(60)
  const onEach = (kind: string, name: string, options: Visit) => {
    for (const [i, page] of large.entries()) add(kind, `${name}, page ${i + 1}`, () => visit(page.cases, { ...page, ...options }))
  }
  for (const [name, inPage] of Object.entries(STORAGE_FAULTS)) onEach('storage', `storage ${name}`, { inPage })
  for (const feature of FEATURES) onEach('features', `without ${feature}`, { inPage: takeAwayInPage, argument: feature })
  for (const what of TORN)
    for (let step = 0; step < TEAR_STEPS; step++)
      onEach('torn', `${what} torn out at step ${step}`, { tear: { run: tearInPage, step, what } })
  for (const [name, scripts] of Object.entries(TAGS)) {
    const [page] = large
    if (page) add('tags', `our tag ${name}`, () => visit(page.cases, { ...page, scripts }))
  }
  return list
}
