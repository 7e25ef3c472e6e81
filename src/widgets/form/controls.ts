import { queryAll } from '../../dom/query-all'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The field that a control belongs to: `form_fields[email]`, `email` and `email[]` are the field `email`. */
export const keyOf = (name: string): string => /^form_fields\[([^\]]*)/.exec(name)?.[1] ?? name.replace(/\[\]$/, '')

/** What a visitor fills in. */
export const controlsOf = (root: ParentNode): Control[] =>
  queryAll<Control>(root, 'input:not([type=hidden],[type=submit],[type=button],[type=image],[type=reset]),select,textarea')

/** What a message about these controls is put into, at its end: the field's group, or the fieldset of several. */
const groupOf = (control: Element): Element | null => control.closest('.elementor-field-group,[data-form-field]')

/** Puts a message where people look for it: at the end of the field's group, else after the label that contains the control, else after it. */
export function insertAfterControls(controls: Control[], node: Element): void {
  const control = controls[0] as Control
  const group = groupOf(control) ?? (controls[1] && control.closest('fieldset'))
  if (group) group.append(node)
  else (control.closest('label') ?? control).after(node)
}
