/** A number or numeric text as a number; otherwise NaN. Objects are not converted: their `valueOf` may throw. */
export const numberOrNaN = (value: unknown): number => (typeof value === 'object' ? Number.NaN : Number(value))
