import { beforeEach, expect, it } from 'vitest'
import { appendEntries, entriesOf } from './entries'

const FORM = `<form>
<label for="who">Who</label><input id="who" name="who" type="text" data-id="f1" value="Ann">
<input id="mail" name="mail" type="email" data-interaction-id="f2">
<textarea id="note" name="note" data-id="f3">Hi</textarea>
<select id="color" name="color" data-id="f4"><option value="">Any</option><option value="r" selected>Red</option></select>
<input id="terms" name="terms" type="checkbox" value="yes" data-id="f5">
<input id="h1" name="hobby" type="checkbox" value="a" checked data-id="f6"><input id="h2" name="hobby" type="checkbox" value="b" checked data-id="f7">
<input id="r1" name="kind" type="radio" value="x" data-id="f8"><label for="r2">Why</label><input id="r2" name="kind" type="radio" value="y" checked data-id="f9">
<input id="file" name="file[]" type="file" data-id="f10">
<input name="foreign"><input type="hidden" name="token" data-id="f11"><input name="off" disabled data-id="f12">
<button type="submit" data-id="f13">Send</button></form>`

beforeEach(() => {
  document.body.innerHTML = FORM
})

it('an atomic form’s fields are sent by id, checkboxes with one name as one field (contract newer §3.2)', () => {
  const plain = (id: string, type: string, name: string, value: unknown, label = name) => ({
    id,
    type,
    label,
    name,
    options: 'null',
    value,
  })
  expect(entriesOf(document.querySelector('form') as HTMLFormElement)).toEqual([
    plain('f1', 'text', 'who', 'Ann', 'Who'),
    plain('f2', 'email', 'mail', ''),
    plain('f3', 'textarea', 'note', 'Hi'),
    { ...plain('f4', 'select', 'color', 'r'), options: '[{"value":"","label":"Any"},{"value":"r","label":"Red"}]' },
    plain('f5', 'checkbox', 'terms', ''),
    { ...plain('f6', 'checkbox', 'hobby', 'a, b'), options: '[{"value":"a","label":"h1"},{"value":"b","label":"h2"}]' },
    { ...plain('f9', 'radio', 'kind', 'y'), options: '[{"value":"x","label":"r1"},{"value":"y","label":"Why"}]' },
    { ...plain('f10', 'file', 'file[]', []), label: 'file' },
  ])
})

it('files are separate parts, and a field without files has no value', () => {
  const data = new FormData()
  const entry = { id: 'a', type: 'file', label: 'File', name: 'f', options: 'null' }
  appendEntries(data, [
    { ...entry, value: [new File(['1'], 'one.txt'), new File(['2'], 'two.txt')] },
    { ...entry, value: [] },
  ])
  expect([...data].map(([key, value]) => [key, value instanceof File ? value.name : value])).toEqual([
    ['form_fields[0][id]', 'a'],
    ['form_fields[0][type]', 'file'],
    ['form_fields[0][label]', 'File'],
    ['form_fields[0][name]', 'f'],
    ['form_fields[0][options]', 'null'],
    ['form_fields[0][value][0]', 'one.txt'],
    ['form_fields[0][value][1]', 'two.txt'],
    ['form_fields[1][id]', 'a'],
    ['form_fields[1][type]', 'file'],
    ['form_fields[1][label]', 'File'],
    ['form_fields[1][name]', 'f'],
    ['form_fields[1][options]', 'null'],
  ])
})
