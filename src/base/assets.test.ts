import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  document.head.replaceChildren()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
/** The prototype that has the property. */
const ownerOf = (object: Document, name: string): Document =>
  Object.hasOwn(object, name) ? object : ownerOf(Object.getPrototypeOf(object), name)
const withTag = async (attributes: Record<string, string>) => {
  const tag = document.createElement('script')
  tag.type = 'text/plain'
  for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value)
  document.head.append(tag)
  vi.spyOn(ownerOf(document, 'currentScript'), 'currentScript', 'get').mockReturnValue(tag)
  return import('./assets')
}

describe('the URL of a chunk', () => {
  it.each([
    [{ src: 'https://cdn.test/x@1/skerry.js' }, 'https://cdn.test/x@1/chunks/a.js'],
    [{ src: 'https://cdn.test/skerry.js?ver=3' }, 'https://cdn.test/chunks/a.js'],
    [{ src: 'https://cdn.test/skerry.js', 'data-base': 'https://own.test/lib' }, 'https://own.test/lib/chunks/a.js'],
    [{ src: 'https://cdn.test/skerry.js', 'data-base': 'https://own.test/lib/' }, 'https://own.test/lib/chunks/a.js'],
  ])('%j', async (attributes, url) => expect((await withTag(attributes as Record<string, string>)).chunkUrl('a')).toBe(url))
  it('is not beside another script with our name', async () => {
    document.head.innerHTML = '<script type="x" src="https://evil.test/skerry.js" data-base="https://evil.test/"></script>'
    expect((await import('./assets')).chunkUrl('a')).toBe(new URL('chunks/a.js', document.baseURI).href)
  })
  it('is beside the page if the script is inlined without data-base', async () =>
    expect((await withTag({})).chunkUrl('a')).toBe(new URL('chunks/a.js', document.baseURI).href))
})

describe('loading a file', () => {
  it('gives every caller of one URL the same promise', async () => {
    const { once } = await withTag({})
    const load = vi.fn(async () => 1)
    expect(once('u', load)).toBe(once('u', load))
    expect(await once('u', load)).toBe(1)
    expect(load).toHaveBeenCalledOnce()
  })
  it('reports a failure once, as specified, and the next use requests the file again', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { once } = await withTag({})
    const asked: string[] = []
    let works = false
    const load = async (url: string) => {
      asked.push(url)
      if (!works) throw new Error('gone')
      return 'here'
    }
    await expect(once('https://x.test/a.js', load)).rejects.toThrow('gone')
    await expect(once('https://x.test/a.js', load)).rejects.toThrow('gone')
    works = true
    expect(await once('https://x.test/a.js', load)).toBe('here')
    expect(asked).toEqual(['https://x.test/a.js', 'https://x.test/a.js?retry=1', 'https://x.test/a.js?retry=2'])
    expect(error.mock.calls).toEqual([['Error in file: https://x.test/a.js; Error: gone']])
  })
  it('fails after 120 s without a response', async () => {
    vi.useFakeTimers()
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { once } = await withTag({})
    const end = vi.fn()
    once('slow.js', () => new Promise(() => {})).catch(end)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(end).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(end).toHaveBeenCalledOnce()
    expect(error.mock.calls[0]?.[0]).toBe('Error in file: slow.js; Error: no answer for 120 s')
  })
})

describe('where the folder chunks/ is missing', () => {
  const said = async (loads: ('there' | 'missing')[]) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.doMock('./chunk-files', () => ({
      chunkUrl: (name: string) => name,
      importChunk: async (url: string) => {
        if (url.startsWith('missing')) throw new Error('Failed to fetch')
      },
    }))
    const { loadChunk } = await import('./assets')
    for (const [i, name] of loads.entries()) await loadChunk(`${name}${i}`).catch(() => {})
    vi.doUnmock('./chunk-files')
    return warn.mock.calls.map(([text]) => text)
  }
  it('the site’s author is told once', async () =>
    expect(await said(['missing', 'missing'])).toEqual([
      'Skerry: its folder chunks/ does not load. Copy it beside skerry.js, or set data-base.',
    ]))
  it('a single file that is missing later says nothing of the folder', async () => expect(await said(['there', 'missing'])).toEqual([]))
})
