/**
 * A text that changes while it is shown. Each version is in an element of its own, because translators replace text nodes with their own, and nobody
 * would see what is written into the old node afterwards.
 */
export const ChangingText = ({ text }: { text: string | number }) => <span key={text}>{text}</span>
