/** Pages, named after what is hard to parse in them. */
export const page = (body: string, head = ''): string => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`
export const ONE = '<script>one()</script>'
export const CLOSE = '</' + 'script>'

/** Pages that must be read to their end, with everything that may trip the parser. */
export const READABLE: Record<string, string> = {
  'the end of the head in a comment': page(ONE, '<!-- before the closing </head> tag -->'),
  'the end of the head in a script': page(ONE, `<script>w.write("<html><head><title>x</title></head><body>")${CLOSE}`),
  'the end of the body in a script and in a comment': page(`${ONE}<script>"</body></html>"${CLOSE}<!-- </body></html> -->`),
  'a script in an attribute': page(`<p title="<script>two()${CLOSE}" data-x='<script>'>x</p>${ONE}`),
  'a script in noscript': page(`<noscript><script>two()${CLOSE}<img src=x></noscript>${ONE}`, '<noscript><style>a{}</style></noscript>'),
  'the end of noscript in a comment in it': page(`<noscript><!-- </noscript>${ONE}<p>--></p><noscript>x</noscript>`),
  'noscript whose name goes on': page(`<noscript></noscriptx><script>two()${CLOSE}</noscript>${ONE}`),
  'a template in a template': page(`<template><template></template><script>two()${CLOSE}</template>${ONE}`),
  'upper case': `<!DOCTYPE HTML><HTML><HEAD></HEAD><BODY><SCRIPT>one()</SCRIPT ><P ONCLICK='a()'></BODY></HTML>`,
  'a comment that ends oddly': page(`<!--><script>two()${CLOSE}<!-- --!>${ONE}<!-- a <!-- b -->${ONE}`),
  'a comment for old browsers': page(`<!--[if lt IE 9]><script>two()${CLOSE}<![endif]--><!--[if !IE]><!-->${ONE}<!--<![endif]-->`),
  'a script that holds another in a comment': page(`<script><!-- <script>two()${CLOSE} -->${CLOSE}${ONE}`),
  'raw text': page(
    `<textarea><script>two()${CLOSE}</textarea><style>/*<script>*/</style><xmp><script></xmp><iframe><script></iframe>${ONE}`,
  ),
  'an attribute twice': page('<script id="a" src="x" src="y"></script>'),
  'an attribute without quotes': page(`<script src=a/b.js></script><p onclick=jQuery(this).hide()>x</p>`),
  'a byte order mark': `\uFEFF${page(ONE)}`,
  'no end of the head': `<!DOCTYPE html><html><head><title>x</title><body>${ONE}</body></html>`,
  'scripts after the end': `${page(ONE)}\n<!-- cached -->${ONE}`,
  'a picture with a title and a style': page(`<svg><title>a</title><style>.a{fill:red}</style><path d="M0 0"/></svg><svg/>${ONE}`),
  'a picture with CDATA in its style': page(`<svg><style><![CDATA[ .a > .b {} ]]></style></svg>${ONE}`),
  'signs that are no tags': page(`a < b && c<d > e <3 </3> <?php echo 1 ?> <!x> ${ONE}`),
  'a form and a table that are nested wrongly': page(`<table><p>a<tr><td>${ONE}</table></p><b><i>x</b></i>${ONE}`),
  'a shadow root': page(`<div><template shadowrootmode="open">${ONE}</template></div>`),
  'another encoding': page(ONE, '<meta http-equiv="Content-Type" content="text/html; charset=ISO-8859-2">'),
}

/** Pages whose bytes do not tell what a browser makes of them. */
export const UNREADABLE: Record<string, string> = {
  'a comment without an end': page(`${ONE}<!-- `).replace('</body>', '<p>'),
  'a script without an end': page(`${ONE}<script>one()`),
  'a tag without an end': `${page(ONE).slice(0, -7)}<p title="`,
  'a template without an end': page(`<template>${ONE}`),
  'a noscript without an end': page(`${ONE}<noscript>x`),
  'a style without an end': page(`${ONE}${'<style '.repeat(1000)}`),
  'a page that breaks off': page(ONE).slice(0, -10),
  'no page': '{"a":"<body>"}',
  'no body’s end': `<!DOCTYPE html><html><head></head><body>${ONE}</html>`,
  'a script in a picture': page(`<svg><script>one()${CLOSE}</svg>`),
  'a closed title in a picture': page(`<svg><title/></svg><p>x</p><svg><title>a</title></svg>${ONE}`),
  'markup in a picture’s style': page(`<svg><style><a></style></svg>${ONE}`),
  'CDATA in a picture': page(`<svg><![CDATA[ > <script> ]]></svg>${ONE}`),
  'nothing but text': page(`<plaintext>${ONE}`),
  frames: `<!DOCTYPE html><html><head></head><frameset>${ONE}</frameset></body></html>`,
  'a zero byte': page(`${ONE}\0`),
  'an encoding in which letters may look like tags': page(ONE, '<meta charset="iso-2022-jp">'),
  'UTF-16': Buffer.from(page(ONE), 'utf16le').toString('latin1'),
}
