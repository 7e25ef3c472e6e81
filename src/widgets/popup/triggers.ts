/** The lazy chunk of popups that open by themselves: their rules and their triggers. Why they will or will not is told by `explain`, another chunk. */
export { activatePopup } from './activate'
