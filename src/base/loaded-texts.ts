/** Our texts by language and key (src/page/texts/), for the page's language; English ones are where they are used. The single-file bundle has all. */
export const loadedTexts: Record<string, Record<string, string>> = {}
