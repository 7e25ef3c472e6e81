import { describe, expect, it } from 'vitest'

import { type End, type FormFacts, planOutcome, planSubmit, type SubmitFacts, type SubmitPlan } from './plan'
import { bodyOf } from './send'

describe('a submission', () => {
  const facts = (changes: Partial<SubmitFacts>): SubmitFacts => ({
    isHandWritten: true,
    method: 'post',
    url: 'https://shop.example/forms/send',
    isElsewhere: false,
    otherSite: 'page',
    tooLarge: [],
    isOnline: true,
    ...changes,
  })
  const builders: Partial<SubmitFacts> = { isHandWritten: false }
  const elsewhere: Partial<SubmitFacts> = { url: 'https://mail.example/subscribe', isElsewhere: true }
  const tooLarge: SubmitFacts['tooLarge'] = [['cv', 'at most 2 MB']]
  it.each<[string, Partial<SubmitFacts>, SubmitPlan]>([
    ['is sent', {}, 'send'],
    ['is sent whatever the case of its method', { method: 'POST' }, 'send'],
    ['by GET is the browser’s', { method: 'get' }, 'browser'],
    ['without a method is the browser’s', { method: null }, 'browser'],
    ['in a dialog is the browser’s', { method: 'dialog' }, 'browser'],
    ['to another site is the browser’s', elsewhere, 'browser'],
    ['to another site goes into a new tab if the author says so', { ...elsewhere, otherSite: 'tab' }, 'tab'],
    ['to another site is sent by us if the author says so', { ...elsewhere, otherSite: 'cors' }, 'cors'],
    ['to another site is sent blindly if the author says so', { ...elsewhere, otherSite: 'no-cors' }, 'no-cors'],
    ['to this site is sent whatever is said of others', { otherSite: 'tab' }, 'send'],
    ['to another site needs a connection', { ...elsewhere, otherSite: 'cors', isOnline: false }, 'offline'],
    ['without an address is the browser’s', { url: '' }, 'browser'],
    ['of a builder’s form is sent without a method', { ...builders, method: null }, 'send'],
    ['of a builder’s form is sent even if its button says GET', { ...builders, method: 'get' }, 'send'],
    ['of a builder’s form without the CMS’s address is the browser’s', { ...builders, url: '' }, 'browser'],

    ['with too large a file is not sent', { tooLarge }, 'error'],
    ['without a connection is not sent', { isOnline: false }, 'offline'],
    ['with too large a file, without a connection: what the visitor can change', { tooLarge, isOnline: false }, 'error'],
    ['by GET with too large a file is the browser’s', { method: 'get', tooLarge, isOnline: false }, 'browser'],
    ['to another site with too large a file is the browser’s', { ...elsewhere, tooLarge }, 'browser'],
  ])('%s', (_, changes, expected) => expect(planSubmit(facts(changes))).toBe(expected))
})

const NONE = { success_message: '', error_message: '', server_message: '', offline_message: '', expects_redirect: false }
const OWN = {
  success_message: 'Own success',
  error_message: 'Own error',
  server_message: 'Own server',
  offline_message: 'Own offline',
  expects_redirect: false,
}
const URL_SENT = 'https://shop.example/send'
const answer = (success: boolean, data: object, status = 200): End => ({ status, body: JSON.stringify({ success, data }) })
const planned = (end: End, texts: FormFacts['texts'] = NONE, isHandWritten = false) =>
  planOutcome(end, { keys: new Set(['email', 'name']), url: URL_SENT, isHandWritten, texts, say: (text) => `our ${text}` })

