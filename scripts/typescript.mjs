/**
 * Loader hooks for Node before version 22, which cannot run TypeScript: tries paths without an extension as .ts, and compiles them with
 * esbuild. Functions keep their source, because scripts send some of them to pages as text.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'

const IS_TYPESCRIPT = /\.tsx?$/

export async function resolve(specifier, context, next) {
  try {
    return await next(specifier, context)
  } catch (error) {
    // A folder may have the same name.
    const isMissing = error.code === 'ERR_MODULE_NOT_FOUND' || error.code === 'ERR_UNSUPPORTED_DIR_IMPORT'
    if (!isMissing || !/^\.{1,2}\//.test(specifier) || IS_TYPESCRIPT.test(specifier)) throw error
    return next(`${specifier}.ts`, context)
  }
}

export async function load(url, context, next) {
  if (!url.startsWith('file:') || !IS_TYPESCRIPT.test(url)) return next(url, context)
  const file = fileURLToPath(url)
  const source = await readFile(file, 'utf8')
  const options = { loader: 'ts', format: 'esm', target: 'node20', sourcefile: file, sourcemap: 'inline', sourcesContent: false }
  const { code } = await transform(source, options)
  return { format: 'module', source: code, shortCircuit: true }
}
