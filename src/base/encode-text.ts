/** `text` as part of an address. Lone surrogates, on which `encodeURIComponent` throws, are dropped. */
export const encodeText = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''))

/** A percent-encoded text; what is none is returned as it is. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
