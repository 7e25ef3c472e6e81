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
/** In the page's own language. */
const words =
  document.documentElement.lang === 'pl'
    ? {
        now: 'Teraz',
        calm: 'Twój system prosi o mniej ruchu',
        lively: 'Twój system nie prosi o mniej ruchu',
        moves: 'więc strona się rusza',
        rests: 'więc strona stoi spokojnie',
      }
    : {
        now: 'Now',
        calm: 'Your system asks for less motion',
        lively: 'Your system does not ask for less motion',
        moves: 'so the page moves',
        rests: 'so the page is at rest',
      }
const say = () => {
  const moves = motion === 'always' || (motion === 'auto' && !calm.matches)
  verdict.textContent = `${words.now}: ${motion}. ${calm.matches ? words.calm : words.lively}, ${moves ? words.moves : words.rests}.`
}
say()
calm.addEventListener('change', say)
