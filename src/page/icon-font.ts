import { createElement } from '../base/create-element'
import { pageBody } from '../base/document'
/** Whether the page has the builder's icon font, which makes `<i class="eicon-…">` an icon. */
export function hasIconFont(): boolean {
  const probe = createElement('i')
  probe.className = 'eicon-close'
  pageBody().append(probe)
  const { content } = getComputedStyle(probe, '::before')
  probe.remove()
  return /^["']/.test(content)
}
