import { ownSelector } from './own-selector'
import { roundButtonStyles, stroke } from './round-button'

/** The look of both arrows, which a row without another page locks. In right-to-left text, next is on the left. */
export const arrowButtonStyles = (previous: string, next: string): string =>
  `${roundButtonStyles(`${previous},${next}`, `${stroke(45)} 50% calc(50% - 4px)/8px 8px,${stroke(-45)} 50% calc(50% + 4px)/8px 8px`)}
${ownSelector(`${previous},${next}`, '.swiper-button-lock')}{display:none}
${ownSelector(`${previous},${next}`, '[aria-disabled=true]')}{opacity:.4;cursor:default}
${ownSelector(previous)}{background-image:${stroke(-45)},${stroke(45)}}
${ownSelector(`${previous},${next}`, ':dir(rtl)')}{scale:-1 1}`
