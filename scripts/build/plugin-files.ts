/** Writes file formats of the WordPress plugin: PHP arrays, translations, a zip. */
import { readFileSync } from 'node:fs'
import { deflateRawSync, crc32 as nativeCrc32 } from 'node:zlib'

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`

/** A value as a PHP expression. */
export function php(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value)
  if (value === null || typeof value !== 'object') return String(value)
  const inner = `${indent}\t`
  const rows = Object.entries(value).map(([key, one]) => `${inner}${Array.isArray(value) ? '' : `${quoted(key)} => `}${php(one, inner)},\n`)
  return rows.length ? `array(\n${rows.join('')}${indent})` : 'array()'
}

const unescaped = (line: string): string => JSON.parse(line)

interface Entry {
  context: string
  id: string
  plural: string
  texts: string[]
  isFuzzy: boolean
}

/** The entries of a .po file: `[{ context, id, plural, texts }]`; the header has an empty id. */
export function readPo(text: string): Entry[] {
  return text.split(/\n{2,}/).flatMap((block) => {
    const entry: Entry = { context: '', id: '', plural: '', texts: [], isFuzzy: /^#,.*\bfuzzy\b/m.test(block) }
    let hasId = false
    let part = ''
    let at = 0
    for (const line of block.split('\n').filter((l) => l && !l.startsWith('#'))) {
      const [, key, index, string] = /^(?:(msgctxt|msgid_plural|msgid|msgstr)(?:\[(\d)\])?\s+)?(".*")$/.exec(line) ?? []
      if (!string) throw new Error(`What is this line of a .po file? ${line}`)
      // A line without a key continues the previous one.
      if (key) [part, at] = [key, Number(index ?? 0)]
      const value = unescaped(string)
      if (part === 'msgctxt') entry.context += value
      else if (part === 'msgid') entry.id += value
      else if (part === 'msgid_plural') entry.plural += value
      else if (part) entry.texts[at] = (entry.texts[at] ?? '') + value
      hasId ||= part === 'msgid'
    }
    return hasId ? [entry] : []
  })
}

/** A .mo file from `readPo`: originals and translations sorted by bytes, as gettext expects. */
export function writeMo(entries: Entry[]) {
  const rows = entries
    .filter(({ texts, isFuzzy }) => texts.some(Boolean) && !isFuzzy)
    .map(({ context, id, plural, texts }) => ({
      key: Buffer.from(`${context ? `${context}\x04` : ''}${id}${plural ? `\0${plural}` : ''}`),
      value: Buffer.from(texts.join('\0')),
    }))
    .sort((a, b) => Buffer.compare(a.key, b.key))
  const start = 28
  const head = Buffer.alloc(start + rows.length * 16)
  for (const [i, n] of [0x950412de, 0, rows.length, start, start + rows.length * 8, 0, head.length].entries()) head.writeUInt32LE(n, i * 4)
  let at = head.length
  const parts = [head]
  for (const [table, name] of (['key', 'value'] as const).entries())
    for (const [i, row] of rows.entries()) {
      head.writeUInt32LE(row[name].length, start + table * rows.length * 8 + i * 8)
      head.writeUInt32LE(at, start + table * rows.length * 8 + i * 8 + 4)
      parts.push(row[name], Buffer.alloc(1))
      at += row[name].length + 1
    }
  return Buffer.concat(parts)
}

function crc32(bytes: Buffer) {
  if (nativeCrc32) return nativeCrc32(bytes)
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

/** A fixed date, so that the same content makes the same zip: 1 January 2024. */
const DATE = ((2024 - 1980) << 9) | (1 << 5) | 1
const UTF8 = 0x0800

/** A zip of `[{ name, file }]`. */
export function zip(files: { name: string; file: string }[]) {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, file } of files) {
    const bytes = readFileSync(file)
    const packed = deflateRawSync(bytes, { level: 9 })
    const path = Buffer.from(name)
    // Version 2.0, UTF-8 names, deflate.
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(UTF8, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt16LE(DATE, 8)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, path, packed])
    const rest = Buffer.alloc(14)
    // Regular files that everyone may read.
    rest.writeUInt32LE(0o100644 * 0x10000, 6)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), common, rest, path)
    bodies.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, central, end])
}
