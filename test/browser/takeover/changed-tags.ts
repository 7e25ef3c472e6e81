import { readFileSync } from 'node:fs'
import { INLINE, INLINE_CODE, ourTag, type SiteOptions } from './site'

const CORE = readFileSync('dist/skerry.js', 'utf8')
/** Where optimisers put copies of our script. */
export const CACHE = '/wp-content/cache/min/1/9f8e7d.js'
const BOTH = '/wp-content/cache/both.js'
/** Our script merged with others', and with the inline part before it. */
export const MERGED_WITH_OURS: Record<string, string> = { [CACHE]: `${CORE};self.merged = 1`, [BOTH]: `${INLINE_CODE};${CORE}` }

/** What optimisers do to our two tags if they do not leave them alone. `isSlow`: it takes three seconds to show. */
export const CHANGED: { what: string; options: Pick<SiteOptions, 'ours' | 'after'>; isSlow?: boolean }[] = [
  { what: 'copied without its chunks', options: { ours: INLINE + ourTag().replace('/skerry.js', CACHE) } },
  { what: 'merged with others, first in the head', options: { ours: `${INLINE}<script src="${CACHE}"></script>` } },
  { what: 'merged with others and deferred', options: { ours: INLINE, after: `<script defer src="${CACHE}"></script>` }, isSlow: true },
  { what: 'merged with others, last in the body', options: { ours: INLINE, after: `<script src="${CACHE}"></script>` }, isSlow: true },
  { what: 'printed into the page', options: { ours: `${INLINE}<script>${CORE.replaceAll('</script', '<\\/script')}</script>` } },
  { what: 'merged with the inline part, last in the body', options: { ours: '', after: `<script src="${BOTH}"></script>` } },
  {
    what: 'left in place, and the inline part is moved to the end of the body',
    options: { ours: ourTag().replace('async', 'defer'), after: INLINE },
  },
  { what: 'left in place, and the inline part is lost', options: { ours: ourTag() } },
]
