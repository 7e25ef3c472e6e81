// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { readPages } from '../../scripts/cli/pages'

it('after a redirect, scripts are resolved from the final address', async () => {
  const files: Record<string, string> = { '/pl/': '<script src="a.js"></script><script src="gone.js"></script>', '/pl/a.js': 'run()' }
  const server = createServer(({ url = '' }, answer) => {
    if (url === '/') answer.writeHead(302, { location: '/pl/' }).end()
    else answer.writeHead(url in files ? 200 : 404).end(files[url])
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  for await (const { name, files: found } of readPages([address])) {
    expect(name).toBe(address)
    expect(found.find('a.js', '')).toBe(`${address}pl/a.js`)
    expect(found.read(`${address}pl/a.js`)).toBe('run()')
    expect(found.find('gone.js', '')).toBeUndefined()
  }
  server.close()
})
