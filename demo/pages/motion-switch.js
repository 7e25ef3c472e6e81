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
const verdict = document.querySelector('[data-verdict="ruch"]')
const say = () => {
  const moves = motion === 'always' || (motion === 'auto' && !calm.matches)
  verdict.textContent = `Teraz: ${motion}. Twój system ${calm.matches ? 'prosi o mniej ruchu' : 'nie prosi o mniej ruchu'}, więc strona ${moves ? 'się rusza' : 'stoi spokojnie'}.`
}
say()
calm.addEventListener('change', say)
