/** `text` as part of a URL. Drops lone surrogates, on which `encodeURIComponent` throws. */
export const encodeText = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''))

/** Decodes percent-encoded text; invalid text is returned unchanged. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
