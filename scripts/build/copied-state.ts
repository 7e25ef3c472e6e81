/**
 * Finds state that the build would silently duplicate. A module in several bundles exists once in each, so its top-level state (a counter,
 * a list of listeners) would exist several times. Names listed in src/kit.ts come from the core instead.
 */

/** Modules that may be duplicated, with the reasons. */
const SEPARATE_COPIES: Record<string, string> = {
  'src/dom/served-parts.ts': 'it remembers what was served by part of the page, and each part is filled by one chunk alone',
  'src/dom/stylesheet.ts': 'it counts the users of a stylesheet, and every chunk adopts stylesheets of its own',
}

const STATE = /\bnew (Map|Set|WeakMap|WeakSet|Array|AbortController|EventTarget)\b|\bcreate[A-Z]\w*\(/
const FUNCTION = /^(async )?(function\b|(<.*>)?\((?!\().*=>|\w+ =>)/

/**
 * A source file's top-level state, `[{ name, line }]`: every `let`, collections, results of `create…()`, and constants that the file
 * mutates. Functions, constant tables and the page's own state (`globalThis as …`) do not count.
 */
export function findState(source: string) {
  const text = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*|\s\/\/ .*/gm, (comment) => comment.replace(/[^\n]/g, ' '))
  const lines = text.split('\n')
  return lines.flatMap((declaration, i) => {
    const [, keyword, name] = /^(?:export )?(let|const) (\w+)/.exec(declaration) ?? []
    if (!name) return []
    // Of a table only its direct members: deeper lines are function bodies.
    const own = [declaration, ...lines.slice(i + 1, firstFrom(lines, i + 1, /^\S/)).filter((line) => /^ {2}\S/.test(line))]
    const value = declaration.slice(declaration.indexOf(' = ') + 3).trim()
    if (keyword === 'const' && (FUNCTION.test(value) || /^globalThis\b/.test(value))) return []
    const isState = keyword === 'let' || own.some((line) => STATE.test(line.replace(/=>.*/, ''))) || isChanged(name, text)
    return isState ? [{ name, line: i + 1 }] : []
  })
}

function firstFrom(lines: string[], start: number, pattern: RegExp) {
  const found = lines.findIndex((line, i) => i >= start && pattern.test(line))
  return found < 0 ? lines.length : found
}

/** Whether the file assigns to a property of the constant, increments one, or calls a mutating list method. */
function isChanged(name: string, text: string) {
  const member = `(?<![.\\w])${name}(\\.\\w+|\\[[^\\]]*\\])`
  return new RegExp(
    `${member}+ *([-+*/|&?]{0,2}=(?![=>])|\\+\\+|--)|(\\+\\+|--|delete )${member}|(?<![.\\w])${name}\\.(push|pop|shift|unshift|splice|sort|reverse|fill)\\(`,
  ).test(text)
}

/**
 * Reports all duplicated state and unneeded exceptions, one sentence each. `metas` are esbuild's metafiles by bundle name, `read` returns a
 * source file's text.
 */
export function findCopiedState(
  metas: Record<string, { outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }> }>,
  read: (file: string) => string,
  exceptions = SEPARATE_COPIES,
) {
  const bundles = new Map<string, string[]>()
  for (const [name, { outputs }] of Object.entries(metas))
    for (const { inputs } of Object.values(outputs))
      for (const [file, { bytesInOutput }] of Object.entries(inputs))
        if (bytesInOutput && file.startsWith('src/')) bundles.set(file, [...(bundles.get(file) ?? []), name])
  const copied = [...bundles].filter(([file, names]) => names.length > 1 && findState(read(file)).length)
  return [
    ...copied
      .filter(([file]) => !exceptions[file])
      .map(([file, names]) => {
        const [state] = findState(read(file))
        const where = new Intl.ListFormat('en').format(names)
        return `${file}:${state?.line} keeps "${state?.name}", and ${where} would each have their own: export through src/kit.ts what chunks import from it, or say in SEPARATE_COPIES of scripts/build/copied-state.ts why each may have its own`
      }),
    ...Object.keys(exceptions)
      .filter((file) => !copied.some(([each]) => each === file))
      .map(
        (file) => `${file} is in SEPARATE_COPIES of scripts/build/copied-state.ts, but keeps nothing in several bundles: remove it there`,
      ),
  ]
}
