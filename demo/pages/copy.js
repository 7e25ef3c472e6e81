// Copies the source of an example. The buttons come with the page (demo/server/demo-page.ts).
document.addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-copy]')
  if (!button) return
  const { textContent: words, ariaLabel: name } = button
  await navigator.clipboard.writeText(document.querySelector(`[data-source="${button.dataset.copy}"]`).textContent)
  button.textContent = button.ariaLabel = 'Copied'
  setTimeout(() => Object.assign(button, { textContent: words, ariaLabel: name }), 2000)
})
