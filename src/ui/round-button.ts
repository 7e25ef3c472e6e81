import { ownRule, ownSelector } from './own-selector'

/** A 2 px line through the middle of its box, for drawing signs without a font or a `data:` image that a strict CSP would block. */
export const stroke = (angle: number): string =>
  `linear-gradient(${angle}deg,#0000 calc(50% - 1.5px),currentColor calc(50% - 1px) calc(50% + 1px),#0000 calc(50% + 1.5px))`

/**
 * The common styles of our round buttons (pause, arrows, close): a light sign on a dark disc with a thin light rim, visible on light pages,
 * dark pages and pictures. `rule` creates the first rule (the lightbox has its own). `sign` is a `background` without colour, `more` holds
 * extra declarations. A finger does not hover: the look would stay, and the picture below be painted again before the press is answered. The focus
 * ring is inside, because many boxes clip. Sizes are in px: many sites set a root font size of 10 px.
 */
export const roundButtonStyles = (selector: string, sign: string, size = '44px', more = '', rule = ownRule): string =>
  `${rule(
    selector,
    `display:block;box-sizing:border-box;width:var(--skerry-button-size,${size});height:var(--skerry-button-size,${size});border:1px solid var(--skerry-button-border,rgb(255 255 255/.3));border-radius:var(--skerry-button-radius,50%);background:${sign};background-color:var(--skerry-button-background,rgb(10 14 18/.7));background-repeat:no-repeat;color:var(--skerry-button-color,#fff);cursor:pointer;${more}`,
  )}
@media(hover){${ownSelector(selector, ':hover')}{background-color:var(--skerry-button-hover,rgb(58 62 66/.9))}}
${ownSelector(selector, ':focus-visible')}{outline:2px solid;outline-offset:-5px}
${ownSelector(selector, '[hidden]')}{display:none}
@media print{${ownSelector(selector)}{display:none}}
@media(forced-colors:active){${ownSelector(selector)}{forced-color-adjust:none;border-color:ButtonText;background-color:ButtonFace;color:ButtonText}}`
