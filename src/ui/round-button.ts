import { ownRule, ownSelector } from './own-selector'

/** A line of 2 px through the middle of its box; the signs are drawn from these. No font, and no `data:` image that a strict policy would refuse. */
export const stroke = (angle: number): string =>
  `linear-gradient(${angle}deg,#0000 calc(50% - 1.5px),currentColor calc(50% - 1px) calc(50% + 1px),#0000 calc(50% + 1.5px))`

/**
 * The common look of our round buttons (pause, arrows, close): a light sign on a dark disc with a thin light rim, visible on light pages, dark pages
 * and pictures. `rule` makes the first rule (the lightbox has its own). `sign` is a `background` without a colour, `more` are declarations for one
 * kind of button. The focus ring is inside, because many boxes clip what is outside them. Sizes are in px, because many sites set the root's font
 * size to 10 px.
 */
export const roundButtonStyles = (selector: string, sign: string, size = '44px', more = '', rule = ownRule): string =>
  `${rule(
    selector,
    `display:block;box-sizing:border-box;width:var(--skerry-button-size,${size});height:var(--skerry-button-size,${size});border:1px solid var(--skerry-button-border,rgb(255 255 255/.3));border-radius:var(--skerry-button-radius,50%);background:${sign};background-color:var(--skerry-button-background,rgb(10 14 18/.7));background-repeat:no-repeat;color:var(--skerry-button-color,#fff);cursor:pointer;${more}`,
  )}
${ownSelector(selector, ':hover')}{background-color:var(--skerry-button-hover,rgb(58 62 66/.9))}
${ownSelector(selector, ':focus-visible')}{outline:2px solid;outline-offset:-5px}
${ownSelector(selector, '[hidden]')},${ownSelector(selector, '.swiper-button-lock')}{display:none}
@media print{${ownSelector(selector)}{display:none}}
@media(forced-colors:active){${ownSelector(selector)}{forced-color-adjust:none;border-color:ButtonText;background-color:ButtonFace;color:ButtonText}}`
