import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { atFirst, contents } from './parts.js'

function Page() {
  const [page, setPage] = useState(atFirst)
  return contents(createElement, page, (changed) => setPage({ ...page, ...changed }))
}
createRoot(document.getElementById('root')).render(createElement(Page))
