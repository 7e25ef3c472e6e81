// Shows only the examples that have all the words that somebody types.
const box = document.querySelector('.find')
const status = box.querySelector('[role="status"]')
const items = [...document.querySelectorAll('.group li')]
box.hidden = false

function find(words) {
  for (const item of items) item.hidden = !words.every((word) => item.textContent.toLowerCase().includes(word))
  for (const group of document.querySelectorAll('.group')) group.hidden = !group.querySelector('li:not([hidden])')
  const count = items.filter((item) => !item.hidden).length
  status.textContent = words.length ? `${count} of ${items.length}` : ''
}

box.querySelector('input').addEventListener('input', ({ target }) => find(target.value.toLowerCase().split(/\s+/).filter(Boolean)))
