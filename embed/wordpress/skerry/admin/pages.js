/* Asks for the pages of the list one by one, and writes into their lines what becomes of them. */
;(() => {
  const { name, nonce, count, failed } = window.skerryPages ?? skerryPages
  const button = document.getElementById('skerry-check')
  const progress = document.getElementById('skerry-progress')
  const rows = [...document.querySelectorAll('.skerry-pages tbody tr')]

  async function check(row) {
    const url = new URL(row.dataset.url, location.href)
    url.searchParams.set(name, nonce)
    const cells = await fetch(url, { credentials: 'same-origin', cache: 'no-store' })
      .then((response) => response.json())
      .catch(() => ({ code: 'failed', verdict: failed, before: '–', after: '–', time: '–' }))
    row.dataset.code = cells.code
    for (const cell of row.querySelectorAll('[data-cell]')) cell.textContent = cells[cell.dataset.cell] ?? ''
  }

  button.addEventListener('click', async () => {
    button.disabled = true
    for (const [i, row] of rows.entries()) {
      await check(row)
      progress.textContent = count.replace('%1$s', i + 1).replace('%2$s', rows.length)
    }
    button.disabled = false
  })
})()
