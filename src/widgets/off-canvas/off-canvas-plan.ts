export type Phase = 'closed' | 'open' | 'closing'

/** What does not change while a panel opens and closes. */
export interface PanelFacts {
  isHandWritten: boolean
  /** A `<dialog>`, which browsers announce as one by themselves. */
  isDialog: boolean
  /** The panel's own id, and its name. */
  elementId: string
  label: string
}

type Attributes = Record<string, string | number | boolean | null>

/** The attributes of the panel. */
export function planPanel({ isHandWritten, isDialog }: PanelFacts, phase: Phase): Attributes {
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

/** The attributes of a link or button that opens it; one without a name gets `openLabel` with the panel's name. */
export const planOpener = ({ elementId, label }: PanelFacts, phase: Phase, hasName: boolean, openLabel: string): Attributes => ({
  'aria-haspopup': 'dialog',
  'aria-expanded': phase === 'open',
  'aria-controls': elementId || null,
  ...(!hasName && { 'aria-label': [openLabel, label].filter(Boolean).join(': ') }),
})
