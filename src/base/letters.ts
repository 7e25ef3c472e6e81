/** For browsers without a segmenter: a letter with its combining marks, and what a joiner, a variation selector or a skin tone attaches to it. */
const LETTER = /\p{RI}\p{RI}|\r\n|\P{M}(?:\p{M}|\p{EMod}|\u200d\P{M})*/gu

/** Splits a text into letters as people see them: what takes several characters (é, 👩‍🚀, क्षि) stays whole. */
export function lettersOf(text: string): string[] {
  if (!Intl.Segmenter) return text.match(LETTER) ?? []
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)
}

const JOINED = /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mand}\p{sc=Mong}\p{sc=Phag}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Rohg}\p{sc=Mani}\p{sc=Sogd}]/u
/** Letters that join only to the one before them. */
const JOINED_BEFORE = /^[اأإآٱدذرزژڈڑوؤة]\p{M}*$/u

/** Whether the letters of a text change shape beside each other: in boxes of their own they would look wrong. */
const isJoined = (text: string): boolean => JOINED.test(text)

/** Whether a first letter is joined to what comes after it. */
export const isJoinedToNext = (letter: string, rest: string): boolean =>
  isJoined(letter) && !JOINED_BEFORE.test(letter) && isJoined(rest.slice(0, 1))

/** The parts of a text that can move on their own: letters, or whole words where letters join. */
export const piecesOf = (text: string): string[] => text.split(/(\s)/).flatMap((word) => (isJoined(word) ? [word] : lettersOf(word)))
