/** Without a segmenter: a letter with its marks, and anything attached by a joiner, variation selector or skin tone. */
const LETTER = /\p{RI}\p{RI}|\r\n|\P{M}(?:\p{M}|\p{EMod}|\u200d\P{M})*/gu

/** A text's letters as people see them: those with several code points (é, 👩‍🚀, क्षि) stay whole. */
export function lettersOf(text: string): string[] {
  if (!Intl.Segmenter) return text.match(LETTER) ?? []
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)
}

const JOINED = /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mand}\p{sc=Mong}\p{sc=Phag}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Rohg}\p{sc=Mani}\p{sc=Sogd}]/u
/** Letters that only join to the previous one. */
const JOINED_BEFORE = /^[اأإآٱدذرزژڈڑوؤة]\p{M}*$/u

/** Whether a text's letters change shape with their neighbours: in separate boxes they would look different. */
const isJoined = (text: string): boolean => JOINED.test(text)

/** Whether a first letter joins to the text after it. */
export const isJoinedToNext = (letter: string, rest: string): boolean =>
  isJoined(letter) && !JOINED_BEFORE.test(letter) && isJoined(rest.slice(0, 1))

/** The parts of a text that can move separately: letters, or whole words if letters join. */
export const piecesOf = (text: string): string[] => text.split(/(\s)/).flatMap((word) => (isJoined(word) ? [word] : lettersOf(word)))
