import type { MarkdownRenderer } from 'vitepress'

/**
 * Cells of tables with three columns or more are told the head of their column: on a phone, where the cells stand below one another, it is shown
 * before them (theme/style.css).
 */
export function labelCells(md: MarkdownRenderer) {
  md.core.ruler.push('label-cells', ({ tokens }) => {
    let heads: string[] = []
    let column = 0
    for (const [i, token] of tokens.entries()) {
      if (token.type === 'table_open') heads = []
      if (token.type === 'tr_open') column = 0
      if (token.type === 'th_open') heads.push(tokens[i + 1]?.content ?? '')
      if (token.type !== 'td_open') continue
      if (heads.length > 2 && column > 0) token.attrSet('data-label', heads[column] ?? '')
      column++
    }
  })
}
