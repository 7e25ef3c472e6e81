/** A changing text, with a new element for each value: a translator replaces text nodes, so later writes to the old node would be lost. */
export const ChangingText = ({ text }: { text: string | number }) => <span key={text}>{text}</span>
