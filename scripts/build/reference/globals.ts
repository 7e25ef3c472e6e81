/** dist/skerry.d.ts: the global `Skerry`, and every event with its `detail`. */
import { EVENTS, EVENTS_OF_BUILDER, REASONS, type SkerryEvent } from './events'

const members = (events: SkerryEvent[], indent = '    ') =>
  events.map(({ name, detail, text }) => `${indent}/** ${text} */\n${indent}'${name}': CustomEvent<${detail || 'null'}>\n`).join('')

const bubbling = [...EVENTS, ...EVENTS_OF_BUILDER].filter(({ on }) => on === 'element')
const ofDocument = [...EVENTS, ...EVENTS_OF_BUILDER].filter(({ on }) => on === 'document')
const ofWindow = EVENTS_OF_BUILDER.filter(({ on }) => on === 'window')

export const globalTypes = (): string => `export type OpenChangeReason =
${Object.entries(REASONS)
  .map(([reason, text]) => `  /** ${text} */\n  | '${reason}'\n`)
  .join('')}
/** What a playlist tells: which video, and what has become of it. */
export interface PlaylistDetail {
  event: {
    type: 'tabOpened' | 'videoStart' | 'videoResume' | 'videoPaused' | 'videoEnded'
    element: HTMLElement
    watchCount: number
    /** Why the video was chosen. */
    trigger?: 'onload' | 'click' | 'nextVideo'
    /** Seconds from the start of the video. */
    time?: number
  }
  tab: { name: string; index: number }
  playlist: string
  video: { url: string; title: string; duration: string }
}

/** What a popup will do by itself on this page view, and why, in English. */
export interface PopupExplanation {
  id: string
  open: boolean
  /** The visitor has asked never to see it again. */
  disabled: boolean
  /** It opens as soon as one of its armed triggers fires. */
  willShow: boolean
  triggers: { name: string; state: 'armed' | 'fired' | 'refused' | 'off' | 'unknown'; why: string }[]
  rules: { name: string; pass: boolean; why: string }[]
  /** Where no popup has this id: which ids there are. */
  why?: string
}

/** \`Skerry.popup\` */
export interface SkerryPopups {
  /** Opens a popup, whatever its rules say. \`event\` is the click that asked for it: what was clicked gets the focus back. */
  show(id: string | number, event?: Event): void
  hide(id: string | number): void
  /** Says of each trigger and rule of a popup whether it holds, and why. It counts, stores and opens nothing. */
  explain(id: string | number): Promise<PopupExplanation>
}

/** The global \`Skerry\` */
export interface SkerryGlobal {
  readonly version: string
  /** Resolves when the runtime has started for the first time: the page’s popups are known. */
  readonly ready: Promise<void>
  /** Opens, closes and explains popups. Calls before the start are carried out after it. */
  readonly popup: SkerryPopups
  /** Starts what is in \`root\` and has not been started yet. Most pages need not call it: Skerry finds what is added. */
  scan(root?: ParentNode): void
  /** Ends what runs in \`root\` and puts its markup back. Without \`root\` everything ends, and \`scan()\` starts it again. */
  unmount(root?: Node): void
}

/** Events that bubble from an element of the page. */
export interface SkerryElementEvents {
${members(bubbling, '  ')}}
/** Events of the document, and of every element on their way up. */
export interface SkerryDocumentEvents extends SkerryElementEvents {
${members(ofDocument, '  ')}}
/** Events of the window, and all others on their way up. */
export interface SkerryWindowEvents extends SkerryDocumentEvents {
${members(ofWindow, '  ')}}

declare global {
  const Skerry: SkerryGlobal
  interface Window {
    readonly Skerry?: SkerryGlobal
  }
  interface HTMLElementEventMap extends SkerryElementEvents {}
  interface DocumentEventMap extends SkerryDocumentEvents {}
  interface WindowEventMap extends SkerryWindowEvents {}
}
`
