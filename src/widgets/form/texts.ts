import * as texts from '../../page/texts/en'
import { fillIn, translate } from '../../page/texts/translate'

/** What may become of a submission. */
const TEXTS = {
  success: texts.formSent,
  unread: texts.formUnread,
  tab: texts.formNewTab,
  error: texts.formError,
  server: texts.formServerError,
  offline: texts.formOffline,
  lost: texts.formLost,
  timeout: texts.formTimeout,
  captcha: texts.formCaptcha,
  tooLarge: texts.formTooLarge,
  fileTooLarge: texts.fileTooLarge,
  sending: texts.formSending,
  uploading: texts.formUploading,
} as const

export type FormText = keyof typeof TEXTS

export const formText = (name: FormText, el: Element, value = ''): string => fillIn(translate(TEXTS[name], el), value)
