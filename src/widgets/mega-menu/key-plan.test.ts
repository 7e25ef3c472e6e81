import { describe, expect, it } from 'vitest'
import { type KeyFacts, type KeyPlan, planKey } from './key-plan'

/** Three titles, of which the first and the last have a content; `button` opens the first one. */
const STOPS = ['link', 'button', 'plain', 'last', 'last button']
const closed: Partial<KeyFacts<string>> = { opener: undefined, inside: [] }
const empty: Partial<KeyFacts<string>> = { inside: [] }
const lastOpen: Partial<KeyFacts<string>> = { opener: 'last button' }
const rtl = { isRtl: true }

/** `key`: with Shift if `Shift+` stands before it. */
const plan = (key: string, at: string, changes: Partial<KeyFacts<string>> = {}, code = key) =>
  planKey(
    { key: key.replace('Shift+', ''), code, shiftKey: key.startsWith('Shift+') },
    {
      at,
      isLink: false,
      stops: STOPS,
      opener: 'button',
      inside: ['first', 'field', 'end'],
      burger: null,
      isRtl: false,
      ...changes,
    },
  )
type Row = [string, string, string, Partial<KeyFacts<string>>, KeyPlan<string> | undefined]

describe('keys that close and press', () => {
  const burger = { burger: 'burger' }
  it.each<Row>([
    ['Escape on the title closes its content', 'Escape', 'button', {}, ['close content', 'button']],
    ['Escape in the content gives its button the focus', 'Escape', 'field', {}, ['close content', 'button']],
    ['Escape elsewhere, too', 'Escape', 'plain', {}, ['close content', 'button']],
    ['Escape closes the content before the panel', 'Escape', 'button', burger, ['close content', 'button']],
    ['and the panel after it', 'Escape', 'button', { ...closed, ...burger }, ['close panel', 'burger']],
    ['Escape with nothing open', 'Escape', 'button', closed, undefined],
    ['Space presses a title’s link', ' ', 'link', { isLink: true }, ['press', 'link']],
    ['Space on a button is the browser’s', ' ', 'button', {}, undefined],
    ['Space in a field types', ' ', 'field', {}, undefined],
    ['Enter is the browser’s', 'Enter', 'link', { isLink: true }, undefined],
  ])('%s', (_, key, at, changes, expected) => expect(plan(key, at, changes)).toEqual(expected))
})

describe('keys that move the focus', () => {
  it.each<[string, string, string, Partial<KeyFacts<string>>, string | undefined]>([
    ['from the open title into its content', 'Tab', 'button', {}, 'first'],
    ['not from its link, which comes before the button', 'Tab', 'link', {}, undefined],
    ['not from another title', 'Tab', 'plain', {}, undefined],
    ['not within the content', 'Tab', 'first', {}, undefined],
    ['from the end of the content to the next title', 'Tab', 'end', {}, 'plain'],
    ['not from the end of the last content: it leaves the menu', 'Tab', 'end', lastOpen, undefined],
    ['back from the content to its title', 'Shift+Tab', 'first', {}, 'button'],
    ['not back within the content', 'Shift+Tab', 'end', {}, undefined],
    ['not back from the title', 'Shift+Tab', 'button', {}, undefined],
    ['not with nothing open', 'Tab', 'button', closed, undefined],
    ['not into a content without tab stops', 'Tab', 'button', empty, undefined],

    ['to the first title', 'Home', 'plain', {}, 'link'],
    ['to the last title', 'End', 'plain', {}, 'last button'],
    ['not from a content', 'Home', 'field', {}, undefined],
    ['down into the open content', 'ArrowDown', 'button', {}, 'first'],
    ['not down into a content without tab stops', 'ArrowDown', 'button', empty, undefined],
    ['down to the next title', 'ArrowDown', 'button', closed, 'plain'],
    ['not down from the last title', 'ArrowDown', 'last button', closed, undefined],
    ['up to the title before', 'ArrowUp', 'plain', {}, 'button'],
    ['not up from the first title', 'ArrowUp', 'link', {}, undefined],
    ['right to the next title, even if open', 'ArrowRight', 'button', {}, 'plain'],
    ['left to the title before', 'ArrowLeft', 'plain', {}, 'button'],
    ['left to the next title from right to left', 'ArrowLeft', 'plain', rtl, 'last'],
    ['right to the title before from right to left', 'ArrowRight', 'plain', rtl, 'button'],
    ['not by arrows in a content', 'ArrowDown', 'field', {}, undefined],
    ['not by letters', 'a', 'plain', {}, undefined],
  ])('%s', (_, key, at, changes, focus) => expect(plan(key, at, changes)).toEqual(focus && ['focus', focus]))

  it('with Shift+Tab where the browser does not name its key', () =>
    expect(plan('Shift+Unidentified', 'first', {}, 'Tab')).toEqual(['focus', 'button']))
})
