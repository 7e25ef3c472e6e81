/** Third-party code in the files we distribute, with its licences: THIRD-PARTY.md. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface Bundled {
  name: string
  version: string
  licence: string
  /** The licence text from the package. */
  text: string
}
interface Metafile {
  inputs: Record<string, unknown>
}

/** The package folders with files in these bundles; of nested folders the innermost. */
export function packagesIn(metafiles: Metafile[]): string[] {
  const files = metafiles.flatMap(({ inputs }) => Object.keys(inputs))
  const folders = files.flatMap((file) => /^(?:[^:]*:)?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1] ?? [])
  return [...new Set(folders)].sort()
}

/** A folder's package. Missing licences or licence texts are empty. */
export function readPackage(root: string, folder: string): Bundled {
  const at = path.join(root, folder)
  const { name, version, license } = JSON.parse(readFileSync(path.join(at, 'package.json'), 'utf8'))
  const file = existsSync(at) ? readdirSync(at).find((one) => /^(licen[cs]e|copying)/i.test(one)) : undefined
  const text = file ? readFileSync(path.join(at, file), 'utf8').trim() : ''
  return { name, version, licence: typeof license === 'string' ? license : (license?.type ?? ''), text }
}

/** Licences that only require being passed on. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense', 'CC0-1.0', 'BlueOak-1.0.0']

/** Obstacles to distributing these, one sentence each. */
export const findLicenceProblems = (bundled: Bundled[]) =>
  bundled.flatMap(({ name, licence, text }) => [
    ...(ALLOWED.includes(licence) ? [] : [`${name} has the licence “${licence}”, which is not among those that we hand on.`]),
    ...(text ? [] : [`${name} brings no text of its licence.`]),
  ])

/** THIRD-PARTY.md. `what` says where they are used. */
export const thirdParty = (what: string, bundled: Bundled[]) =>
  `# Third-party software\n\n${what}\n\n${bundled
    .map(({ name, version, licence, text }) => `## ${name} ${version}\n\n${licence}\n\n\`\`\`\n${text}\n\`\`\`\n`)
    .join('\n')}`
