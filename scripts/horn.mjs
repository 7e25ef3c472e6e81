/** node scripts/horn.mjs: blows the demo's fog horn, and writes demo/port/media/buczek.wav (8 kHz, 8 bits, one channel: about 22 kB). */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const RATE = 8000
const SECONDS = 2.8
const samples = Buffer.alloc(RATE * SECONDS)
/** One blast: two reeds a little apart, swelling and dying away. */
const blast = (t, length) => {
  if (t < 0 || t > length) return 0
  const swell = Math.min(1, t / 0.12, (length - t) / 0.5)
  const reed = (hz) => [1, 2, 3, 5].reduce((sum, n) => sum + Math.sin(2 * Math.PI * hz * n * t) / n, 0)
  return (swell * (reed(146) + reed(147.5))) / 3.4
}
for (let i = 0; i < samples.length; i++) {
  const t = i / RATE
  // Two echoes.
  samples[i] = 128 + Math.round(88 * (blast(t, 1.6) + 0.3 * blast(t - 0.55, 1.6) + 0.12 * blast(t - 1.1, 1.6)) * 0.75)
}
const head = Buffer.alloc(44)
head.write('RIFF', 0, 'latin1')
head.writeUInt32LE(36 + samples.length, 4)
head.write('WAVEfmt ', 8, 'latin1')
head.writeUInt32LE(16, 16)
head.writeUInt16LE(1, 20)
head.writeUInt16LE(1, 22)
head.writeUInt32LE(RATE, 24)
head.writeUInt32LE(RATE, 28)
head.writeUInt16LE(1, 32)
head.writeUInt16LE(8, 34)
head.write('data', 36, 'latin1')
head.writeUInt32LE(samples.length, 40)
writeFileSync(fileURLToPath(new URL('../demo/port/media/buczek.wav', import.meta.url)), Buffer.concat([head, samples]))
