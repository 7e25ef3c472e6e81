/** `text` as part of an address. Lone surrogates, on which `encodeURIComponent` throws, are dropped. */
export const encodeText = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''))
