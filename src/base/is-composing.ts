/** Whether a key belongs to an input method (Japanese, Chinese, accents). Safari ends the composition before its last key, which has the code 229 still. */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229
