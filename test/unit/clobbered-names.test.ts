// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ownAddress } from '../../src/base/own-site'
import { describeElement } from '../../src/base/report'
import { safeUrl } from '../../src/base/safe-url'
import { loadSwiper } from '../../src/compat/async-swiper'
import { provideDialogs } from '../../src/compat/dialogs-manager'
import { provideShareLink } from '../../src/compat/share-link'
import { moveFocusOut } from '../../src/dom/dismiss'
import { hasName } from '../../src/dom/has-name'
import { onPress } from '../../src/dom/on-press'
import { isAllowed } from '../../src/media/consent/consent'
import { askForConsent } from '../../src/media/consent/prompt'
import { vimeo } from '../../src/media/players/vimeo'
import { youtube } from '../../src/media/players/youtube'
import { isVideoFile, isVideoUrl, parseVideoUrl } from '../../src/media/url/parse'
import { ajaxAddress } from '../../src/page/ajax-address'
import { browserFlags } from '../../src/page/browser-flags'
import { readSettings } from '../../src/settings/read'
import { readBuilderAnswer } from '../../src/widgets/form/answer'
import { settings as lottieSettings } from '../../src/widgets/lottie/settings'
import { animationUrl } from '../../src/widgets/lottie/source'

/**
 * What a named element does to functions that a browser test hardly reaches (test/browser/security/clobbered-names.spec.ts).
 */
const tag = vi.hoisted(() => ({ current: undefined as HTMLScriptElement | undefined }))
vi.mock('../../src/base/assets', async (original) => {
  tag.current = document.createElement('script')
  return { ...(await original<typeof import('../../src/base/assets')>()), script: tag.current }
})
const seen = vi.hoisted(() => ({ api: [] as unknown[] }))
vi.mock('../../src/media/players/provider-script', () => ({
  loadProviderScript: async (_: string, getReady: () => unknown) => {
    seen.api.push(getReady())
    throw Error('no script is loaded here')
  },
}))
vi.mock('../../src/compat/swiper', () => ({ Swiper: class {} }))

const restores: (() => void)[] = []
afterEach(() => {
  for (const restore of restores.splice(0)) restore()
})
function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true, writable: true })
  restores.push(() => Reflect.deleteProperty(target, name))
}
/** Like `<img name=…>`, which shadows the document's property. */
const nameInDocument = (name: string) => define(document, name, document.createElement('img'))
/** Like `<a id=…>`, which the window inherits rather than owns. */
function nameInWindow(name: string, value: unknown = document.createElement('a')): void {
  define(Object.getPrototypeOf(globalThis), name, value)
  restores.push(() => Reflect.deleteProperty(globalThis, name))
}
const own = (name: string) => Object.getOwnPropertyDescriptor(globalThis, name)?.value

describe('an element called baseURI', () => {
  const page = location.href
  it.each<[string, () => unknown, unknown]>([
    ['links', () => safeUrl('/a'), `${location.origin}/a`],
    ['links elsewhere', () => safeUrl('https://s.pl/'), 'https://s.pl/'],
    ['a video file beside the page', () => parseVideoUrl('/clip.mp4')?.kind, 'hosted'],
    ['the recognition of a provider’s video', () => isVideoUrl('https://youtu.be/abc'), true],
    ['the recognition of a video file', () => isVideoFile('/clip.mp4'), true],
    ['where forms are sent to in the CMS', () => ownAddress('/ajax'), `${location.origin}/ajax`],
    [
      'where a form leads',
      () => readBuilderAnswer('{"success":true,"data":{"data":{"redirect_url":"/thanks"}}}', false)?.redirect,
      `${location.origin}/thanks`,
    ],
    ['an animation', () => animationUrl(readSettings(lottieSettings, { source_json: 'a.json' })), new URL('a.json', page).href],
  ])('changes nothing of %s', (_, result, expected) => {
    nameInDocument('baseURI')
    expect(result()).toBe(expected)
  })

  it('does not change the consent prompt', () => {
    tag.current?.setAttribute('data-consent', 'page')
    restores.push(() => tag.current?.removeAttribute('data-consent'))
    nameInDocument('baseURI')
    const box = document.createElement('div')
    askForConsent(box, 'https://maps.example/embed', () => {})
    expect(box.textContent).toContain('maps.example')
  })
})

describe('a form’s fields called id, dataset, matches, querySelector or contains', () => {
  const form = () => {
    const el = document.body.appendChild(document.createElement('form'))
    restores.push(() => el.remove())
    el.innerHTML = '<img alt="Name">'
    el.setAttribute('id', 'main')
    el.setAttribute('data-id', '3fa')
    el.setAttribute('tabindex', '0')
    for (const name of ['id', 'dataset', 'matches', 'querySelector', 'contains']) define(el, name, document.createElement('input'))
    return el
  }
  it('leave its name in messages', () => expect(describeElement(form())).toBe('form#main[3fa]'))
  it('leave its accessible name', () => expect(hasName(form())).toBe(true))
  it('leave its keys', () => {
    const el = form()
    const press = vi.fn()
    restores.push(onPress(el, press))
    el.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
    expect(press).toHaveBeenCalledOnce()
  })
  it('leave the focus in or out of it', () => expect(() => moveFocusOut(form())).not.toThrow())
})

describe('an element named like a global', () => {
  it('is not a browser feature', () => {
    const { isTouchDevice, blink } = browserFlags('AppleWebKit/605 Safari/605', Object.create({ ontouchstart: 1, chrome: 1 }))
    expect({ isTouchDevice, blink }).toEqual({ isTouchDevice: false, blink: false })
  })
  it('is not a configuration', () => {
    nameInWindow('ElementorProFrontendConfig', { ajaxurl: 'https://evil.test/' })
    expect(ajaxAddress()).toBe('')
  })
  it.each(['YT', 'Vimeo'])('is not a video player: %s', async (name) => {
    nameInWindow(name, { loaded: document.createElement('input') })
    seen.api = []
    const create = name === 'YT' ? youtube : vimeo
    const play = create(document.createElement('div'), { kind: 'youtube', id: 'x' }, {}, () => {}, new AbortController().signal)
    await expect(play).rejects.toThrow('no script')
    expect(seen.api).toEqual([undefined])
  })
  it('gives no consent, although embedded objects are callable in browsers', () => {
    tag.current?.setAttribute('data-consent', 'wp')
    restores.push(() => tag.current?.removeAttribute('data-consent'))
    nameInWindow('wp_has_consent', () => true)
    expect(isAllowed('marketing')).toBe(false)
  })
  it('does not keep a library of the builder’s from add-ons', async () => {
    for (const name of ['DialogsManager', 'ShareLink', 'Swiper']) nameInWindow(name)
    provideDialogs()
    provideShareLink()
    await loadSwiper()
    expect([own('DialogsManager')?.Instance, own('ShareLink')?.getNetworkLink, own('Swiper')]).toEqual(Array(3).fill(expect.any(Function)))
  })
})
