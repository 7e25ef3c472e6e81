/**
 * node scripts/clip.mjs: paints the demo's short video, a lighthouse by night, and writes demo/pages/film.webm and its first picture, film.webp.
 * The browser encodes (WebCodecs); the file around the frames is written here, with its length and an index, so that players can seek.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { findBrowser, launchArgs } from './browser.mjs'
import { root } from './process.mjs'
import { serve } from './serve.mjs'

const VIDEO = { width: 640, height: 360, rate: 12, seconds: 6, keyEvery: 24, bitrate: 30_000 }

const site = await serve()
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
const page = await browser.newPage()
await page.goto(site.url)
const { frames, poster } = await page.evaluate(paint, VIDEO)
await browser.close()
await site.close()

const to = (name) => path.join(root, 'demo/pages', name)
const video = webm(frames.map((f) => ({ ...f, data: Buffer.from(f.data, 'base64') })))
writeFileSync(to('film.webm'), video)
writeFileSync(to('film.webp'), Buffer.from(poster.split(',')[1], 'base64'))
console.log(`demo/pages/film.webm: ${video.length} bytes, ${frames.length} frames`)

/** In the page: draws every frame and encodes it. The last leads to the first. */
async function paint({ width, height, rate, seconds, keyEvery, bitrate }) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const c = canvas.getContext('2d')
  const area = (colour, ...points) => {
    c.fillStyle = colour
    c.beginPath()
    for (const [x, y] of points) c.lineTo(x, y)
    c.fill()
  }
  const draw = (turn) => {
    const sky = c.createLinearGradient(0, 0, 0, 240)
    sky.addColorStop(0, '#0b1b2b')
    sky.addColorStop(1, '#27536b')
    c.fillStyle = sky
    c.fillRect(0, 0, width, 240)
    c.fillStyle = '#dfeaf0'
    for (let i = 0; i < 26; i++) c.fillRect((i * 149) % 640, (i * 67) % 170, 2, 2)
    // The beam goes round: long and bright towards the side, gone when it looks away.
    const reach = Math.cos(turn)
    c.globalAlpha = 0.2 + 0.35 * Math.abs(reach)
    area('#ffe9a8', [196, 92], [196 + reach * 520, 50], [196 + reach * 520, 150], [196, 100])
    c.globalAlpha = 1
    area('#123243', [0, 236], [640, 236], [640, 360], [0, 360])
    for (let row = 0; row < 5; row++) {
      c.strokeStyle = ['#1d4a5f', '#22566d', '#1d4a5f', '#19425a', '#163a50'][row]
      c.lineWidth = 3 + row
      c.beginPath()
      for (let x = -10; x <= 650; x += 10) c.lineTo(x, 256 + row * 22 + (3 + row) * Math.sin(x / 44 + row + (row % 2 ? turn : -turn)))
      c.stroke()
    }
    area('#0a141c', [90, 262], [130, 226], [180, 214], [240, 218], [290, 244], [330, 262])
    area('#eef3f1', [178, 216], [186, 108], [206, 108], [214, 216])
    area('#c2412d', [180, 190], [182, 160], [210, 160], [212, 190])
    area('#c2412d', [184, 132], [185, 112], [207, 112], [208, 132])
    area('#0a141c', [180, 110], [180, 104], [212, 104], [212, 110])
    area('#ffe9a8', [188, 104], [188, 88], [204, 88], [204, 104])
    area('#0a141c', [184, 88], [196, 74], [208, 88])
  }
  const frames = []
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      frames.push({ ms: Math.round(chunk.timestamp / 1e3), isKey: chunk.type === 'key', data: btoa(String.fromCharCode(...bytes)) })
    },
    error: (error) => {
      throw error
    },
  })
  encoder.configure({ codec: 'vp09.00.10.08', width, height, bitrate, framerate: rate })
  const count = rate * seconds
  for (let i = 0; i < count; i++) {
    draw((i / count) * 2 * Math.PI)
    const frame = new VideoFrame(canvas, { timestamp: (i * 1e6) / rate, duration: 1e6 / rate })
    encoder.encode(frame, { keyFrame: i % keyEvery === 0 })
    frame.close()
  }
  await encoder.flush()
  draw(0)
  return { frames, poster: canvas.toDataURL('image/webp', 0.7) }
}

/** A WebM file: header, length, one track, an index, then a cluster a key frame. */
function webm(frames) {
  const clusters = []
  for (const frame of frames) {
    if (frame.isKey) clusters.push([])
    clusters.at(-1).push(frame)
  }
  const bodies = clusters.map((cluster) => {
    const from = cluster[0].ms
    const blocks = cluster.map(({ ms, isKey, data }) => {
      const head = Buffer.from([0x81, 0, 0, isKey ? 0x80 : 0])
      head.writeInt16BE(ms - from, 1)
      return element('a3', head, data)
    })
    return element('1f43b675', element('e7', number(from)), ...blocks)
  })
  const info = element('1549a966', element('2ad7b1', number(1e6)), element('4489', double(VIDEO.seconds * 1e3)), text('4d80'), text('5741'))
  const size = element('e0', element('b0', number(VIDEO.width)), element('ba', number(VIDEO.height)))
  const entry = ['d7', '73c5', '83'].map((id) => element(id, number(1)))
  const tracks = element('1654ae6b', element('ae', ...entry, element('86', Buffer.from('V_VP9')), size))
  const index = (at) =>
    element(
      '1c53bb6b',
      ...clusters.map(([first], i) =>
        element('bb', element('b3', number(first.ms)), element('b7', element('f7', number(1)), element('f1', number(at[i] ?? 0)))),
      ),
    )
  // Every number is eight bytes, so the index is as long as the one without places.
  let place = info.length + tracks.length + index([]).length
  const at = bodies.map((body) => {
    place += body.length
    return place - body.length
  })
  const header = [
    ['4286', 1],
    ['42f7', 1],
    ['42f2', 4],
    ['42f3', 8],
    ['4287', 4],
    ['4285', 2],
  ].map(([id, value]) => element(id, number(value)))
  const top = element('1a45dfa3', ...header, element('4282', Buffer.from('webm')))
  return Buffer.concat([top, element('18538067', info, tracks, index(at), ...bodies)])
}

function element(id, ...parts) {
  const body = Buffer.concat(parts)
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(body.length) | (1n << 56n))
  return Buffer.concat([Buffer.from(id, 'hex'), length, body])
}
function number(value) {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return bytes
}
function double(value) {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}
function text(id) {
  return element(id, Buffer.from('skerry'))
}
