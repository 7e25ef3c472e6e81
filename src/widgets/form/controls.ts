import { queryAll } from '../../base/query-all'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * A control's field key: `form_fields[email]`, `email` and `email[]` all mean `email`. An `<input>` inside an `<svg>`, from broken markup,
 * has no name.
 */
export const keyOf = (name = ''): string => /^form_fields\[([^\]]*)/.exec(name)?.[1] ?? name.replace(/\[\]$/, '')

/** The controls that visitors fill in. */
export const controlsOf = (root: ParentNode): Control[] =>
  queryAll<Control>(root, 'input:not([type=hidden],[type=submit],[type=button],[type=image],[type=reset]),select,textarea')

const groupOf = (control: Element): Element | null => control.closest('.elementor-field-group,[data-form-field]')

/** Inserts a message where people look: at the end of the field's group or fieldset, else after the control and its label. */
export function insertAfterControls(controls: Control[], node: Element): void {
  const control = controls[0] as Control
  const group = groupOf(control) ?? (controls[1] && control.closest('fieldset'))
  const label = [...(control.labels ?? [])].at(-1)
  const isAfterControl = label && control.compareDocumentPosition(label) & Node.DOCUMENT_POSITION_FOLLOWING
  if (group) group.append(node)
  else (isAfterControl ? label : (control.closest('label') ?? control)).after(node)
}
