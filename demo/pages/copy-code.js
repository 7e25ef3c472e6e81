// The buttons beside the code that the demo's pages show. Where a page may not write to the clipboard, the code is selected instead.
document.addEventListener('click', async ({ target }) => {
  const button = target.closest('.copy-code')
  if (!button) return
  const code = button.parentElement.querySelector('code')
  try {
    await navigator.clipboard.writeText(code.textContent)
    button.textContent = 'Copied'
  } catch {
    getSelection().selectAllChildren(code)
    button.textContent = 'Selected'
  }
  setTimeout(() => {
    button.textContent = 'Copy'
  }, 2000)
})
