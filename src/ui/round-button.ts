/** A line of 2 px through the middle of its box, of which the signs are drawn: no font, and no `data:` image that a strict policy would refuse. */
export const stroke = (angle: number): string =>
  `linear-gradient(${angle}deg,#0000 calc(50% - 1.5px),currentColor calc(50% - 1px) calc(50% + 1px),#0000 calc(50% + 1.5px))`

/**
 * The one look of our round buttons (pause, arrows, close): a light sign on a dark disc with a thin light rim, which can be seen on light
 * pages, dark pages and pictures. `sign` is a `background` without a colour, `more` are declarations of one kind of button. The ring of
 * the focus is inside, because many boxes cut off what is outside of them.
 */
export const roundButtonStyles = (selector: string, sign: string, size = '2.75rem', more = ''): string =>
  `:where(${selector}){box-sizing:border-box;width:${size};height:${size};margin:0;padding:0;border:1px solid rgb(255 255 255/.3);border-radius:50%;background:${sign};background-color:rgb(10 14 18/.7);background-repeat:no-repeat;color:#fff;cursor:pointer;${more}}
:where(${selector}):where(:hover){background-color:rgb(58 62 66/.9)}
:where(${selector}):where(:focus-visible){outline:2px solid;outline-offset:-5px}
@media(forced-colors:active){:where(${selector}){forced-color-adjust:none;border-color:ButtonText;background-color:ButtonFace;color:ButtonText}}`
