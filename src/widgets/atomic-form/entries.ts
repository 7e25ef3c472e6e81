import { queryAll } from '../../base/query-all'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** One field's data, by the names the server expects (contract newer §3.2). */
export interface Entry {
  id: string
  type: string
  label: string
  name: string
  options: string
  /** A text, or files. */
  value: string | File[]
}

const FIELD =
  ':is(input:not([type=hidden],[type=submit],[type=button],[type=image],[type=reset]),select,textarea):is([data-id],[data-interaction-id])'

const isChoice = ({ type }: Control) => type === 'checkbox' || type === 'radio'
const isChecked = (control: Control) => (control as HTMLInputElement).checked
const idOf = (control: Control) => control.dataset.id ?? control.dataset.interactionId ?? ''
const labelOf = (control: Control) => control.labels?.[0]?.textContent?.trim()
const optionsOf = (options: { value: string; label: string }[]) => JSON.stringify(options.map(({ value, label }) => ({ value, label })))

/** The data of a form's controls, in order: boxes with one name are one field, and fields without a value are included. */
export function entriesOf(form: HTMLElement): Entry[] {
  const controls = queryAll<Control>(form, FIELD).filter((control) => !control.matches(':disabled'))
  const groupOf = (control: Control) =>
    isChoice(control) && control.name ? controls.filter((other) => other.type === control.type && other.name === control.name) : [control]
  return controls.flatMap((control) => {
    const group = groupOf(control)
    return group[0] === control ? [isChoice(control) ? entryOfChoices(group) : entryOf(control)] : []
  })
}

function entryOf(control: Control): Entry {
  const isSelect = control instanceof HTMLSelectElement
  const options = isSelect ? [...control.options].map(({ value, text }) => ({ value, label: text.trim() })) : []
  const files = control instanceof HTMLInputElement && control.type === 'file' && control.files
  return {
    id: idOf(control),
    type: isSelect ? 'select' : control.type,
    label: labelOf(control) || control.id,
    name: control.name,
    options: isSelect ? optionsOf(options) : 'null',
    value: files ? [...files] : control.value,
  }
}

/** Combines checkboxes or radio buttons with one name. */
function entryOfChoices(group: Control[]): Entry {
  const first = group[0] as Control
  const checked = group.filter(isChecked)
  const isGroup = group.length > 1
  return {
    id: idOf((first.type === 'radio' && checked[0]) || first),
    type: first.type,
    label: labelOf(first) || (isGroup ? first.name : first.id),
    name: first.name,
    options: isGroup ? optionsOf(group.map((control) => ({ value: control.value, label: labelOf(control) || control.id }))) : 'null',
    value: checked.map(({ value }) => value).join(', '),
  }
}

/** Adds the entries to the form data. A file field without files has no value. */
export function appendEntries(data: FormData, entries: Entry[]): void {
  for (const [i, { value, ...texts }] of entries.entries()) {
    for (const [key, text] of Object.entries(texts)) data.append(`form_fields[${i}][${key}]`, text)
    if (typeof value === 'string') data.append(`form_fields[${i}][value]`, value)
    else for (const [n, file] of value.entries()) data.append(`form_fields[${i}][value][${n}]`, file)
  }
}
