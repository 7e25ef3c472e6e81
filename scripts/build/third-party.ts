/** What others have written in the files that we hand out, with their licences: THIRD-PARTY.md beside them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface Bundled {
  name: string
  version: string
  licence: string
  /** The text of the licence, as the package brings it. */
  text: string
}
interface Metafile {
  inputs: Record<string, unknown>
}

/** The folders of packages of which files are in these bundles, innermost ones of those that lie in one another. */
export function packagesIn(metafiles: Metafile[]): string[] {
  const files = metafiles.flatMap(({ inputs }) => Object.keys(inputs))
  const folders = files.flatMap((file) => /^(?:[^:]*:)?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1] ?? [])
  return [...new Set(folders)].sort()
}

/** The package in a folder. One that says no licence, or brings no text of it, has an empty one. */
export function readPackage(root: string, folder: string): Bundled {
  const at = path.join(root, folder)
  const { name, version, license } = JSON.parse(readFileSync(path.join(at, 'package.json'), 'utf8'))
  const file = existsSync(at) ? readdirSync(at).find((one) => /^(licen[cs]e|copying)/i.test(one)) : undefined
  const text = file ? readFileSync(path.join(at, file), 'utf8').trim() : ''
  return { name, version, licence: typeof license === 'string' ? license : (license?.type ?? ''), text }
}

/** Licences that ask for nothing but that they are handed on. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense', 'CC0-1.0', 'BlueOak-1.0.0']

/** What stands in the way of handing these out: a sentence each. */
export const findLicenceProblems = (bundled: Bundled[]) =>
  bundled.flatMap(({ name, licence, text }) => [
    ...(ALLOWED.includes(licence) ? [] : [`${name} has the licence “${licence}”, which is not among those that we hand on.`]),
    ...(text ? [] : [`${name} brings no text of its licence.`]),
  ])

/** THIRD-PARTY.md. `what` says where these are. */
export const thirdParty = (what: string, bundled: Bundled[]) =>
  `# Third-party software\n\n${what}\n\n${bundled
    .map(({ name, version, licence, text }) => `## ${name} ${version}\n\n${licence}\n\n\`\`\`\n${text}\n\`\`\`\n`)
    .join('\n')}`