describe('the message after a submission', () => {
  it.each<[string, End, string, string?]>([
    ['no connection', 'offline', 'our offline', 'Own offline'],
    ['a file too large', 'error', 'our error', 'Own error'],
    ['a lost connection', 'lost', 'our lost', 'our lost'],
    ['a timeout', 'timeout', 'our timeout', 'our timeout'],
    ['no captcha', 'captcha', 'our captcha', 'our captcha'],
    ['an HTML response', { status: 200, body: '<p>' }, 'our server', 'Own server'],
    ['a bare 0 as response', { status: 400, body: '0' }, 'our server', 'Own server'],
    ['a request too large for the server', { status: 413, body: '' }, 'our tooLarge', 'our tooLarge'],
    ['a refusal', answer(false, {}), 'our error', 'Own error'],
    ['a refusal in the server’s words', answer(false, { message: 'Not<br>now' }), 'Not\nnow', 'Own error'],
    ['a reported server error', answer(false, {}, 500), 'our server', 'Own error'],
    ['success', answer(true, {}), 'our success', 'Own success'],
    ['success in the server’s words', answer(true, { message: 'Thanks' }), 'Thanks', 'Own success'],
  ])('%s', (_, end, expected, own) => expect([planned(end).message, planned(end, OWN).message]).toEqual([expected, own]))

  it('field errors go to their fields, others to the form’s message', () => {
    const errors = { email: 'no address', recaptcha: 'no robot', name: 'too short' }
    expect(planned(answer(false, { message: 'Sorry', errors }))).toEqual({
      isSuccess: false,
      message: 'Sorry\nno robot',
      errors: [
        ['email', 'no address'],
        ['name', 'too short'],
      ],
      redirect: '',
      landed: '',
      data: { message: 'Sorry', errors },
    })
  })
  it.each([
    ['after a success', true, 'https://shop.example/thanks', 'https://shop.example/thanks'],
    ['never after a failure', false, 'https://shop.example/thanks', ''],
    ['never to a script', true, 'javascript:alert(1)', ''],
  ])('redirects %s', (_, success, redirect_url, expected) =>
    expect(planned(answer(success, { data: { redirect_url } })).redirect).toBe(expected),
  )
  it('says what was expected only of unreadable responses', () =>
    expect([planned({ status: 200, body: '' }), planned('lost'), planned(answer(false, {}))].map((o) => o.problem)).toEqual([
      'expected JSON, got 200 nothing',
      undefined,
      undefined,
    ]))
})

