/**
 * Whether a key belongs to an input method (Japanese, Chinese, accents). Safari ends the composition before its last key, which still has the code
 * 229.
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229
