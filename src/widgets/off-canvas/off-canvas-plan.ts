import type { Phase } from './phase'

/** The panel's facts that do not change as it opens and closes. */
export interface PanelFacts {
  isHandWritten: boolean
  /** A `<dialog>`, whose role comes from the browser. */
  isDialog: boolean
  /** The panel's id and label. */
  elementId: string
  label: string
}

type Attributes = Record<string, string | number | boolean | null>

/** The panel's attributes. */
export function planOffCanvasPanel({ isHandWritten, isDialog }: PanelFacts, phase: Phase): Attributes {
  const isShown = phase !== 'closed'
  return {
    'data-open': { closed: 'no', open: 'yes', closing: 'closing' }[phase],
    'aria-modal': true,
    ...(!isDialog && {
      role: 'dialog',
      ...(isHandWritten ? { hidden: isShown ? null : true } : { 'aria-hidden': !isShown }),
      inert: isShown ? null : true,
    }),
  }
}

/** The attributes of its openers. One without a name is labelled with `openLabel` and the panel's label. */
export const planOpener = ({ elementId, label }: PanelFacts, phase: Phase, hasName: boolean, openLabel: string): Attributes => ({
  'aria-haspopup': 'dialog',
  'aria-expanded': phase === 'open',
  'aria-controls': elementId || null,
  ...(!hasName && { 'aria-label': [openLabel, label].filter(Boolean).join(': ') }),
})
