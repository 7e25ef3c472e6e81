/** The edit distance: how many letters to add, remove, change or swap with their neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] as number) + 1 : Number.POSITIVE_INFINITY
      next[j] = Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + change, swapped)
    }
    before = row
    row = next
  }
  return row[b.length] as number
}

/** `autoplaySpeed`, `Autoplay-Speed` and `autoplay_speed` count as the same word. */
const normalize = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, '')

/** The one of `names` that was probably meant; undefined if none is similar. A third of a name's letters may be wrong, up to `most`. */
export function suggest(text: string, names: Iterable<string>, most = 3): string | undefined {
  // No name is that long, and the work is quadratic.
  if (text.length > 60) return undefined
  const given = normalize(text)
  let best: string | undefined
  let least = Math.min(most, Math.floor(given.length / 3)) + 1
  for (const name of names) {
    const wrong = name === text ? least : distance(given, normalize(name))
    if (wrong < least) [best, least] = [name, wrong]
  }
  return best
}

/** `, did you mean NAME?`, or an empty text. */
export function didYouMean(text: string, names: Iterable<string>): string {
  const name = suggest(text, names)
  return name ? `, did you mean ${name}?` : ''
}
