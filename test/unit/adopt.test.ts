// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adoptSingle, CONFIG, HANDLERS, HEADING, heldOf, JQUERY, LEAVE, MAIN, page, scriptsOf, tag, widget } from './adopt-export'

const { adopt, ready, end } = adoptSingle()
beforeAll(ready, 60_000)
afterAll(end)

describe('a page on which Skerry drives everything', () => {
  it('has our tags in place of the builder’s scripts, and nothing else changed', () => {
    const { html, code } = adopt(page())
    expect(code).toBe('taken')
    expect(html.replace(LEAVE, '')).toBe(`<!doctype html>
<html><head><meta charset="utf-8"><title>t</title>
<script id="skerry-js-before">STUB</script>
<script id="skerry-js-clicks" data-takeover="server">CLICKS</script>
<link rel="stylesheet" id="skerry-css" href="/skerry/skerry.builder.css">
<script id="skerry-js" src="/skerry/skerry.js" defer fetchpriority="high"></script>
</head><body>
${HEADING}
${CONFIG}
<script type="skerry/held" src="/${JQUERY}?ver=3.21.6"></script>
<script type="skerry/held" src="/${MAIN}?ver=3.21.6"></script>
<script type="skerry/held" src="/${HANDLERS}?ver=3.21.6"></script>
<script id="skerry-js-held">HELD</script>
</body></html>
`)
  })
  it('preloads what its widgets load at once', () => {
    const { html } = adopt(page(widget('tabs')))
    expect(html).toContain('<link rel="modulepreload" href="/skerry/chunks/tabs-1a2b3c4d.js">')
  })
  it('is weighed before and after', () => {
    const { before, after } = adopt(
      page(widget('tabs'), {
        after: '<script async src="https://stats.example/s.js"></script>',
      }),
    )
    expect(before).toEqual({ files: 4, bytes: expect.any(Number) })
    expect(after).toEqual({ files: 3, bytes: 21_300 })
    expect(before.bytes).toBeGreaterThan(60)
  })
  it('counts as adopted the next time, and stays as it is', () => {
    const { html } = adopt(page())
    const { code, bytes } = adopt(html)
    expect([code, bytes]).toEqual(['adopted', undefined])
  })
})

describe('a page that is left as it is', () => {
  it.each<[string, string, Record<string, string>?]>([
    ['widgets that Skerry does not drive: woocommerce-booking ×2', page(widget('woocommerce-booking').repeat(2))],
    ['widgets that Skerry does not drive: e-wheel', page('<div class="e-wheel-base" data-e-type="e-wheel"></div>')],
    [
      'a script uses what Skerry does not have: elementorFrontend.wheel in /js/site.js (if',
      page(HEADING, { after: '<script src="/js/site.js"></script>' }),
      { 'js/site.js': 'elementorFrontend.wheel.turn()' },
    ],
    [
      'may need the builder’s scripts: https://cdn.example/wp-content/plugins/fancy/a.js',
      page(HEADING, { after: '<script src="https://cdn.example/wp-content/plugins/fancy/a.js"></script>' }),
    ],
    [
      'a file in which the builder’s code and other code are merged: /min/all.js',
      page(HEADING, { after: '<script src="/min/all.js"></script>' }),
      { 'min/all.js': 'self.webpackChunkelementor=[];other()' },
    ],
    ['the builder’s main file was not found', page().replace(tag(`/${MAIN}`), '')],
    [
      'a script uses what Skerry does not have: elementorFrontend.wheel in elementorFrontend.wheel()',
      page('<a onclick="elementorFrontend.wheel()">a</a>'),
    ],
    [
      'fancy-clock, which may come from a newer builder than Skerry knows: its version is 9.0',
      page(widget('fancy-clock')).replace('"version":"3.21.6"', '"version":"9.0.0"'),
    ],
    ['its markup cannot be edited safely', page().replace('</body></html>\n', '').concat('<!-- never closed')],
    ['it is written in UTF-16', page().split('').join('\0')],
    ['it is written in iso-2022-jp', page().replace('utf-8', 'iso-2022-jp')],
  ])('%s', (why, html, files) => {
    const { code, why: said, bytes } = adopt(html, { files })
    expect([code, bytes]).toEqual(['left', undefined])
    expect(said.join()).toContain(why)
  })
  it.each([
    ['no-builder', page().replace(/<script[\s\S]*<\/script>/, '')],
    ['tagged', page(HEADING, { head: '<script>skerryTakeover</script>' })],
    ['tagged', page(HEADING, { head: '<script async src="/x/skerry.js" data-takeover></script>' })],
  ])('%s', (code, html) => {
    const found = adopt(html)
    expect([found.code, found.bytes]).toEqual([code, undefined])
  })
})

