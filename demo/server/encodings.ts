import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Body } from './files'

/** By the name that browsers use, in the order in which we prefer them. */
const ENCODINGS = {
  br: (body: Body) => promisify(brotliCompress)(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Body) => promisify(gzip)(body),
}
/** A file that is kept is packed once. */
const packed = new WeakMap<Buffer, Map<string, Promise<Buffer>>>()
export function pack(body: Body, name: keyof typeof ENCODINGS): Promise<Buffer> {
  if (typeof body === 'string') return ENCODINGS[name](body)
  const known = packed.get(body) ?? new Map<string, Promise<Buffer>>()
  packed.set(body, known)
  const made = known.get(name) ?? ENCODINGS[name](body)
  known.set(name, made)
  return made
}
/** What is shorter than a packet gains nothing. */
export const COMPRESS_FROM = 1400
/** The best of what a browser takes; one with `q=0` it does not. */
export const acceptedEncoding = ({ 'accept-encoding': accepted = '' }) =>
  (Object.keys(ENCODINGS) as (keyof typeof ENCODINGS)[]).find((name) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))|,|$)`, 'i').test(accepted),
  )
