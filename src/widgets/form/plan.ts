import type { Raw } from '../../base/values'
import { readAnswer } from './answer'
import type { Failure, Response } from './send'
import type { FormSettings } from './settings'
import type { FormText } from './texts'

/** What a submission depends on. */
export interface SubmitFacts {
  isHandWritten: boolean
  /** The form's or the button's attribute. The builder's forms are always posted. */
  method: string | null
  /** Where to send it; empty if that is not on this site. */
  url: string
  /** The fields with a too large file. */
  tooLarge: [key: string, message: string][]
  isOnline: boolean
}

/** browser: the browser sends it, as without us. error, offline: nothing is sent, and a message says why. */
export type SubmitPlan = 'browser' | 'error' | 'offline' | 'send'

/** Decides who sends a form, if anyone (contract loops §16.2). */
export function planSubmit({ isHandWritten, method, url, tooLarge, isOnline }: SubmitFacts): SubmitPlan {
  if (!url || (isHandWritten && method?.toLowerCase() !== 'post')) return 'browser'
  if (tooLarge.length) return 'error'
  return isOnline ? 'send' : 'offline'
}

/** How a submission ends: with a response, or before one. `error`: a field is invalid; `captcha`: there is no token. */
export type End = Response | Failure | 'captcha' | 'error'

/** What the messages depend on. */
export interface FormFacts {
  /** The form's field keys. */
  keys: ReadonlySet<string>
  /** The site's own messages, if any. */
  texts: Pick<FormSettings, 'success_message' | 'error_message' | 'server_message' | 'offline_message'>
  /** Our messages, in the page's language. */
  say: (text: FormText) => string
}

export interface Outcome {
  isSuccess: boolean
  message: string
  /** Error messages by field key. */
  errors: [key: string, message: string][]
  /** Where to go after success. */
  redirect: string
  /** The raw answer, for site scripts. */
  data?: Raw
  /** The response was not an answer. */
  isUnreadable?: true
}

const failed = (message: string): Outcome => ({ isSuccess: false, message, errors: [], redirect: '' })

/** Decides what to show after a submission, and where (contract loops §16.2). */
export function planOutcome(end: End, { keys, texts, say }: FormFacts): Outcome {
  if (end === 'offline') return failed(texts.offline_message || say('offline'))
  if (end === 'error') return failed(texts.error_message || say('error'))
  if (typeof end === 'string') return failed(say(end))
  const answer = readAnswer(end.body)
  if (!answer) return { ...failed(end.status === 413 ? say('tooLarge') : texts.server_message || say('server')), isUnreadable: true }
  const { data, redirect } = answer
  if (answer.success)
    return { isSuccess: true, message: texts.success_message || answer.message || say('success'), errors: [], redirect, data }
  const errors = [...answer.errors]
  // Errors without a field, such as a captcha's, go into the form's message.
  const others = errors.filter(([key]) => !keys.has(key)).map(([, message]) => message)
  const message = texts.error_message || answer.message || say(end.status < 500 ? 'error' : 'server')
  return { ...failed([message, ...others].join('\n')), errors: errors.filter(([key]) => keys.has(key)), data }
}