describe('a page with others’ scripts is taken', () => {
  const script = '<script src="https://cdn.example/wp-content/plugins/fancy/a.js?ver=1"></script>'
  const file = 'wp-content/plugins/fancy/a.js'
  it('if they name only what Skerry has', () => {
    const { code, driven } = adopt(page(widget('fancy-clock') + widget('tabs'), { after: script }), {
      files: { [file]: "elementorFrontend.hooks.addAction('frontend/element_ready/fancy-clock.default', run)" },
    })
    expect([code, driven]).toEqual(['taken', 'driven by Skerry: tabs; by their own scripts: fancy-clock'])
  })
  it('if the owner trusts them, or says that a widget needs no script', () => {
    const needy = { [file]: 'elementorFrontend.wheel()' }
    expect(adopt(page(HEADING, { after: script }), { files: needy }).code).toBe('left')
    expect(adopt(page(HEADING, { after: script }), { files: needy, allowed: ['/plugins/fancy/'] }).code).toBe('taken')
    expect(adopt(page(HEADING, { after: script }), { allowed: ['https://cdn.example/'] }).code).toBe('taken')
    const newer = page(widget('fancy-clock')).replace('"version":"3.21.6"', '"version":"9.0.0"')
    expect(adopt(newer, { allowed: ['fancy-*'] }).code).toBe('taken')
  })
  it('if their files are not in the export, so that nothing runs', () =>
    expect(adopt(page(HEADING, { after: '<script src="/wp-content/plugins/fancy/a.js"></script>' })).code).toBe('taken'))
  it('if they are services or libraries', () => {
    for (const src of [
      '/cdn-cgi/scripts/1/cloudflare-static/email-decode.min.js',
      'https://cdnjs.cloudflare.com/ajax/libs/gsap/3.11.4/gsap.min.js',
    ])
      expect(adopt(page(HEADING, { after: `<script src="${src}"></script>` })).code, src).toBe('taken')
  })
})

describe('jQuery stays if something names it', () => {
  const keeps = (body: string) => {
    const { code, html } = adopt(page(body))
    expect(code).toBe('taken')
    return !heldOf(html).join().includes(JQUERY)
  }
  it.each([
    '<a onClick="jQuery(this)">a</a>',
    '<a onclick=jQuery(this)>a</a>',
    '<a onclick="&#106;Query(this)">a</a>',
    '<a onmouseover="$(this).hide()">a</a>',
    '<a onclick="window.$(this)">a</a>',
    '<a href="javascript:jQuery%28this%29">a</a>',
    '<a href="java\nscript:$.x()">a</a>',
    '<form action="JavaScript:$(1)"></form>',
    '<template><a onclick="jQuery(1)">a</a></template>',
    '<template><script>jQuery(1)</script></template>',
    '<iframe srcdoc="&lt;script>parent.jQuery(1)&lt;/script>"></iframe>',
    '<script>$.ready(f)</script>',
    '<script type="module">window.$(f)</script>',
    '<script type="text/ecmascript">jQuery(f)</script>',
    '<script src="https://other.example/needs.js"></script>',
    '<script type="rocketlazyloadscript">jQuery(f)</script>',
  ])('%s', (body) => expect(keeps(body)).toBe(true))
  it.each([
    '<a data-onclick="jQuery(1)" title="$(a)">a</a>',
    '<!-- <a onclick="jQuery(1)"> --><p>jQuery</p>',
    '<script type="application/ld+json">{"a":"jQuery"}</script>',
    '<script>a = "$5.00"</script>',
    '<script async src="https://other.example/needs.js"></script>',
  ])('%s does not', (body) => expect(keeps(body)).toBe(false))
})

