import { expect, it } from 'vitest'
import { moveNaming } from './naming'

it.each([
  ['a named section', '<section aria-label="A" aria-describedby="d">t</section>', '<section>t</section>'],
  ['a section named by its title', '<section title="A">t</section>', '<section>t</section>'],
  ['a region', '<div role="region" aria-labelledby="h">t</div>', '<div>t</div>'],
  ['a dialog', '<dialog open="" aria-label="A">t</dialog>', '<dialog open="" role="none">t</dialog>'],
  ['a form', '<form role="search" aria-label="A">t</form>', '<form role="search">t</form>'],
])('%s is no second one of its name in our dialog, and afterwards as it was', (_, served, inside) => {
  document.body.innerHTML = served
  const giveBack = moveNaming(document.body.firstElementChild)
  expect(document.body.innerHTML).toBe(inside)
  giveBack()
  expect(document.body.innerHTML.split(/[ >]/).sort()).toEqual(served.split(/[ >]/).sort())
})
