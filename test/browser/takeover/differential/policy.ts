/** A policy that allows scripts by nonce, and the scripts these insert. What it blocks never runs. */
import { createScripts, type DifferentialPage, FIRST_HELD, LAST, STAND_IN } from './page'

export function policy(isStrict: boolean): DifferentialPage {
  const { files, inline, file } = createScripts()
  const nonce = 'bWF0cml4'
  const allowed = `nonce="${nonce}"`
  files[FIRST_HELD] = STAND_IN
  files['js/free-inserted.js'] = { body: `ran('free-inserted')` }
  files['js/written.js'] = { body: `ran('written')` }
  files['js/written-allowed.js'] = { body: `ran('written-allowed')` }
  const insert = (id: string, more: string) =>
    `{const s = document.createElement('script'); s.id = '${id}'; ${more}; document.getElementById('first').after(s)}`
  const ends = (id: string) => `${allowed} id="${id}"`
  const head = [
    inline(
      'early',
      `addEventListener('securitypolicyviolation', (event) => say('free-' + event.effectiveDirective.replace(/\\W/g, '') + event.blockedURI.replace(/.*\\/|\\W/g, ''), event.effectiveDirective))`,
      allowed,
    ),
    `<script src="${FIRST_HELD}" ${ends('jquery-core-js')}></script>`,
    inline('listens', `listen('listens')`, allowed),
  ]
  const body = [
    inline('inline', '', allowed),
    file('file', '', allowed),
    inline('forbidden', ''),
    inline('wrong', '', 'nonce="d3Jvbmc"'),
    file('forbidden-file', ''),
    file('free-forbiddendeferred', '', 'defer'),
    file('free-forbiddenasync', '', 'async'),
    inline('forbidden-module', '', 'type="module"'),
    file('free-forbiddenmodulefile', '', 'type="module"'),
    file('deferred', '', `defer ${allowed}`),
    inline('module', '', `type="module" ${allowed}`),
    file('free-modulefile', '', `type="module" ${allowed}`),
    inline('inserts', insert('free-inserted', `s.src = 'js/free-inserted.js'`), allowed),
    inline('inserts-inline', insert('forbidden-inserted', `s.text = "ran('forbidden-inserted')"`), allowed),
    inline('inserts-with-nonce', insert('inserted', `s.nonce = document.currentScript.nonce; s.text = "ran('inserted')"`), allowed),
    inline(
      'writes',
      `document.write('<p id="w"></p><script src="js/written.js" id="written"><\\/script><script id="written-inline">ran("written-inline")<\\/script>')`,
      allowed,
    ),
    inline(
      'writes-with-nonce',
      `document.write('<script ${allowed} src="js/written-allowed.js" id="written-allowed"><\\/script>')`,
      allowed,
    ),
    inline('after-writing', '', allowed),
    `<p id="p" onclick="ran('attribute')">text</p>`,
    inline(
      'clicks',
      `document.getElementById('p').click();try { say('clicks', eval('1')) } catch (error) { say('clicks', error.name) }`,
      allowed,
    ),
    LAST.replace('<script', `<script ${allowed}`),
  ]
  const rule = isStrict ? `'nonce-${nonce}' 'strict-dynamic'` : `'nonce-${nonce}'`
  return {
    name: isStrict ? 'a strict policy' : 'a policy by nonce',
    ...{ head: head.join(''), body: body.join(''), files, nonce },
    headers: { 'content-security-policy': `script-src ${rule}; object-src 'none'` },
  }
}
