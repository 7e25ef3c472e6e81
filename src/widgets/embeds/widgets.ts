import { start as startCode } from './code'
import { start as startFacebook } from './facebook'
import { paymentSettings, start as startPayment } from './payment'

/** The modules of this chunk. */
export const facebook = { start: startFacebook }
export const payment = { settings: paymentSettings, start: startPayment }
export const code = { start: startCode }
