/** Whether a key belongs to an input method (Japanese, Chinese, accents). Safari's last key, code 229, follows the composition. */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229
