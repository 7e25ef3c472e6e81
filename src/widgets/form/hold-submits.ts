import { on } from '../../base/events'
import { closestOf, propertyOf } from '../../base/property-of'
import { FORM } from '../../builder/selectors'
import { repeatAfterLoad } from '../../runtime/repeat-after-load'

/** A field may have the name of a form's method, and takes its place. Safari before 16 does not know the first. */
const { requestSubmit, submit: post } = HTMLFormElement.prototype as Partial<HTMLFormElement> & HTMLFormElement

function submit(form: HTMLFormElement, pressed: HTMLElement | null): void {
  // A script may have put another button in its place meanwhile.
  const submitter = pressed && (pressed as HTMLButtonElement).form === form ? pressed : null
  if (requestSubmit) requestSubmit.call(form, submitter)
  else {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter })
    if (propertyOf(form, 'dispatchEvent').call(form, event)) post.call(form)
  }
}

/**
 * Loads the code of forms. What is submitted meanwhile is held, and submitted again once the form is mounted: the builder's forms have no
 * address of their own, so a browser that posts one to the page loses what was typed. When the code cannot be loaded, the browser posts it.
 */
export async function holdSubmits<T>(load: () => Promise<T>): Promise<T> {
  const held = new Map<HTMLFormElement, HTMLElement | null>()
  const stop = on<SubmitEvent>(
    window,
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      if (!closestOf(form, FORM)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      held.set(form, event.submitter)
    },
    { capture: true },
  )
  const submitAgain = () => {
    stop()
    for (const [form, submitter] of held) if (form.isConnected) submit(form, submitter)
  }
  try {
    return await repeatAfterLoad(load, submitAgain)
  } catch (error) {
    submitAgain()
    throw error
  }
}
