/** The lazy chunk of popups that open by themselves: their rules and their triggers. What explains them is another chunk, explain.ts. */
export { activatePopup } from './activate'
