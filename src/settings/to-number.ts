/** A number, or the number that a text is; NaN for anything else. An object from a page, a file or a response may throw when it is turned into one. */
export const toNumber = (value: unknown): number => (typeof value === 'object' ? Number.NaN : Number(value))
