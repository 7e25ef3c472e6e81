export { adoptStylesheet } from '../dom/stylesheet'

/** A round button with the pause sign and, pressed, the play sign; whoever uses it says where it stands. */
export const pauseLooks = (selector: string, place: string): string =>
  `:where(${selector}){position:absolute;${place};z-index:3;width:32px;height:32px;margin:0;padding:0;border:0;border-radius:50%;background:linear-gradient(90deg,#fff 33%,transparent 33% 67%,#fff 67%) center/10px 12px no-repeat,rgb(0 0 0/.55);color:#fff;cursor:pointer}
:where(${selector}[aria-pressed=true]){background-image:conic-gradient(from 240deg at 100% 50%,#fff 60deg,transparent 0)}`
