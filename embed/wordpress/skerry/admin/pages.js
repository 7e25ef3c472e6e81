/*
 * Checks the listed pages one by one and writes each verdict into its row. Then loads each page in a frame, without and with Skerry, to
 * count the scripts a browser loads: immediately, while scrolling to the end, and until nothing more comes.
 */
;(() => {
  const { names, nonce, ajax, count, failed } = window.skerryPages ?? skerryPages
  /** In ms: a page has finished loading when no file has come for this long. */
  const SILENCE_MS = 1500
  /** In ms: the longest wait for a page. */
  const LIMIT_MS = 30_000
  const button = document.getElementById('skerry-check')
  const progress = document.getElementById('skerry-progress')
  const stage = document.getElementById('skerry-stage')
  const rows = [...document.querySelectorAll('.skerry-pages tbody tr')]
  const pause = (ms) => new Promise((done) => setTimeout(done, ms))

  const addressOf = (row, parameters) => {
    const url = new URL(row.dataset.url, location.href)
    // The site may be reached under another name than in its settings, whose frames could not be inspected.
    url.protocol = location.protocol
    for (const [name, value] of Object.entries({ [names.report]: nonce, ...parameters })) url.searchParams.set(name, value)
    return url.href
  }

  /** URLs and sizes of a page's loaded scripts; if a server hides a size, it counts as 0. */
  const scriptsOf = (page) =>
    new Map(
      page.performance
        .getEntriesByType('resource')
        .filter(({ initiatorType, name, responseStatus = 200 }) => {
          const isScript = initiatorType === 'script' || /\.m?js$/.test(new URL(name).pathname)
          return isScript && /^https?:/.test(name) && responseStatus < 400
        })
        .map(({ name, encodedBodySize }) => [name, encodedBodySize]),
    )

  /** Loads a page, and returns the number and bytes of its scripts; null if it cannot be inspected. */
  async function measure(address) {
    const frame = document.createElement('iframe')
    // The page must not navigate this one away.
    frame.sandbox = 'allow-scripts allow-same-origin allow-forms'
    frame.tabIndex = -1
    const end = Date.now() + LIMIT_MS
    try {
      const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }))
      frame.src = address
      stage.replaceChildren(frame)
      await Promise.race([loaded, pause(LIMIT_MS)])
      const page = frame.contentWindow
      // If the page refuses framing, the frame has another document.
      if (page.location.href !== address || !page.document.querySelector('script')) return null
      await scrollThrough(page)
      let { size } = scriptsOf(page)
      for (let last = Date.now(); Date.now() - last < SILENCE_MS && Date.now() < end; await pause(100)) {
        const now = scriptsOf(page).size
        if (now !== size) last = Date.now()
        size = now
      }
      const sizes = [...scriptsOf(page).values()]
      return [sizes.length, sizes.reduce((sum, bytes) => sum + bytes, 0)]
    } catch {
      return null
    } finally {
      frame.remove()
    }
  }

  async function scrollThrough(page) {
    const { scrollingElement } = page.document
    for (let y = 0; y < Math.min(scrollingElement.scrollHeight, 30_000); y += page.innerHeight) {
      page.scrollTo({ top: y, behavior: 'instant' })
      await pause(60)
    }
  }

  const fill = (row, cells) => {
    row.dataset.code = cells.code
    for (const cell of row.querySelectorAll('[data-cell]')) cell.textContent = cells[cell.dataset.cell] ?? ''
  }

  async function check(row) {
    const { key } = row.dataset
    const cells = await fetch(addressOf(row, { [names.key]: key }), { credentials: 'same-origin', cache: 'no-store' })
      .then((response) => response.json())
      .catch(() => undefined)
    fill(row, cells ?? { code: 'failed', verdict: failed, before: '–', after: '–', time: '–' })
    if (!cells) return
    const before = await measure(addressOf(row, { [names.show]: 'before' }))
    const after = cells.code === 'taken' ? await measure(addressOf(row, { [names.show]: 'after' })) : before
    if (!before || !after) return
    const body = new URLSearchParams({ action: names.action, nonce, key })
    for (const [name, pair] of Object.entries({ before, after })) for (const number of pair) body.append(`${name}[]`, number)
    const measured = await fetch(ajax, { method: 'POST', body }).then((response) => (response.ok ? response.json() : undefined))
    if (measured) fill(row, measured)
  }

  button.addEventListener('click', async () => {
    button.disabled = true
    stage.hidden = false
    for (const [i, row] of rows.entries()) {
      await check(row)
      progress.textContent = count.replace('%1$s', i + 1).replace('%2$s', rows.length)
    }
    stage.hidden = true
    button.disabled = false
  })
})()
