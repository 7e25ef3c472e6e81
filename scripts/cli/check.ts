/** `skerry check`: reports for each page whether it would be taken over, what is driven there, and the mistakes in its settings. */

import { type Context, splitNames } from '../adopt/command'
import { type AdoptedPage, adoptPage } from '../adopt/pages'
import { describeBuilt } from '../build/built-files'
import { fail, parseArgs } from '../process'
import type { PageCheck } from './check-page'
import { lendWindow, readTools } from './package-tools'
import { type GivenPage, readPages } from './pages'
import { lines } from './report-check'

const USAGE = 'skerry check <page, folder or address>… [options]'
const HELP = `${USAGE}

Says for each page whether Skerry would take it over from the page builder’s scripts, and what that saves; what it drives there; and which
settings it cannot read, with line, column and a suggestion. It changes nothing. It reads pages as the server sends them and runs none of
their scripts.

  --allow "list, their-*"  widgets of add-ons that need no script
  --host example.com       the site’s own host, if the pages do not name it
  --json                   the same as JSON: [{ page, verdict, driven, undriven, others, mistakes }], or { page, problem } if unreadable

Exit code: 0 if no setting is wrong, 1 if one is, 2 if a page cannot be read.

  npx skerry check dist/index.html
  npx skerry check path/to/export http://localhost:8080/offer/`

export interface CheckedPage extends PageCheck {
  page: string
  verdict: Pick<AdoptedPage, 'code' | 'why' | 'before' | 'after'>
}

/** Decodes a page: Latin-1 and its relatives if declared, else UTF-8. */
function asText(bytes: Buffer) {
  const [, charset = 'utf-8'] = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(bytes.subarray(0, 4096).toString('latin1')) ?? []
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return bytes.toString('utf8')
  }
}

async function checkOne(given: GivenPage, context: Omit<Context, 'files'>): Promise<CheckedPage> {
  const { checkPage } = await import('./check-page')
  const { code, why, before, after } = adoptPage(given.bytes, given.file, { ...context, files: given.files })
  return { page: given.name, verdict: { code, why, before, after }, ...(await checkPage(asText(given.bytes))) }
}

export async function check(argv: string[]) {
  const args = parseArgs({ flags: ['json'], values: ['allow', 'host'], help: HELP }, argv)
  if (!args._.length) fail(`Which page? ${USAGE}`, 2)
  await lendWindow()
  // The console output of our source is already part of the report.
  Object.assign(console, { warn: () => {}, info: () => {} })
  const { source, parts, dist } = await readTools()
  const context = { source, parts, built: describeBuilt(dist), folder: 'skerry', allowed: splitNames(args.allow), host: args.host ?? '' }
  const checked: CheckedPage[] = []
  const unread: { page: string; problem: string }[] = []
  for await (const given of readPages(args._)) {
    const page =
      'problem' in given ? given : await checkOne(given, context).catch((error) => ({ name: given.name, problem: String(error) }))
    if ('problem' in page) unread.push({ page: page.name, problem: page.problem })
    else checked.push(page)
    if (!args.json) console.log(`${('problem' in page ? [`${page.name} cannot be read: ${page.problem}.`] : lines(page)).join('\n')}\n`)
  }
  const wrong = checked.reduce((sum, { mistakes }) => sum + mistakes.length, 0)
  if (args.json) console.log(JSON.stringify([...checked, ...unread], null, 2))
  else console.log(`${checked.length} ${checked.length === 1 ? 'page' : 'pages'}, ${wrong} ${wrong === 1 ? 'mistake' : 'mistakes'}.`)
  process.exitCode = unread.length ? 2 : wrong ? 1 : 0
}
