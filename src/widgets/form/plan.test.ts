import { describe, expect, it } from 'vitest'
import { type End, type FormFacts, planOutcome, planSubmit, type SubmitFacts, type SubmitPlan } from './plan'

describe('a submission', () => {
  const facts = (changes: Partial<SubmitFacts>): SubmitFacts => ({
    isHandWritten: true,
    method: 'post',
    url: 'https://shop.example/forms/send',
    tooLarge: [],
    isOnline: true,
    ...changes,
  })
  const builders: Partial<SubmitFacts> = { isHandWritten: false }
  const tooLarge: SubmitFacts['tooLarge'] = [['cv', 'at most 2 MB']]
  it.each<[string, Partial<SubmitFacts>, SubmitPlan]>([
    ['is sent', {}, 'send'],
    ['is sent whatever the case of its method', { method: 'POST' }, 'send'],
    ['by GET is the browser’s', { method: 'get' }, 'browser'],
    ['without a method is the browser’s', { method: null }, 'browser'],
    ['in a dialog is the browser’s', { method: 'dialog' }, 'browser'],
    ['to another site is the browser’s', { url: '' }, 'browser'],
    ['of a builder’s form is sent without a method', { ...builders, method: null }, 'send'],
    ['of a builder’s form is sent even if its button says GET', { ...builders, method: 'get' }, 'send'],
    ['of a builder’s form without the CMS’s address is the browser’s', { ...builders, url: '' }, 'browser'],

    ['with too large a file is not sent', { tooLarge }, 'error'],
    ['without a connection is not sent', { isOnline: false }, 'offline'],
    ['with too large a file, without a connection: what the visitor can change', { tooLarge, isOnline: false }, 'error'],
    ['by GET with too large a file is the browser’s', { method: 'get', tooLarge, isOnline: false }, 'browser'],
    ['to another site with too large a file is the browser’s', { url: '', tooLarge }, 'browser'],
  ])('%s', (_, changes, expected) => expect(planSubmit(facts(changes))).toBe(expected))
})

const NONE = { success_message: '', error_message: '', server_message: '', offline_message: '' }
const OWN = { success_message: 'Own success', error_message: 'Own error', server_message: 'Own server', offline_message: 'Own offline' }
const answer = (success: boolean, data: object, status = 200): End => ({ status, body: JSON.stringify({ success, data }) })
const planned = (end: End, texts: FormFacts['texts'] = NONE) =>
  planOutcome(end, { keys: new Set(['email', 'name']), texts, say: (text) => `our ${text}` })

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
  it('reports only unreadable responses', () =>
    expect([planned({ status: 200, body: '' }), planned('lost'), planned(answer(false, {}))].map((o) => o.isUnreadable)).toEqual([
      true,
      undefined,
      undefined,
    ]))
})
