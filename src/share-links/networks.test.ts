import { describe, expect, it } from 'vitest'
import { networkLink } from './networks'

const shared = { url: 'https://s.pl/a?b=1&c=2', title: 'A & B', text: 'Zażółć "gęślą"', image: 'https://s.pl/i.png?x=1&y=2' }
const [u, t, x, i] = [shared.url, shared.title, shared.text, shared.image].map(encodeURIComponent)

describe('a network’s link, every value encoded', () => {
  it.each([
    ['facebook', `https://www.facebook.com/sharer.php?u=${u}`],
    ['twitter', `https://twitter.com/intent/tweet?text=${x}%20${u}`],
    ['x-twitter', `https://x.com/intent/tweet?text=${x}%20${u}`],
    ['threads', `https://threads.net/intent/post?text=${x}%20${u}`],
    ['pinterest', `https://www.pinterest.com/pin/create/button/?url=${u}&media=${i}`],
    ['linkedin', `https://www.linkedin.com/shareArticle?mini=true&url=${u}&title=${t}&summary=${x}&source=${u}`],
    ['vk', `https://vkontakte.ru/share.php?url=${u}&title=${t}&description=${x}&image=${i}`],
    ['odnoklassniki', `https://connect.ok.ru/offer?url=${u}&title=${t}&imageUrl=${i}`],
    ['tumblr', `https://tumblr.com/share/link?url=${u}`],
    ['digg', `https://digg.com/submit?url=${u}`],
    ['stumbleupon', `https://www.stumbleupon.com/submit?url=${u}`],
    ['pocket', `https://getpocket.com/edit?url=${u}`],
    ['google', `https://plus.google.com/share?url=${u}`],
    ['reddit', `https://reddit.com/submit?url=${u}&title=${t}`],
    ['whatsapp', `https://api.whatsapp.com/send?text=*${t}*%0A${x}%0A${u}`],
    ['telegram', `https://telegram.me/share/url?url=${u}&text=${x}`],
    ['skype', `https://web.skype.com/share?url=${u}`],
    ['xing', `https://www.xing.com/spi/shares/new?url=${u}`],
    ['email', `mailto:?subject=${t}&body=${x}%0A${u}`],
  ])('%s', (network, expected) => expect(networkLink(network, shared)).toBe(expected))

  it.each([
    ['TV-SH-1', 'facebook', { url: 'a?b' }, 'https://www.facebook.com/sharer.php?u=a%3Fb'],
    ['TV-SH-2', 'twitter', { url: 'a' }, 'https://twitter.com/intent/tweet?text=%20a'],
    ['TV-SH-3', 'pinterest', { image: 'b&c' }, 'https://www.pinterest.com/pin/create/button/?url=&media=b%26c'],
    ['TV-SH-4', 'email', { title: 'A & B', url: 'u' }, 'mailto:?subject=A%20%26%20B&body=%0Au'],
    ['an empty subject is left out', 'email', { url: 'https://s.pl' }, 'mailto:?body=%0Ahttps%3A%2F%2Fs.pl'],
  ])('%s', (_, network, given, expected) => expect(networkLink(network, given)).toBe(expected))

  it('is none for unknown networks, inherited names among them', () => {
    expect(['mix', '', 'constructor', '__proto__'].map((name) => networkLink(name, shared))).toEqual(Array(4).fill(undefined))
  })
})
