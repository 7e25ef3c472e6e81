import type { Attributes, Coverage, Declaration } from '../../runtime/widget'

// Contract loops §16. `subscribe` is an older builder's.
/** A form that is sent without leaving the page, in one step or several. */
export const form: Declaration = {
  name: 'form',
  types: ['form', 'subscribe'],
  byHand: true,
  when: 'visible',
  holds: { submit: true },
  load: () => import('./form'),
}

export const attributes: Attributes = {
  'data-form-field': {
    on: 'an element in a `form`',
    text: 'Makes several controls that belong together one field with one label. Its errors appear at its end.',
    example: '<fieldset data-form-field>…</fieldset>',
  },
  'data-form-step': {
    on: 'an element in a `form`',
    text: 'A step of the form: one step shows at a time. `data-label` names it, `data-next` and `data-previous` name its buttons, `data-icon` gives it an icon.',
    example: '<fieldset data-form-step data-label="Your boat">…</fieldset>',
  },
  'data-maxsize': {
    on: 'a file field in a `form`',
    value: 'a number of megabytes',
    text: 'The largest file that visitors may send. `data-maxsize-message` is the text for a larger one.',
    example: '<input type="file" name="picture" data-maxsize="5">',
  },
}

export const coverage: Coverage = { subscribe: { tried: 'none' } }
