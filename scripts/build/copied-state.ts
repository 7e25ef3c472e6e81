/**
 * Finds state that the build would silently copy. A module that several bundles contain exists once in each of them, so what it keeps at
 * its top level (a counter, a list of listeners) would be kept several times. Names listed in src/kit.ts come from the core instead.
 */

/** Modules of which every bundle may have its own copy, and why. */
const SEPARATE_COPIES: Record<string, string> = {
  'src/widgets/popup/rules/server-time.ts': 'it spares requests, and only who asks why a popup stays closed sends a second one',
  'src/dom/stylesheet.ts': 'it counts the users of a stylesheet, and every chunk adopts stylesheets of its own',
}

const STATE = /\bnew (Map|Set|WeakMap|WeakSet|Array|AbortController|EventTarget)\b|\bcreate[A-Z]\w*\(/
const FUNCTION = /^(async )?(function\b|(<.*>)?\((?!\().*=>|\w+ =>)/

/**
 * What a source file keeps at its top level, `[{ name, line }]`: every `let`, collections and what `create…()` made, and constants that the
 * file changes. Functions, constant tables and what belongs to the page (`globalThis as …`) keep nothing.
 */
export function findState(source: string) {
  const text = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*|\s\/\/ .*/gm, (comment) => comment.replace(/[^\n]/g, ' '))
  const lines = text.split('\n')
  return lines.flatMap((declaration, i) => {
    const [, keyword, name] = /^(?:export )?(let|const) (\w+)/.exec(declaration) ?? []
    if (!name) return []
    // Of a table only what stands directly in it: deeper lines are bodies of its functions.
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

/** Whether the file assigns to a property of the constant, counts one, or calls a method that changes a list. */
function isChanged(name: string, text: string) {
  const member = `(?<![.\\w])${name}(\\.\\w+|\\[[^\\]]*\\])`
  return new RegExp(
    `${member}+ *([-+*/|&?]{0,2}=(?![=>])|\\+\\+|--)|(\\+\\+|--|delete )${member}|(?<![.\\w])${name}\\.(push|pop|shift|unshift|splice|sort|reverse|fill)\\(`,
  ).test(text)
}

/**
 * A sentence for everything that is kept several times, and for exceptions that are not needed any more. `metas` are esbuild's metafiles by
 * the bundle's name, `read` gives a source file's text.
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
