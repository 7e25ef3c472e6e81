// @vitest-environment node
import { afterEach, expect, it } from 'vitest'
import { type ServeOptions, type Site, serve } from '../../demo/server/serve'

let site: Site | undefined
afterEach(async () => {
  await site?.close()
})

const start = async (options: ServeOptions = {}) => {
  site = await serve(options)
  return site
}
const dataOf = (fields: Record<string, string | File>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}
const post = (fields: Record<string, string | File> | FormData, query = '', headers: Record<string, string> = {}) =>
  fetch(`${site?.url}/forms/send${query}`, {
    method: 'POST',
    body: fields instanceof FormData ? fields : dataOf(fields),
    headers: { accept: 'application/json', origin: site?.url as string, ...headers },
  })

it('accepts a hand-written form and one of the builder’s, and keeps what was sent', async () => {
  await start()
  const byHand = await post({ form_id: 'newsletter', email: 'anna@lighthouse.example' })
  expect([byHand.status, await byHand.json()]).toEqual([
    200,
    { success: true, data: { message: 'You are signed up. See you in your inbox!', data: {} } },
  ])
  await post({ form_id: 'newsletter', 'form_fields[email]': 'jan@latarnia.pl', referrer: 'https://s.pl/' })
  expect(site?.submissions).toEqual([
    { id: 'newsletter', fields: { email: 'anna@lighthouse.example' }, referrer: null },
    { id: 'newsletter', fields: { email: 'jan@latarnia.pl' }, referrer: 'https://s.pl/' },
  ])
})

it('reads the numbered fields of an atomic form by their names', async () => {
  await start()
  const field = (i: number, name: string, value: string) => ({
    [`form_fields[${i}][id]`]: `f${i}`,
    [`form_fields[${i}][name]`]: name,
    [`form_fields[${i}][value]`]: value,
  })
  const sent = { form_id: '7a10c02', ...field(0, 'boat', 'Seal'), ...field(1, 'skipper', 'anna@lighthouse.example') }
  expect((await post(sent)).status).toBe(200)
  expect((await post({ ...sent, ...field(1, 'skipper', '') })).status).toBe(422)
  expect(site?.submissions.map(({ fields }) => fields)).toEqual([{ boat: 'Seal', skipper: 'anna@lighthouse.example' }])
})

it('names the fields that are wrong, in the shape of the builder', async () => {
  await start()
  const response = await post({ form_id: 'contact', email: 'anna', phone: 'abc', name: ' ', message: 'x' })
  expect(response.status).toBe(422)
  const { success, data } = await response.json()
  expect(success).toBe(false)
  expect(Object.keys(data.errors).sort()).toEqual(['agree', 'email', 'name', 'phone'])
  expect(data.errors.name).toBe('This field is required.')
  expect(site?.submissions).toEqual([])
})

it('answers according to what was typed', async () => {
  await start()
  const booking = { form_id: 'booking', date: '2027-01-02', name: 'Anna', email: 'a@b.pl' }
  expect((await (await post({ ...booking, people: '7' })).json()).data.data).toEqual({
    redirect_url: '/pages/form.html?group=yes#thank-you',
  })
  expect((await (await post({ ...booking, people: '2' })).json()).data.data).toEqual({})
})

it('takes files up to its limits, and reads a body that is too large to its end before it refuses it', async () => {
  await start()
  const fileOf = (megabytes: number, type = 'image/png') => new File([new Uint8Array(megabytes * 2 ** 20)], 'a.png', { type })
  const send = async (file: File) => {
    const response = await post({ form_id: 'report', email: 'a@b.pl', 'photo[]': file })
    const { data } = await response.json()
    return [response.status, data.errors?.photo ?? data.message]
  }
  expect(await send(fileOf(1))).toEqual([200, 'Your pictures have arrived.'])
  expect(await send(fileOf(6))).toEqual([422, 'The file is too large: at most 5 MB.'])
  expect(await send(fileOf(1, 'text/html'))).toEqual([422, 'Images and PDF only.'])
  expect(await send(fileOf(20))).toEqual([413, 'Too much in all: at most 16 MB.'])
  const many = dataOf({ form_id: 'report', email: 'a@b.pl' })
  for (let i = 0; i < 4; i++) many.append('photo[]', fileOf(1))
  expect((await post(many)).status).toBe(422)
  expect(site?.submissions).toHaveLength(1)
})

it('takes forms of its own pages only', async () => {
  const { url } = await start()
  const statusWith = async (headers: Record<string, string>) => (await post({ form_id: 'newsletter', email: 'a@b.pl' }, '', headers)).status
  expect(await statusWith({ origin: 'https://elsewhere.test' })).toBe(403)
  expect(await statusWith({ origin: '' })).toBe(403)
  expect(await statusWith({ origin: 'null' })).toBe(403)
  expect(await statusWith({ origin: url, 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await statusWith({ origin: url })).toBe(200)
})

it('limits submissions per minute', async () => {
  await start({ formsPerMinute: 2 })
  const statuses = []
  for (let i = 0; i < 3; i++) statuses.push((await post({ form_id: 'newsletter', email: 'a@b.pl' })).status)
  expect(statuses).toEqual([200, 200, 429])
})

it('tells a robot that it succeeded, and keeps nothing', async () => {
  await start()
  const response = await post({ form_id: 'newsletter', email: 'a@b.pl', website: 'https://spam.test' })
  expect([response.status, (await response.json()).success]).toEqual([200, true])
  expect(site?.submissions).toEqual([])
})

it.each(['constructor', '__proto__', 'nothing', ''])('does not know a form %j', async (form_id) => {
  await start()
  expect((await post({ form_id })).status).toBe(404)
})

it('answers requests that are not forms, and visitors without the script', async () => {
  const { url } = await start()
  const odd = await fetch(`${url}/forms/send`, { method: 'POST', body: '{', headers: { origin: url, 'content-type': 'application/json' } })
  expect(odd.status).toBe(400)
  const plain = await post({ form_id: 'contact', name: '<b>' }, '', { accept: 'text/html' })
  expect([plain.status, plain.headers.get('content-type')]).toEqual([422, 'text/html; charset=UTF-8'])
  expect(await plain.text()).toContain('<li>email: This field is required.</li>')
  expect((await fetch(`${url}/pages/form.html`, { method: 'POST' })).status).toBe(405)
})

it('fails on demand', async () => {
  await start()
  const fields = { form_id: 'newsletter', email: 'a@b.pl' }
  expect((await post(fields, '?answer=500')).status).toBe(500)
  expect((await post(fields, '?answer=html')).headers.get('content-type')).toContain('text/html')
  expect(await (await post(fields, '?answer=empty')).text()).toBe('')
  await expect(post(fields, '?answer=cut')).rejects.toThrow()
  const started = performance.now()
  expect((await post(fields, '?answer=slow&seconds=0.2')).status).toBe(200)
  expect(performance.now() - started).toBeGreaterThan(150)
})
