/** What a visitor does on the page of the pack, and what can be seen. Runs in the page, so it uses nothing around it. */
export async function visitPack() {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const until = async (what: string, isDone: () => unknown) => {
    for (let turn = 0; !isDone(); turn++) {
      if (turn > 400) throw new Error(`${what} did not happen: ${JSON.stringify(marks())}`)
      await new Promise((done) => setTimeout(done, 25))
    }
  }
  const marks = () => Object.fromEntries(all('[data-marks]').map((el) => [el.dataset.id, el.dataset.marks]))
  const isMarked = (id: string, text: string) => all(`[data-id="${id}"]`).some((el) => el.dataset.marks?.includes(text))
  /** What can be seen; panels are hidden in different ways. */
  const boxes = () =>
    Object.fromEntries(
      all('.elementor-5 [data-id],.elementor-5 .swiper-slide').flatMap((el, i) => {
        const { x, y, width, height } = el.getBoundingClientRect()
        const name = el.dataset.id ?? `${el.className} ${i}`
        return width && height ? [[name, [x, y + scrollY, width, height].map(Math.round).join(' ')]] : []
      }),
    )
  const { seen } = window as unknown as { seen: { log: string[]; hasLoaded?: boolean } }
  await until('load', () => seen.hasLoaded)
  await until('the slider', () => isMarked('slider', 'slider 4'))
  await until('the carousel', () => isMarked('carousel', 'carousel'))
  await until(
    'the end of the start',
    () => isMarked('early', 'early') && isMarked('tabs', 'tabs') && isMarked('skin', 'attached') && isMarked('action', 'seen'),
  )
  // The list's button is ours or the builder's.
  await new Promise((done) => setTimeout(done, 100))
  const started = { log: [...seen.log], marks: marks(), boxes: boxes() }
  for (const button of all('.elementor-5 .press')) button.click()
  await until('the debounce', () => isMarked('attached', 'debounced attached; debounced attached'))
  document.getElementById('t2')?.click()
  await until('the second tab', () => document.getElementById('p2')?.classList.contains('e-active'))
  document.querySelector<HTMLElement>('.e-loop__load-more a')?.click()
  await until('the next page', () => isMarked('loop5', 'attached'))
  for (const button of all('.e-loop-item .press').slice(-2)) button.click()
  await until('the debounce', () => isMarked('loop5', 'debounced loop5; debounced loop5'))
  document.getElementById('opener')?.click()
  await until('the popup', () => isMarked('inpopup2', 'attached') && isMarked('inpopup', 'seen'))
  for (const button of all('#elementor-popup-modal-7 .press')) button.click()
  await until('the debounce', () => isMarked('inpopup2', 'debounced inpopup2; debounced inpopup2'))
  const selected = all('[role=tab]').map((tab) => tab.getAttribute('aria-selected'))
  return { started, marks: marks(), selected, width: document.documentElement.scrollWidth, boxes: boxes() }
}
