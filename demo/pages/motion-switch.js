// Shows a page with another `data-motion`, named in its address. A site writes the value into its tag and needs none of this.
const tag = document.querySelector('script[data-motion]')
const asked = new URLSearchParams(location.search).get('motion')
// Deferred like the tag that follows, so it is read before anything starts.
if (/^(auto|always|never)$/.test(asked)) tag.dataset.motion = asked
const { motion } = tag.dataset
for (const link of document.querySelectorAll('a[href^="?motion="]'))
  if (link.search === `?motion=${motion}`) link.setAttribute('aria-current', 'true')
  else link.removeAttribute('aria-current')

const calm = matchMedia('(prefers-reduced-motion: reduce)')
const verdict = document.querySelector('[data-verdict="motion"]')
const say = () => {
  const moves = motion === 'always' || (motion === 'auto' && !calm.matches)
  verdict.textContent = `Now: ${motion}. Your system ${calm.matches ? 'asks for less motion' : 'does not ask for less motion'}, so the page ${moves ? 'moves' : 'is at rest'}.`
}
say()
calm.addEventListener('change', say)
