/** `text` as a part of an address. Half a pair of surrogates, for which `encodeURIComponent` throws, is left out. */
export const encodeText = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''))