describe('addresses', () => {
  it.each([
    ['index.html', '', 'skerry/'],
    ['blog/2024/a.html', '../../', '../../skerry/'],
    ['blog/2024/a.html', '/', '/skerry/'],
    ['404.html', '/shop/', '/shop/skerry/'],
    ['a.html', 'https://www.site.example/', '/skerry/'],
    ['b/a.html', '//www.site.example/', '/skerry/'],
  ])('%s with files at %s has ours at %s', (name, to, prefix) => {
    const { code, html } = adopt(page(HEADING, { to }), { name })
    expect(code).toBe('taken')
    expect(html).toContain(` src="${prefix}skerry.js"`)
    expect(heldOf(html)).toHaveLength(3)
  })
  it('may be of files whose names include the query, as exporters write them', () => {
    const html = page().replaceAll('.js?ver=3.21.6', '.js@ver=3.21.6')
    const files = Object.fromEntries([JQUERY, MAIN, HANDLERS].map((name) => [`${name}@ver=3.21.6`, '/* here */']))
    expect(adopt(html, { files })).toMatchObject({ code: 'taken', before: { files: 3 } })
    expect(
      adopt(html.replaceAll('@ver', '%3Fver'), {
        files: Object.fromEntries(Object.keys(files).map((name) => [name.replace('@', '?'), ''])),
      }),
    ).toMatchObject({ code: 'taken', why: [] })
  })
  it('on another server are used as they are', () =>
    expect(adopt(page(), { folder: 'https://cdn.example/skerry' }).html).toContain(' src="https://cdn.example/skerry/skerry.js"'))
  it('preload links for what does not run are removed, others stay', () => {
    const link = (rel: string, href: string) => `<link rel="${rel}" as="script" href="${href}">\n`
    const head = link('preload', `/${MAIN}?ver=3.21.6`) + link('prefetch', `/${JQUERY}?ver=3.21.6`) + link('preload', '/js/site.js')
    const { html } = adopt(page(HEADING, { head }))
    expect(html.match(/<link rel="pre.*/g)).toEqual([link('preload', '/js/site.js').trim()])
  })
})

describe('what an optimiser delays', () => {
  const delayed = page()
    .replace(CONFIG, CONFIG.replace('<script', '<script type="rocketlazyloadscript"'))
    .replaceAll('<script src="', '<script type="rocketlazyloadscript" data-rocket-type="text/javascript" data-rocket-src="')
  it('is held too if it is the builder’s, with its address; the configuration runs at once', () => {
    const { code, html } = adopt(delayed)
    expect(code).toBe('taken')
    expect(scriptsOf(html).find((script) => script.includes('elementorFrontendConfig'))).toBe(CONFIG)
    expect(heldOf(html)).toEqual(
      [JQUERY, MAIN, HANDLERS].map(
        (name) => `<script type="skerry/held" src="/${name}?ver=3.21.6" data-rocket-type="text/javascript"></script>`,
      ),
    )
  })
  it('is read even if it is a configuration in a data: address', () => {
    const code = CONFIG.replace(/<.*?>/g, '')
    const inAddress = `<script id="elementor-frontend-js-before" data-src="data:text/javascript;base64,${Buffer.from(code).toString('base64')}"></script>`
    expect(adopt(page().replace(CONFIG, inAddress)).html).toContain(`>${code}</script>`)
  })
})

describe('pages as the web has them', () => {
  const expectRest = (html: string | Buffer, bytes: string) => {
    const adopted = adopt(html)
    expect(adopted.code).toBe('taken')
    expect(adopted.html).toContain(bytes)
  }
  it.each([
    ['windows-1252', 'caf\xe9 \x93q\x94'],
    ['shift_jis', '\x83\x5c\x95\x5c\x8b\x5c'],
    ['utf-8', Buffer.from('zażółć 🌊').toString('latin1')],
    ['none declared', '\xff\xfe is not at the start \x80'],
  ])('%s: all other bytes stay', (charset, text) =>
    expectRest(
      Buffer.from(page(`<p title="${text}">${text}</p>${HEADING}`).replace('utf-8', charset), 'latin1'),
      `<p title="${text}">${text}</p>`,
    ),
  )
  it('Windows line ends stay, and go with a script’s line', () => {
    const { html } = adopt(page().replaceAll('\n', '\r\n'))
    expect(html).toContain(`${CONFIG}\r\n<script type="skerry/held"`)
    expect(html).toMatch(/<title>t<\/title>\r\n<script id="skerry-js-before"/)
  })
  it.each([
    ['a head that ends in a comment', page(HEADING, { head: '<!-- </head><body> -->' })],
    ['one that ends in a script', page(HEADING, { head: '<script>a = "</head>"</script>' })],
    ['a body that ends in a script', page(HEADING, { after: '<script>b = "</body>"</script>' })],
    ['no head, no body', page().replace(/<\/?(html|head|body)>/g, '')],
    ['a byte order mark', `\xef\xbb\xbf${page()}`],
    ['upper case', page().replace(/<(\/?)(script|body|head)/g, (_, slash, name) => `<${slash}${name.toUpperCase()}`)],
    [
      'attributes twice and without quotes',
      page(`<p a=1 a=2 data-x=/>${HEADING}`).replaceAll('"/wp-', "'/wp-").replaceAll('3.21.6"', "3.21.6'"),
    ],
    ['misnested tags', page(`<b><p>${HEADING}</b></p><table><b><script>c()</script></table>`)],
  ])('%s', (_what, html) => {
    const adopted = adopt(Buffer.from(html, 'latin1'))
    expect(adopted.code).toBe('taken')
    expect(adopted.html.indexOf('skerry-js-before')).toBeLessThan(adopted.html.indexOf('data-widget_type'))
    expect(heldOf(adopted.html)).toHaveLength(3)
  })
  it('80,000 tags, or 20,000 nested ones, stop nothing', () => {
    expect(adopt(page(HEADING + '<i class="a"></i>'.repeat(80_000))).code).toBe('taken')
    expect(adopt(page(HEADING + '<div>'.repeat(20_000))).code).toBe('taken')
  }, 60_000)
})