describe('the answer of any server to a hand-written form', () => {
  const other = (status: number, body: unknown, more: object = {}): End => ({
    status,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    url: URL_SENT,
    ...more,
  })
  it.each<[string, End]>([
    ['a page', other(200, '<!doctype html><title>Thanks</title>')],
    ['nothing', other(204, '')],
    ['Formspree’s', other(200, { ok: true, next: '/thanks' })],
    ['a bare success', other(200, { success: true })],
    ['a list', other(201, '[]')],
    ['the page after a redirect', other(200, '<p>Thank you</p>', { url: 'https://shop.example/thanks' })],
    ['one that says so', other(200, { result: 'success', status: 'mail_sent' })],
  ])('%s with a 2xx status means success', (_, end) => {
    expect(planned(end, NONE, true)).toMatchObject({ isSuccess: true, message: 'our success', errors: [] })
    expect(planned(end, OWN, true).message).toBe('Own success')
  })
  it.each<[string, End, string, [string, string][]]>([
    [
      'Formspree',
      other(422, { errors: [{ field: 'email', message: 'should be an email' }] }),
      'our error',
      [['email', 'should be an email']],
    ],
    ['Laravel', other(422, { message: 'Invalid.', errors: { email: ['no', 'still no'] } }), 'Invalid.', [['email', 'no\nstill no']]],
    ['Django', other(400, { email: ['Enter a valid address.'] }), 'our error', [['email', 'Enter a valid address.']]],
    ['express-validator', other(400, { errors: [{ path: 'name', msg: 'Too short' }] }), 'our error', [['name', 'Too short']]],
    [
      'Contact Form 7',
      other(200, { status: 'validation_failed', message: 'See below.', invalid_fields: [{ field: 'name', message: 'Fill in.' }] }),
      'See below.',
      [['name', 'Fill in.']],
    ],
    ['a text', other(400, { error: 'Form not found' }), 'our error\nForm not found', []],
    ['an object', other(429, { error: { message: 'Quota <b>exceeded</b>' } }), 'our error\nQuota exceeded', []],
    ['a broken server', other(500, { error: 'Segfault' }), 'our server', []],
    ['a problem document', other(400, { title: 'Bad', detail: 'No such list' }), 'No such list', []],
    ['a refusal with status 200', other(200, { ok: false }), 'our server', []],
    ['Mailchimp’s', other(200, { result: 'error', msg: 'Already a member' }), 'Already a member', []],
    ['a page', other(404, '<h1>Not found</h1>'), 'our server', []],
    ['a page with the form again', other(422, '<form>'), 'our error', []],
    ['a bare refusal', other(400, ''), 'our error', []],
    ['Web3Forms', other(400, { success: false, message: 'Invalid key' }), 'Invalid key', []],
    ['FormSubmit', other(200, { success: 'false', message: 'Open it from a server' }), 'Open it from a server', []],
    ['one beside success', other(422, { success: false, errors: { email: ['taken'] } }), 'our error', [['email', 'taken']]],
    ['the builder’s server', answer(false, { message: 'No', errors: { email: 'bad' } }), 'No', [['email', 'bad']]],
  ])('shows errors as %s writes them', (_, end, message, errors) =>
    expect(planned(end, NONE, true)).toMatchObject({ isSuccess: false, message, errors, redirect: '', landed: '' }),
  )
  it.each<[string, object, string]>([
    ['with what was sent', { success: true, message: 'Sent', data: { message: 'Hello' } }, 'Sent'],
    ['with a text', { success: 'true', message: 'Sent' }, 'Sent'],
    ['with an id', { success: true, id: 7 }, 'our success'],
  ])('%s beside success is said and passed on whole', (_, body, message) =>
    expect(planned(other(200, body), NONE, true)).toMatchObject({ isSuccess: true, message, data: body }),
  )
  it('is followed to the page it leads to, and only by its address', () => {
    const landed = 'https://shop.example/thanks'
    expect(planned(other(200, '<p>', { url: landed }), NONE, true).landed).toBe(landed)
    expect(planned(other(200, '<p>', { url: `${URL_SENT}#sent` }), NONE, true).landed).toBe('')
  })
  it('counts as sent only after a redirect where the site says so', () => {
    const strict = { ...NONE, expects_redirect: true }
    expect(planned(other(200, '<form>'), strict, true)).toMatchObject({ isSuccess: false, problem: 'expected a redirect, got 200' })
    expect(planned(other(200, '<p>', { url: 'https://shop.example/thanks' }), strict, true).isSuccess).toBe(true)
  })
  it('that nobody may read is said to be sent, not taken', () => {
    expect(planned('unread', NONE, true)).toMatchObject({ isSuccess: true, message: 'our unread' })
    expect(planned('tab', NONE, true)).toMatchObject({ isSuccess: true, message: 'our tab' })
  })
  it('cannot hang or break the message', () => {
    const deep = JSON.parse(`${'{"message":'.repeat(500)}"x"${'}'.repeat(500)}`)
    for (const error of [deep, [[[[['x']]]]], [null, 7, {}], { __proto__: ['x'] }, { '': {} }])
      expect(() => planned(other(400, { error, errors: error }), NONE, true)).not.toThrow()
  })
})

it('the body is what the browser would send', () => {
  const data = new FormData()
  data.append('email', 'a@b.example')
  expect(String(bodyOf(data, null))).toBe('email=a%40b.example')
  expect(bodyOf(data, 'multipart/form-data')).toBe(data)
  data.append('photo', new File(['x'], 'x.png'))
  expect(bodyOf(data, null)).toBe(data)
})
