import type { Field } from '../settings/read'

/** What a field accepts, in words for the site's owner. */
export function describeExpected(field: Field<unknown>): string {
  const descriptions: Record<Field<unknown>['kind'], string> = {
    flag: 'yes or no',
    number: `a number${describeLimits(field)}`,
    seconds: 'a number of seconds',
    size: 'a size such as {"unit":"px","size":12}',
    text: field.words ? `one of ${field.words.join(', ')}` : 'a text',
    choice: `one of ${field.words?.filter(Boolean).join(', ')}`,
    list: field.words ? `a list of ${field.words.join(', ')}` : 'a list of texts',
    pictures: 'a list of {"url":"…"}',
    link: 'an address, or {"url":"…"}',
    icon: '{"value":"…","library":"…"}',
    attributes: '{"loop":""}',
    range: '{"sizes":{"start":0,"end":100}}',
    group: 'an object',
    responsive: 'a value for each device',
  }
  return descriptions[field.kind]
}

function describeLimits({ limits = [] }: Field<unknown>): string {
  const [min, max] = limits
  if (min !== undefined) return max === undefined ? `, at least ${min}` : ` from ${min} to ${max}`
  return max === undefined ? '' : `, at most ${max}`
}
