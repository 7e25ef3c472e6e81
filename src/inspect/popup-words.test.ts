import { expect, it } from 'vitest'
import { describePopup } from './popup-words'

const explained = (more: object) => ({ id: 'p', open: false, disabled: false, willShow: false, triggers: [], rules: [], ...more })
const trigger = (state: string, why: string) => ({ name: 'page_load', state, why })
const rule = (why: string, pass = false) => ({ name: 'pages', pass, why })

it.each([
  [
    'each reason in a sentence of its own',
    { triggers: [trigger('off', '')], rules: [rule('this page is /a; shown on: /b'), rule('fine', true), rule('this device is desktop')] },
    'It will not open by itself on this page view: this page is /a; shown on: /b. Also, this device is desktop.',
  ],
  [
    'that it has opened, though it may not open again',
    { triggers: [trigger('fired', 'opened it: scrolling up')], rules: [rule('shown 1 of 1 times ever')] },
    'It has opened by itself: scrolling up.',
  ],
])('says %s', (_, more, words) => expect(describePopup(explained(more) as never, 0)).toBe(words))
