/**
 * A text that changes while it is shown. Each comes in an element of its own: a translator puts its own nodes in the place of a text, and what
 * would be written into that afterwards nobody would see.
 */
export const ChangingText = ({ text }: { text: string | number }) => <span key={text}>{text}</span>
