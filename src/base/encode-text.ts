/** Encodes `text` for an address. Drops lone surrogates, on which `encodeURIComponent` throws. */
export const encodeText = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''))

/** Decodes percent-encoded text; returns invalid text unchanged. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
