/**
 * npm run release -- --dry
 * Makes a release in dist/release: the zip for those who have no Node, the package for npm, and their hashes. Before that it checks the versions,
 * CHANGELOG.md, the sizes, the hash that the README names, and the licences of what is bundled. With --dry nothing leaves this machine, and
 * what only a release that is meant needs (a date, a clean work tree) is not asked for. Without it the package is published by npm, which
 * asks who you are, and the version is tagged.
 *   --no-build   takes the build that is there
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { readBudgets } from '../build/sizes'
import { packagesIn, readPackage } from '../build/third-party'
import { buildBundle, fail, node, parseArgs, root, runner } from '../process'
import { CHECKS, EARLY, type Facts, type Sources } from './checks'
import { integrityOf, writePackage, writeSums, writeZip } from './files'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const documents = () =>
  readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    file.endsWith('.md') && !/(^|[\\/])(\.|node_modules)/.test(file) ? path.join('docs', file) : [],
  )
const script = (file: string) => node(runner, [path.join(root, file)])

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

function readSources(isDry: boolean): Sources {
  const { version = '' } = JSON.parse(read('package.json'))
  const lock = JSON.parse(read('package-lock.json'))
  return {
    version,
    locked: [lock.version, lock.packages[''].version],
    changelog: read('CHANGELOG.md'),
    changed: git('status', '--porcelain'),
    tagged: git('tag', '--list', `v${version}`),
    isDry,
  }
}

function readFacts(isDry: boolean): Facts {
  const bundles = [...Object.values(JSON.parse(read('dist/meta.json'))), JSON.parse(read('dist/cli/meta.json'))]
  return {
    ...readSources(isDry),
    documents: Object.fromEntries(['README.md', ...documents()].map((file) => [file, read(file)])),
    sizes: JSON.parse(read('dist/sizes.json')),
    budgets: readBudgets(),
    bundled: packagesIn(bundles as Parameters<typeof packagesIn>[0]).map((folder) => readPackage(root, folder)),
    inlinePart: read('dist/skerry.takeover.js'),
  }
}

/** Prints the results of checks; true if all pass. */
function check<Known extends Sources>(facts: Known, checks: Record<string, (facts: Known) => string[]>) {
  const wrong = Object.entries(checks).map(([name, find]) => {
    const problems = find(facts)
    console.log(problems.length ? `✗ ${name}\n${problems.map((one) => `    ${one}`).join('\n')}` : `✓ ${name}`)
    return problems.length
  })
  return !wrong.some(Boolean)
}

/** Prints hashes for people who get a file from elsewhere. */
function printHashes() {
  for (const file of ['skerry.js', 'skerry.all.js', 'skerry.css', 'skerry.builder.css', 'skerry.takeover.js'])
    console.log(`  ${file.padEnd(20)} ${integrityOf(readFileSync(path.join(root, 'dist', file)))}`)
}

function publish(version: string, tarball: string) {
  const { status } = spawnSync('npm', ['publish', tarball, '--access', 'public'], { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) fail('npm has published nothing; nothing is tagged.')
  execFileSync('git', ['tag', '-a', `v${version}`, '-m', `Skerry ${version}`], { cwd: root })
  console.log(`Published and tagged. What is left: git push origin v${version}, and the zip on the page of the release.`)
}

/** Nobody can own a name on npm but a person with an account. */
function aboutName() {
  const { name } = readPackage(root, '.')
  return `On npm the name “${name}” belongs to whoever publishes it first. To reserve it, make an account with two-factor sign-in at npmjs.com, run npm login,
see with npm view ${name} that it is free or yours, and run this without --dry. A release needs no npm to be used: the zip has everything.
`
}

const args = parseArgs({ flags: ['dry', 'no-build'] })
if (args._.length) fail(`What is “${args._.join(' ')}”?`)
console.log(aboutName())
const isDry = Boolean(args.dry)
// Do not wait for a build that cannot be released.
if (!isDry && !check(readSources(isDry), EARLY)) fail('There is no release.')
if (!args['no-build'])
  for (const build of [buildBundle, () => script('scripts/build/cli.ts'), () => script('scripts/build/plugin.ts')])
    if ((await build()) !== 0) fail('The build failed: there is no release.')
const facts = readFacts(isDry)
console.log(`\nSkerry ${facts.version}${isDry ? ', tried' : ''}\n`)
const isReady = check(facts, CHECKS)
if (!isReady && !isDry) fail('There is no release.')
const to = path.join(root, 'dist/release')
if (existsSync(to)) rmSync(to, { recursive: true })
mkdirSync(to, { recursive: true })
const made = [writeZip(to, facts.version), writePackage(to)]
writeSums(to, made)
console.log(`\n${made.map((file) => `  ${path.relative(root, file)}, ${statSync(file).size.toLocaleString('en')} bytes`).join('\n')}\n`)
printHashes()
if (!isReady) fail('\nThis would be no release.')
if (!isDry) publish(facts.version, made[1] ?? '')
