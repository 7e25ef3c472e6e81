/** Without a segmenter: a letter with the marks on it, and what is joined to it by a joiner, a variation or a tone of skin. */
const LETTER = /\p{RI}\p{RI}|\r\n|\P{M}(?:\p{M}|\p{EMod}|\u200d\P{M})*/gu

/** The letters of a text as people see them: what is written with several characters (é, 👩‍🚀, क्षि) stays whole. */
export function lettersOf(text: string): string[] {
  if (!Intl.Segmenter) return text.match(LETTER) ?? []
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)
}

const JOINED = /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mand}\p{sc=Mong}\p{sc=Phag}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Rohg}\p{sc=Mani}\p{sc=Sogd}]/u
/** Letters that join to the one before them alone. */
const JOINED_BEFORE = /^[اأإآٱدذرزژڈڑوؤة]\p{M}*$/u

/** Whether the letters of a text change their forms with those beside them: each in a box of its own would be another letter. */
const isJoined = (text: string): boolean => JOINED.test(text)

/** Whether a first letter is joined to what comes after it. */
export const isJoinedToNext = (letter: string, rest: string): boolean =>
  isJoined(letter) && !JOINED_BEFORE.test(letter) && isJoined(rest.slice(0, 1))

/** What of a text can move by itself: its letters, and whole words where these are joined. */
export const piecesOf = (text: string): string[] => text.split(/(\s)/).flatMap((word) => (isJoined(word) ? [word] : lettersOf(word)))
