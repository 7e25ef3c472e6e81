/** The kinds of scripts that a parser creates, with what they log about themselves. */
import { createHash } from 'node:crypto'
import { createScripts, type DifferentialPage, FIRST_HELD, LAST, STAND_IN } from './page'

const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
/** A script's own `load` and `error`. */
const ENDS = `onload="told(this.id, this, event)" onerror="told(this.id, this, event)"`

export function kinds(): DifferentialPage {
  const { files, inline, file } = createScripts()
  files[FIRST_HELD] = STAND_IN
  const head = [
    inline('early', 'listen("early");var early = 1'),
    file('early-file', '', ENDS),
    file('early-deferred', '', `defer ${ENDS}`),
    `<script type="importmap" id="map">{"imports":{"lib":"./js/lib.js"}}</script>`,
    `<script type="module" id="early-module">ran('early-module')</script>`,
    `<script src="${FIRST_HELD}" id="jquery-core-js" ${ENDS}></script>`,
    inline('after-jquery', 'say("after-jquery", typeof jQuery);listen("after-jquery")'),
    file('slow', '', ENDS, { wait: 150 }),
    file('after-slow', '', `charset="utf-8" referrerpolicy="no-referrer" fetchpriority="low" data-x="1" class="a b" title="t" ${ENDS}`),
    file('missing', '', ENDS, { status: 404 }),
    inline('after-missing'),
  ]
  const fixed = `ran('sri-right')`
  files['js/sri-right.js'] = { body: fixed }
  files['js/lib.js'] = { body: `export const lib = 'lib'` }
  const body = [
    `<p id="p">text</p>`,
    inline('plain', 'say("plain", `this=` + nameOf(this) + ` strict=` + !(function () { return this })())'),
    inline(
      'declares',
      'const aConst = 1; let aLet = 2; var aVar = 3; class AClass {} function aFunction() { return 4 }; window.aProperty = 5',
    ),
    file('uses', 'say("uses", [aConst, aLet, aVar, typeof AClass, aFunction(), aProperty, early, delete window.aVar].join())'),
    inline('hoisted', 'say("hoisted", hoisted()); function hoisted() { return "hoisted" }'),
    inline('inline-deferred', '', 'defer'),
    inline('inline-async', '', 'async'),
    file('deferred', 'listen("deferred")', `defer ${ENDS}`),
    file('deferred-slow', '', `defer ${ENDS}`, { wait: 200 }),
    file('free-missingdeferred', '', `defer ${ENDS}`, { status: 404 }),
    file('deferred-throws', 'throw Error("deferred")', `defer ${ENDS}`),
    file('free-async', '', `async ${ENDS}`),
    file('free-asyncdefer', '', `async defer ${ENDS}`),
    inline('module', 'import("lib").then(({ lib }) => say("free-import", lib));listen("module")', 'type="module"'),
    file('module-file', 'import { lib } from "lib"; say("module-file", lib)', `type="module" ${ENDS}`),
    inline('free-module', '', 'type="module" async'),
    file('free-missingmodule', '', `type="module" ${ENDS}`, { status: 404 }),
    file('module-throws', 'throw Error("module")', `type="module" ${ENDS}`),
    inline('nomodule', '', 'nomodule'),
    file('nomodule-file', '', `nomodule ${ENDS}`),
    file('nomodule-deferred', '', `nomodule defer ${ENDS}`),
    inline('throws', 'throw Error("inline")'),
    inline('syntax', 'return ('),
    file('throws-file', 'throw Error("file")', ENDS),
    file('syntax-file', 'return (', ENDS),
    inline('after-throws'),
    `<script src="js/sri-right.js" id="sri-right" integrity="${sri(fixed)}" ${ENDS}></script>`,
    file('sri-wrong', '', `integrity="${sri('x')}" ${ENDS}`),
    file('cors', '', `crossorigin ${ENDS}`),
    file('cors-credentials', '', `crossorigin="use-credentials" ${ENDS}`),
    // Their errors are tasks of their own.
    `<script src="" id="free-empty" ${ENDS}>ran('free-empty')</script>`,
    `<script src id="free-bare" ${ENDS}>ran('free-bare')</script>`,
    `<script src="http://:0/" id="free-invalid" ${ENDS}></script>`,
    `<script src="data:text/javascript,ran('data')" id="data" ${ENDS}></script>`,
    `<script id="nothing"></script>`,
    ...types(inline),
    `<script type="speculationrules" id="rules">{}</script>`,
    `<template><script id="inert">ran('inert')</script></template>`,
    `<noscript><script id="noscript">ran('noscript')</script></noscript>`,
    inline('for-window', '', 'for="window" event="onload()"'),
    inline('for-other', '', 'for="document" event="onclick"'),
    file('deferred-last', '', `defer ${ENDS}`),
    inline('module-last', '', 'type="module"'),
    LAST,
  ]
  return { name: 'kinds', head: head.join(''), body: body.join(''), files }
}

const RUN = [
  'text/jscript',
  'application/x-javascript',
  'text/ecmascript',
  'text/javascript1.5',
  'TEXT/JavaScript',
  ' text/javascript ',
  '',
]
const DO_NOT = ['text/vbscript', 'text/javascript; charset=utf-8', 'application/json', 'text/template', 'javascript', '42']

/** Types that browsers run, and types that none runs. */
function types(inline: ReturnType<typeof createScripts>['inline']): string[] {
  const typed = [...RUN, ...DO_NOT].map((type, i) => inline(`type-${i}`, '', `type="${type}"`))
  const languages = ['vbscript', 'javascript', 'JScript', 'javascript1.2', ''].map((language, i) =>
    inline(`language-${i}`, '', `language="${language}"`),
  )
  return [...typed, ...languages, inline('type-wins', '', 'type="text/javascript" language="vbscript"')]
}
