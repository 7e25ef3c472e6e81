/**
 * The endpoint of the demo's forms: what a site's own server does with a submission, in the builder's shape of request and response
 * (contract loops §16.2). Nothing is sent or written anywhere: the latest submissions stay in memory.
 *
 * What goes wrong on real servers is had on demand, by the query: `?answer=500`, `slow` (with `&seconds=`), `html`, `empty`, `redirect`, `cut`.
 */
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { isSameOrigin, limitRate, readBody } from './request-guards'

const MEGABYTE = 2 ** 20
const LIMITS = { file: 5 * MEGABYTE, files: 3, body: 16 * MEGABYTE, kept: 20 }
/** A body larger than this is not even read to its end. */
const READ_AT_MOST = 64 * MEGABYTE

const required = 'This field is required.'
const filled = z.string({ error: required }).trim().min(1, required).max(2000, 'Too long: at most 2000 characters.')
const email = filled.pipe(z.email('Enter an e-mail address, such as anna@lighthouse.example.'))
const optional = <T extends z.ZodType>(schema: T) => z.literal('').or(schema).optional()
const phone = optional(z.string().regex(/^\+?[\d\s-]{7,20}$/, 'Enter a phone number, such as 600 100 200.'))
const agreed = z.string({ error: 'We need your consent to answer.' }).min(1)
const file = z.instanceof(File).refine(({ size }) => size <= LIMITS.file, `The file is too large: at most ${LIMITS.file / MEGABYTE} MB.`)
const files = z.array(file).max(LIMITS.files, `At most ${LIMITS.files} files.`)
const picture = file.refine(
  ({ type, size }) => !size || /^(image\/(png|jpeg|webp|gif)|application\/pdf)$/.test(type),
  'Images and PDF only.',
)

interface Form {
  fields: z.ZodObject
  message: string
  /** What else the page is told, by what was typed. */
  data?(values: Record<string, unknown>): object
}
/** What the endpoint has accepted. */
export interface Submission {
  id: string
  fields: Record<string, unknown>
  referrer: unknown
}
/** The forms by their `form_id`: the fields of each, and what a success means. */
const FORMS: Record<string, Form> = {
  contact: {
    fields: z.object({ name: filled, email, phone, subject: filled.optional(), message: filled, agree: agreed }),
    message: 'Thank you! We answer within one working day.',
  },
  newsletter: { fields: z.object({ email }), message: 'You are signed up. See you in your inbox!' },
  booking: {
    fields: z.object({
      date: filled.pipe(z.iso.date('Enter a date.')),
      time: optional(z.string()),
      people: z.coerce.number('Enter the number of people.').int().min(1, 'At least one person.').max(12, 'At most 12 people.'),
      name: filled,
      email,
      password: optional(z.string().min(8, 'At least 8 characters.')),
      url: optional(z.url('Enter the full address, with https://.')),
    }),
    message: 'Your booking has arrived.',
    // What follows may depend on what was typed: a large group gets a page of its own.
    data: ({ people }) => (Number(people) > 6 ? { redirect_url: '/pages/form.html?group=yes#thank-you' } : {}),
  },
  report: { fields: z.object({ email, photo: z.array(picture).and(files).optional() }), message: 'Your pictures have arrived.' },
  popup: { fields: z.object({ email }), message: 'Done.', data: () => ({ popup: { action: 'open', id: 'thanks' } }) },
  // The builder's atomic form of the page on newer elements, by its id.
  '7a10c02': { fields: z.object({ boat: filled, skipper: email }), message: 'Your submission was successful.' },
  close: { fields: z.object({ email }), message: 'Done.', data: () => ({ popup: { action: 'close', do_not_show_again: '' } }) },
}
/** A field that no visitor sees or fills in. */
const HONEYPOT = /^(website|honeypot)$/

