// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adoptSingle, HEADING, page, scriptsOf } from './adopt-export'

const { adopt, ready, end } = adoptSingle()
beforeAll(ready, 60_000)
afterAll(end)

const HOST = '<link rel="canonical" href="https://www.port.example/">'
const withPolicy = (...policies: string[]) =>
  page(HEADING, {
    head: HOST + policies.map((policy) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`).join(''),
  })
const ELSEWHERE = { folder: 'https://cdn.example/skerry' }

it('our scripts are files if a policy allows no inline script', () => {
  const { html } = adopt(withPolicy("script-src 'self'"))
  expect(scriptsOf(html).filter((script) => /STUB|CLICKS|HELD/.test(script))).toEqual([])
  expect(html).toContain('<script id="skerry-js-held" src="/skerry/skerry-js-held.js"')
})
it.each<[string, boolean]>([
  ["img-src 'none'", false],
  ["script-src 'self' 'unsafe-inline'", false],
  ["default-src 'self' 'unsafe-inline'", false],
  ["DEFAULT-SRC 'none'; Script-Src 'self' 'unsafe-inline'", false],
  ["script-src 'self'", true],
  ["default-src 'self'; style-src 'unsafe-inline'", true],
  // Browsers ignore `unsafe-inline` beside hashes or nonces.
  ["script-src 'self' 'unsafe-inline' 'nonce-abc'", true],
  ["script-src 'self' 'unsafe-inline' 'sha256-abc='", true],
  ["script-src 'unsafe-inline' *; script-src-elem 'self'", true],
])('%s is strict: %s', (policy, isStrict) => expect(adopt(withPolicy(policy))).toMatchObject({ code: 'taken', isStrict }))
it('all of several policies count', () =>
  expect(adopt(withPolicy("script-src 'self' 'unsafe-inline'", "script-src 'self'"))).toMatchObject({ code: 'taken', isStrict: true }))

it.each<[string, object?]>([
  ["script-src 'none'"],
  ["default-src 'none'"],
  ["script-src 'nonce-abc'"],
  ["script-src 'nonce-abc' 'strict-dynamic' 'self' https:"],
  ['script-src https://cdn.example'],
  ["script-src 'self', script-src https://cdn.example"],
  ["script-src 'self' 'unsafe-inline'", ELSEWHERE],
  ["script-src 'self' 'unsafe-inline' *.cdn.example", ELSEWHERE],
  ["script-src-elem 'none'; script-src *"],
])('%s: a page that could run no script is left as it is', (policy, more) =>
  expect(adopt(withPolicy(policy), more)).toMatchObject({ code: 'left', why: ['its security policy does not allow our files'], html: '' }),
)
it.each<[string, object?]>([
  ["script-src www.port.example 'unsafe-inline'"],
  ["script-src https://*.port.example:443/ 'unsafe-inline'"],
  ["script-src https: 'unsafe-inline'"],
  ["script-src 'unsafe-inline' https://cdn.example/skerry/", ELSEWHERE],
  ["script-src 'unsafe-inline' 'self'", { folder: '//www.port.example/files' }],
])('%s allows them', (policy, more) => expect(adopt(withPolicy(policy), more).code).toBe('taken'))
it('files on another host have no inline parts beside them', () =>
  expect(adopt(withPolicy('script-src https://cdn.example'), ELSEWHERE)).toMatchObject({
    code: 'left',
    why: ['its security policy allows no inline scripts'],
  }))
