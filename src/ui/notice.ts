import { createElement } from '../base/create-element'

interface NoticeOptions {
  /** The class by which sites style it. */
  className: string
  text: string
  /** A link to the content that could not be shown. */
  link?: { href: string; text: string } | undefined
  /** Its place in its positioned parent: along a player's top, or mid-window, where tools are at the top. */
  position: 'top' | 'middle'
}

const COLOR = 'var(--skerry-notice-color,#fff)'
/** Inline, because pages without our stylesheet show it too; a theme's rules for paragraphs and links do not apply. */
const STYLE = `all:unset;display:block;position:absolute;z-index:2;box-sizing:border-box;padding:12px 16px;background:var(--skerry-notice-background,rgb(0 0 0/.85));color:${COLOR};font-size:max(1em,15px);line-height:1.45;text-align:center;`
const PLACES: Record<NoticeOptions['position'], string> = {
  // Clicks pass through to the play button below, which can be pressed again.
  top: 'inset:0 0 auto;pointer-events:none',
  // Clear of the arrows at both sides, which are sized in px.
  middle: 'inset:40% 0 auto;width:fit-content;max-width:calc(100% - 112px);margin:0 auto',
}
/** Not `color`, which sites set with `!important` on links. */
const LINK_STYLE = `all:unset;outline:revert;-webkit-text-fill-color:${COLOR};text-decoration:underline;cursor:pointer;pointer-events:auto;overflow-wrap:anywhere`

/** An alert replacing a picture or video that cannot be shown. */
export function createNotice({ className, text, link, position }: NoticeOptions): HTMLElement {
  const notice = createElement('p', { class: className, role: 'alert' }, text)
  notice.style.cssText = STYLE + PLACES[position]
  if (!link) return notice
  const anchor = createElement('a', { href: link.href, target: '_blank', rel: 'noopener', 'data-lightbox': 'off' }, link.text)
  anchor.style.cssText = LINK_STYLE
  notice.append(' ', anchor)
  return notice
}
