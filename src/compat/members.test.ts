import { describe, expect, it } from 'vitest'
import { HOST } from '../takeover/members'
import { createFrontend, createProFrontend } from './frontend'
import { complete, provide } from './full'
import { createHandlers } from './more-handlers'

/** Members that the table names although they are not here: null, absent like the builder's newer ones, or there for editors alone. */
const ABSENT = ['elementorFrontend.utils.anchors', 'elementorModules.editor']

/** The globals as on a taken page. */
const page = globalThis as Record<string, unknown>
const frontend = createFrontend(() => {})
Object.assign(page, { elementorFrontend: frontend.api, elementorProFrontend: createProFrontend() })
provide(frontend, createHandlers)
complete(frontend, true)

const at = (path: string) => path.split('.').reduce<unknown>((value, name) => Object(value)[name], page)

describe('what the decision knows of our stand-ins (src/takeover/members.ts)', () => {
  it.each(Object.entries(HOST))('%s has the members in the table, and no others', (path, names) => {
    const listed = names.split(' ').filter((name) => !ABSENT.includes(`${path}.${name}`))
    expect(Object.keys(at(path) as object).sort()).toEqual(listed.sort())
  })
  it('absent ones are absent, and none is listed twice', () => {
    expect(ABSENT.filter((path) => at(path) !== undefined)).toEqual([])
    for (const names of Object.values(HOST)) expect(new Set(names.split(' ')).size).toBe(names.split(' ').length)
  })
})
