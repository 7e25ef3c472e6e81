/** First on the page: what the add-on does, in order, and on each element. */
window.seen = {
  log: [],
  say: (who, what) => window.seen.log.push(`${who}: ${what}`),
  mark: ($el, what) => {
    const { dataset } = $el[0]
    dataset.marks = `${dataset.marks ? `${dataset.marks}; ` : ''}${what}`
  },
}
