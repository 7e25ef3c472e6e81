import { afterEach, expect, it } from 'vitest'
import { DialogFrame, type DialogFrameProps } from './dialog-frame'
import { mountUi } from './mount'

afterEach(() => document.body.replaceChildren())
function show(props: Partial<DialogFrameProps>) {
  const frame = (
    <DialogFrame hasBuilderMarkup={false} dialog={{ className: 'mine' }} closeButton={<button type="button" />} {...props}>
      <p>Words</p>
    </DialogFrame>
  )
  mountUi(frame, (el) => document.body.replaceChildren(el))
  return document.querySelector('.skerry-ui')?.innerHTML
}

it('is a dialog with a window, a close button and a message', () => {
  expect(show({ box: { className: 'animated' } })).toBe(
    '<dialog role="dialog" class="mine"><div class="dialog-widget-content animated"><button type="button"></button><div class="dialog-message"><p>Words</p></div></div></dialog>',
  )
})
it('has the parts and classes of builder dialogs, and the close button beside the window if wanted', () => {
  expect(show({ hasBuilderMarkup: true, isCloseButtonOutside: true, message: { className: 'animated zoomIn' } })).toBe(
    '<dialog role="dialog" class="dialog-widget dialog-lightbox-widget dialog-type-buttons dialog-type-lightbox mine"><button type="button"></button>' +
      '<div class="dialog-widget-content dialog-lightbox-widget-content"><div class="dialog-header dialog-lightbox-header"></div>' +
      '<div class="dialog-message dialog-lightbox-message animated zoomIn"><p>Words</p></div>' +
      '<div class="dialog-buttons-wrapper dialog-lightbox-buttons-wrapper"></div></div></dialog>',
  )
})