/** `{ routes, submissions }`: the Hono routes, and the accepted submissions, latest last. `perMinute` is how many one address may send. */
export function formEndpoint({ perMinute = 60 }: { perMinute?: number | undefined } = {}) {
  const submissions: Submission[] = []
  const isTooMany = limitRate(perMinute)
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.post('*', async (c) => {
    const wantsJson = /json/.test(c.req.header('accept') ?? '') || c.req.path.endsWith('admin-ajax.php')
    const reply = (status: ContentfulStatusCode, success: boolean, message: string, more: Details = {}) =>
      wantsJson ? c.json({ success, data: { message, ...more } }, status) : c.html(plainPage(success, message, more), status)
    if (!isSameOrigin(c.req.raw.headers)) return reply(403, false, 'Forms are taken only from our own pages.')
    if (isTooMany(c.env.incoming?.socket.remoteAddress)) return reply(429, false, 'Too many at a time. Try again in a minute.')
    const failure = await failOnDemand(c)
    if (failure) return failure
    // A body that is too large is read nevertheless: a browser that is still sending would not look at the response.
    const announced = Number(c.req.header('content-length'))
    const bytes = await readBody(c.req.raw.body, { announced, atMost: LIMITS.body, readAtMost: READ_AT_MOST })
    if (bytes === undefined) return reply(413, false, `Too much in all: at most ${LIMITS.body / MEGABYTE} MB.`)
    const data = await new Response(bytes, { headers: { 'content-type': c.req.header('content-type') ?? '' } }).formData().catch(() => null)
    if (!data) return reply(400, false, 'This is no form data.')
    const fields = readFields(data)
    const id = String(data.get('form_id') ?? '')
    const form = Object.hasOwn(FORMS, id) ? FORMS[id] : undefined
    if (!form) return reply(404, false, 'There is no such form.')
    // A robot is told that it succeeded, and nothing is kept.
    if (Object.keys(fields).some((key) => HONEYPOT.test(key) && fields[key])) return reply(200, true, form.message)
    const checked = form.fields.safeParse(fields)
    if (!checked.success) {
      const errors: Record<string, string> = {}
      for (const { path, message } of checked.error.issues) errors[String(path[0])] ??= message
      return reply(422, false, 'Please check the marked fields.', { errors, data: {} })
    }
    submissions.push({ id, fields: checked.data, referrer: data.get('referrer') })
    if (submissions.length > LIMITS.kept) submissions.shift()
    return reply(200, true, form.message, { data: form.data?.(checked.data) ?? {} })
  })
  return { routes, submissions }
}

const filesIn = (value: unknown): File[] => (Array.isArray(value) ? value : [])

/**
 * By key: `form_fields[email]` and `email` are one field, and `form_fields[photo][]` is a list. Files that were not chosen are left out. An atomic
 * form numbers its fields (contract newer §3.2): `form_fields[0][name]` is the key of `form_fields[0][value]`.
 */
function readFields(data: FormData) {
  const fields: Record<string, FormDataEntryValue | File[]> = {}
  for (const [name, value] of data) {
    const [, number, part] = /^form_fields\[(\d+)\]\[(\w+)\]/.exec(name) ?? []
    if (part && part !== 'value') continue
    const numbered = part && data.get(`form_fields[${number}][name]`)
    const key = numbered ? String(numbered) : (/^form_fields\[([^\]]+)\]/.exec(name)?.[1] ?? name).replace(/\[\]$/, '')
    if (value instanceof File && !value.size && !value.name) continue
    if (value instanceof File) fields[key] = [...filesIn(fields[key]), value]
    else fields[key] = value
  }
  return fields
}

async function failOnDemand(c: Context<{ Bindings: HttpBindings }>) {
  const { answer, seconds } = c.req.query()
  if (answer === '500') return c.json({ message: 'Server error.' }, 500)
  if (answer === 'html')
    return c.html('<!doctype html><title>Critical error</title><p>There has been a critical error on this website.</p>')
  if (answer === 'empty') return c.body(null, 200)
  if (answer === 'redirect') return c.redirect('/pages/form.html', 303)
  if (answer === 'cut') {
    c.env.incoming.socket.destroy()
    return RESPONSE_ALREADY_SENT
  }
  if (answer === 'slow')
    await new Promise((done) => {
      setTimeout(done, Math.min(Number(seconds) || 5, 300) * 1000).unref()
    })
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
/** What the page is told beside the message. */
interface Details {
  errors?: Record<string, string>
  data?: object
}
/** What a visitor without the script sees. */
const plainPage = (success: boolean, message: string, { errors = {} }: Details) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${success ? 'Sent' : 'Not sent'}</title>` +
  `<h1>${success ? 'Sent' : 'Not sent'}</h1><p>${escaped(message)}</p>` +
  `<ul>${Object.entries(errors)
    .map(([key, text]) => `<li>${escaped(key)}: ${escaped(text)}</li>`)
    .join('')}</ul><p><a href="/pages/form.html">Back to the form</a></p></html>`
