import type { Raw } from '../base/values'

/** In ms. */
export const FADE = 400
/** A script's options, merged over `DEFAULTS` (contract core §17.3). Methods such as `onShow` are called at their event. */
export interface Settings extends Raw {
  id?: string
  className?: unknown
  container: unknown
  effects: Record<'show' | 'hide', unknown>
  position: { enable?: unknown }
  /** `ignore` is a selector, `autoDelay` in ms. */
  hide: Partial<Record<'onOutsideClick' | 'onBackgroundClick' | 'onEscKeyPress' | 'onClick' | 'onButtonClick' | 'auto', unknown>> & {
    ignore?: string
    autoDelay?: number
  }
  strings?: Partial<Record<'cancel' | 'confirm' | 'ok', string>>
}
/** Contract core §17.3. */
export const DEFAULTS: Record<string, unknown> = {
  headerMessage: '',
  message: '',
  container: 'body',
  closeButton: false,
  preventScroll: false,
  effects: { show: 'fadeIn', hide: 'fadeOut' },
  position: { enable: true },
  hide: { onOutsideClick: true, onBackgroundClick: true, onEscKeyPress: true, onClick: false, auto: false, autoDelay: 5000, ignore: '' },
}
/** For pages without a stylesheet for dialogs; any rule of the page overrides these. */
export const RULES = `:where(.dialog-widget){box-sizing:border-box}
:where(.dialog-type-lightbox){position:fixed;inset:0;z-index:9999;background:#000c}
:where(.dialog-widget-content){box-sizing:border-box;background:#fff;color:#222}
:where(.dialog-type-lightbox .dialog-widget-content){position:absolute;max-width:100%;max-height:100%;overflow:auto;padding:20px}
:where(.dialog-close-button){position:absolute;inset-block-start:5px;inset-inline-end:5px;min-width:24px;min-height:24px;font-size:20px;line-height:1;text-align:center;cursor:pointer;color:inherit;text-decoration:none}
:where(.dialog-buttons-wrapper:empty,.dialog-header:empty){display:none}`
