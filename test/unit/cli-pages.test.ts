// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type GivenPage, readPages } from '../../scripts/cli/pages'

/** A server on a port of its own, until the test is over. */
async function serve(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
const readAll = async (given: string[], limits?: Parameters<typeof readPages>[1]) => {
  const found: Awaited<ReturnType<ReturnType<typeof readPages>['next']>>['value'][] = []
  for await (const page of readPages(given, limits)) found.push(page)
  return found
}
const SOON = { bytes: 100_000, milliseconds: 200 }

it('after a redirect, scripts are resolved from the final address', async () => {
  const files: Record<string, string> = { '/pl/': '<script src="a.js"></script><script src="gone.js"></script>', '/pl/a.js': 'run()' }
  const address = await serve(({ url = '' }, answer) => {
    if (url === '/') answer.writeHead(302, { location: '/pl/' }).end()
    else answer.writeHead(url in files ? 200 : 404).end(files[url])
  })
  for await (const given of readPages([address])) {
    const { name, files: found } = given as GivenPage
    expect(name).toBe(address)
    expect(found.find('a.js', '')).toBe(`${address}pl/a.js`)
    expect(found.read(`${address}pl/a.js`)).toBe('run()')
    expect(found.find('gone.js', '')).toBeUndefined()
  }
})

describe('an address has limits', () => {
  it.each([
    ['of size', 'x'.repeat(SOON.bytes + 1)],
    // 10 MB in 10 kB.
    ['of size, unpacked', gzipSync(Buffer.alloc(10_000_000))],
  ])('%s', async (_, body) => {
    const address = await serve((_, answer) =>
      answer.writeHead(200, typeof body === 'string' ? {} : { 'content-encoding': 'gzip' }).end(body),
    )
    expect(await readAll([address], { ...SOON, milliseconds: 20_000 })).toEqual([
      { name: address, problem: 'with its scripts it has more than 0.1 MB' },
    ])
  })
  it.each([
    ['of time, before it answers', false],
    ['of time, while it answers', true],
  ])('%s', async (_, begins) => {
    const address = await serve((_, answer) => begins && answer.write('<p>'))
    expect(await readAll([address], SOON)).toEqual([{ name: address, problem: 'it takes too long' }])
  })
  it('of which its scripts are a part: what is beyond is missing', async () => {
    const files: Record<string, string> = { '/': '<script src="b.js"></script>', '/b.js': 'x'.repeat(SOON.bytes) }
    const address = await serve(({ url = '' }, answer) => answer.end(files[url]))
    const [page] = (await readAll([address], { ...SOON, milliseconds: 20_000 })) as GivenPage[]
    expect(page?.bytes.toString()).toBe(files['/'])
    expect(page?.files.find('b.js', '')).toBeUndefined()
  })
})

it('a page that cannot be read stops no other', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'skerry-check-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(Buffer.concat([Buffer.from(`${folder}/a`), Buffer.from([0xff]), Buffer.from('.html')]), '')
  writeFileSync(path.join(folder, 'b.html'), 'b')
  const pages = await readAll(['http://127.0.0.1:1/', folder])
  expect(pages.map((one) => ('problem' in one ? one.problem : one.name))).toEqual([
    expect.any(String),
    'its name is not written in UTF-8',
    path.join(folder, 'b.html'),
  ])
})
