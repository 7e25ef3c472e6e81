import { describe, expect, it } from 'vitest'
import { TWITTER, webLink } from './network-link'
import { networkLink } from './networks'

const content = { url: 'https://s.pl/a?b=1&c=2', title: 'A & B', text: 'Zażółć "gęślą"', image: 'https://s.pl/i.png?x=1&y=2' }
const [u, t, x, i] = [content.url, content.title, content.text, content.image].map(encodeURIComponent)

describe('a network’s share URL', () => {
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
  ])('for %s has every value percent-encoded', (network, expected) => expect(networkLink(network, content)).toBe(expected))

  it.each([
    ['encodes the URL (TV-SH-1)', 'facebook', { url: 'a?b' }, 'https://www.facebook.com/sharer.php?u=a%3Fb'],
    ['leaves a missing text empty (TV-SH-2)', 'twitter', { url: 'a' }, 'https://twitter.com/intent/tweet?text=%20a'],
    [
      'leaves a missing URL empty (TV-SH-3)',
      'pinterest',
      { image: 'b&c' },
      'https://www.pinterest.com/pin/create/button/?url=&media=b%26c',
    ],
    ['encodes the subject of a mail (TV-SH-4)', 'email', { title: 'A & B', url: 'u' }, 'mailto:?subject=A%20%26%20B&body=%0Au'],
    ['leaves out an empty subject', 'email', { url: 'https://s.pl' }, 'mailto:?body=%0Ahttps%3A%2F%2Fs.pl'],
  ])('%s', (_, network, given, expected) => expect(networkLink(network, given)).toBe(expected))

  it('is undefined for unknown networks, even inherited property names', () => {
    expect(['mix', '', 'constructor', '__proto__'].map((name) => networkLink(name, content))).toEqual(Array(4).fill(undefined))
  })
})

it('drops a lone surrogate, which is invalid in a URL', () =>
  expect(webLink(TWITTER, { url: 'https://a.pl/', text: 'Sea \ud800 and \u{1f30a}' })).toBe(
    'https://twitter.com/intent/tweet?text=Sea%20%20and%20%F0%9F%8C%8A%20https%3A%2F%2Fa.pl%2F',
  ))
