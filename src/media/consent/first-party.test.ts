import { afterEach, describe, expect, it, vi } from 'vitest'
import { script } from '../../base/assets'
import { isFirstParty } from './first-party'

vi.mock('../../base/assets', async (original) => ({
  ...(await original<typeof import('../../base/assets')>()),
  script: document.createElement('script'),
}))
const tag = script as HTMLScriptElement
afterEach(() => {
  vi.unstubAllGlobals()
  tag.removeAttribute('data-consent-own')
})
const at = (hostname: string) => vi.stubGlobal('location', { hostname })

describe('whether a URL is first-party', () => {
  it.each<[string, string, boolean]>([
    // This host and its subdomains.
    ['www.example.com', 'https://www.example.com/a.mp4', true],
    ['www.example.com', 'https://example.com/a.mp4', true],
    ['www.example.com', 'https://cdn.example.com/a.mp4', true],
    ['www.example.com', '//cdn.example.com/a.mp4', true],
    ['www.example.com', 'https://CDN.EXAMPLE.com/a.mp4', true],
    ['www.example.com', 'https://example.com:8443/a.mp4', true],
    ['shop.example.com', 'https://cdn.example.com/a.mp4', false],
    ['example.com', 'https://www.example.com/a.mp4', true],
    // Hosts that only look similar.
    ['example.com', 'https://notexample.com/a.mp4', false],
    ['example.com', 'https://example.com.evil.net/a.mp4', false],
    ['example.com', 'https://example.com@evil.net/a.mp4', false],
    ['example.com', 'https://evil.net/example.com', false],
    ['example.com', 'https://evil.net/?.example.com', false],
    ['example.com', 'https://evil.net#.example.com', false],
    ['example.com', 'https:\\\\evil.net\\.example.com', false],
    ['example.com', 'https://example.co', false],
    ['www.com', 'https://evil.com/a.mp4', false],
    ['www.com', 'https://www.com/a.mp4', true],
    // IP addresses and single machines.
    ['10.0.0.1', 'http://10.0.0.1/a.mp4', true],
    ['10.0.0.1', 'http://10.0.0.1:81/a.mp4', true],
    ['10.0.0.1', 'http://110.0.0.1/a.mp4', false],
    ['localhost', 'http://localhost:8080/a.mp4', true],
    ['localhost', 'http://evil.localhost/a.mp4', false],
    // URLs without a host, which contact nobody; a page without a host owns no other.
    ['example.com', 'blob:https://evil.net/1', true],
    ['example.com', 'data:video/mp4,', true],
    ['example.com', 'https://', true],
    ['', 'https://evil.net/a.mp4', false],
  ])('on the host "%s", %s: %s', (host, address, expected) => {
    at(host)
    expect(isFirstParty(address)).toBe(expected)
  })

  it.each<[string, string, boolean]>([
    ['cdn.example.net', 'https://cdn.example.net/a', true],
    ['cdn.example.net', 'https://eu.cdn.example.net/a', true],
    ['cdn.example.net', 'https://example.net/a', false],
    ['cdn.example.net', 'https://notcdn.example.net/a', false],
    ['cdn.example.net', 'https://cdn.example.net.evil.com/a', false],
    ['x.test, files.test', 'https://files.test/a', true],
    ['x.test;files.test', 'https://files.test/a', true],
    ['  x.test\n files.test ', 'https://files.test/a', true],
    ['CDN.Example.NET', 'https://cdn.example.net/a', true],
    ['*.example.net', 'https://cdn.example.net/a', true],
    ['.example.net', 'https://cdn.example.net/a', true],
    ['//example.net', 'https://cdn.example.net/a', true],
    ['https://example.net:8080/videos/', 'https://example.net/a', true],
    ['example.net:8080', 'https://example.net:9090/a', true],
    ['203.0.113.7', 'https://203.0.113.7/a', true],
    ['203.0.113.7', 'https://203.0.113.70/a', false],
    // Parts of a name, wildcards for everything, and nonsense do not name a host.
    ['net', 'https://cdn.example.net/a', false],
    ['*', 'https://cdn.example.net/a', false],
    ['*.', 'https://cdn.example.net/a', false],
    ['.', 'https://cdn.example.net/a', false],
    ['', 'https://cdn.example.net/a', false],
    [', ,', 'https://cdn.example.net/a', false],
    ['true', 'https://cdn.example.net/a', false],
    ['javascript:0', 'https://cdn.example.net/a', false],
    ['"><b>', 'https://cdn.example.net/a', false],
  ])('with data-consent-own="%s", %s: %s', (own, address, expected) => {
    at('example.com')
    tag.dataset.consentOwn = own
    expect(isFirstParty(address)).toBe(expected)
  })
})
