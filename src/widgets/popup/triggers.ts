/** The lazy chunk of popups that open automatically: rules and triggers. explain.ts is another chunk. */
export { activatePopup } from './activate'
