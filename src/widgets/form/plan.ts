import { excerpt, type Raw } from '../../base/values'
import { type Answer, readAnswer, readBuilderAnswer } from './answer'
import type { Response, Sent } from './send'
import type { FormSettings } from './settings'
import type { FormText } from './texts'

/** What a submission depends on. */
export interface SubmitFacts {
  isHandWritten: boolean
  /** The form's or the button's attribute. The builder's forms are always posted. */
  method: string | null
  /** Where to send it; empty if there is no address. */
  url: string
  /** The address is another site's. */
  isElsewhere: boolean
  otherSite: FormSettings['other_site']
  /** The fields with a too large file. */
  tooLarge: [key: string, message: string][]
  isOnline: boolean
}

/**
 * browser, tab: the browser sends it, as without us, or into a new tab. error, offline: nothing is sent, and a message says why. cors, no-cors: we
 * send it to another site.
 */
export type SubmitPlan = 'browser' | 'tab' | 'error' | 'offline' | 'send' | 'cors' | 'no-cors'

/** Decides who sends a form, if anyone (contract loops §16.2). */
export function planSubmit({ isHandWritten, method, url, isElsewhere, otherSite, tooLarge, isOnline }: SubmitFacts): SubmitPlan {
  if (!url || (isHandWritten && method?.toLowerCase() !== 'post')) return 'browser'
  if (isElsewhere && otherSite === 'page') return 'browser'
  if (tooLarge.length) return 'error'
  if (!isOnline) return 'offline'
  return isElsewhere && otherSite !== 'page' ? otherSite : 'send'
}

/** How a submission ends: with a response, or before one. `error`: a field is invalid; `captcha`: there is no token. */
export type End = Sent | 'captcha' | 'error' | 'tab'

/** What the messages depend on. */
export interface FormFacts {
  /** The form's field keys. */
  keys: ReadonlySet<string>
  isHandWritten: boolean
  /** Where the form was sent. */
  url: string
  /** The site's own messages, if any, and what counts as sent. */
  texts: Pick<FormSettings, 'success_message' | 'error_message' | 'server_message' | 'offline_message' | 'expects_redirect'>
  /** Our messages, in the page's language. */
  say: (text: FormText) => string
}

export interface Outcome {
  isSuccess: boolean
  message: string
  /** Error messages by field key. */
  errors: [key: string, message: string][]
  /** The address that the answer names for visitors after success. */
  redirect: string
  /** The page to which the server has redirected the form; empty if it has not. */
  landed: string
  /** The raw answer, for site scripts. */
  data?: Raw
  /** What was expected of the server, and what came, for the console. */
  problem?: string
}

const failed = (message: string): Outcome => ({ isSuccess: false, message, errors: [], redirect: '', landed: '' })
const withoutHash = (url: string) => url.replace(/#.*/s, '')

/** Decides what to show after a submission, and where (contract loops §16.2). */
export function planOutcome(end: End, facts: FormFacts): Outcome {
  const { texts, say } = facts
  if (end === 'offline') return failed(texts.offline_message || say('offline'))
  if (end === 'error') return failed(texts.error_message || say('error'))
  if (end === 'unread' || end === 'tab') return { ...failed(texts.success_message || say(end)), isSuccess: true, data: {} }
  if (typeof end === 'string') return failed(say(end))
  const answer = readBuilderAnswer(end.body, facts.isHandWritten)
  if (answer) return planAnswer(answer, end, facts)
  // The builder's own server always answers in its shape.
  if (!facts.isHandWritten) return unreadable(end, facts, 'expected JSON')
  const landed = end.url && withoutHash(end.url) !== withoutHash(facts.url) ? end.url : ''
  const other = readAnswer(end, facts.keys)
  if (other.success && texts.expects_redirect && !landed)
    return { ...failed(texts.error_message || say('error')), problem: `expected a redirect, got ${end.status}` }
  const isRefused = other.message || other.errors[0] || end.status === 400 || end.status === 422
  // What a broken server says of itself helps no visitor; ours says that nothing is lost.
  if (end.status >= 500 || (!other.success && !isRefused)) return unreadable(end, facts, 'expected a status from 200 to 299')
  return { ...planAnswer(other, end, facts), landed }
}

function unreadable({ status, body }: Response, { texts, say }: FormFacts, expected: string): Outcome {
  const message = status === 413 ? say('tooLarge') : texts.server_message || say('server')
  return { ...failed(message), problem: `${expected}, got ${status} ${excerpt(body) || 'nothing'}` }
}

function planAnswer({ data, redirect, ...answer }: Answer, end: Response, { keys, texts, say }: FormFacts): Outcome {
  if (answer.success) return { ...failed(texts.success_message || answer.message || say('success')), isSuccess: true, redirect, data }
  // Errors without a field, such as a captcha's, go into the form's message.
  const others = answer.errors.filter(([key]) => !keys.has(key)).map(([, message]) => message)
  const message = texts.error_message || answer.message || say(end.status < 500 ? 'error' : 'server')
  return { ...failed([...new Set([message, ...others])].join('\n')), errors: answer.errors.filter(([key]) => keys.has(key)), data }
}
