import { describe, expect, it } from 'vitest'
import { type End, type FormFacts, planOutcome } from './plan'

const NONE = { success_message: '', error_message: '', server_message: '', offline_message: '' }
const OWN = { success_message: 'Own success', error_message: 'Own error', server_message: 'Own server', offline_message: 'Own offline' }
const answer = (success: boolean, data: object, status = 200): End => ({ status, body: JSON.stringify({ success, data }) })
const planned = (end: End, texts: FormFacts['texts'] = NONE) =>
  planOutcome(end, { keys: new Set(['email', 'name']), texts, say: (text) => `our ${text}` })

describe('what is said at the end of a submission', () => {
  it.each<[string, End, string, string?]>([
    ['there is no connection', 'offline', 'our offline', 'Own offline'],
    ['a file is too large', 'error', 'our error', 'Own error'],
    ['the connection broke', 'lost', 'our lost', 'our lost'],
    ['nothing came in time', 'timeout', 'our timeout', 'our timeout'],
    ['the captcha has not come', 'captcha', 'our captcha', 'our captcha'],
    ['the response is HTML', { status: 200, body: '<p>' }, 'our server', 'Own server'],
    ['the response is a bare 0', { status: 400, body: '0' }, 'our server', 'Own server'],
    ['the server takes nothing so large', { status: 413, body: '' }, 'our tooLarge', 'our tooLarge'],
    ['it was refused', answer(false, {}), 'our error', 'Own error'],
    ['it was refused, in the server’s words', answer(false, { message: 'Not<br>now' }), 'Not\nnow', 'Own error'],
    ['the server failed, and said so', answer(false, {}, 500), 'our server', 'Own error'],
    ['it has arrived', answer(true, {}), 'our success', 'Own success'],
    ['it has arrived, in the server’s words', answer(true, { message: 'Thanks' }), 'Thanks', 'Own success'],
  ])('%s', (_, end, expected, own) => expect([planned(end).message, planned(end, OWN).message]).toEqual([expected, own]))

  it('what is wrong with a field is said there, and the rest with the whole', () => {
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
  ])('the visitor is sent on %s', (_, success, redirect_url, expected) =>
    expect(planned(answer(success, { data: { redirect_url } })).redirect).toBe(expected),
  )
  it('only what is no answer at all is reported', () =>
    expect([planned({ status: 200, body: '' }), planned('lost'), planned(answer(false, {}))].map((o) => o.isUnreadable)).toEqual([
      true,
      undefined,
      undefined,
    ]))
})
