/** The builder's environment flags, by its own tests (contract core §20.4, popups §4.8): classes of the body and the browsers rule read them. */
export function browserFlags(ua = navigator.userAgent, win: unknown = globalThis): Record<string, boolean> {
  const w = win as { chrome?: unknown; ontouchstart?: unknown; opr?: unknown }
  const ie = /Trident|MSIE/.test(ua)
  const edge = !ie && /Edg/.test(ua)
  const opera = Boolean(w.opr) || / OPR\//.test(ua)
  const chrome = Boolean(w.chrome) && /Chrome/.test(ua) && !edge && !opera
  const webkit = /AppleWebKit/.test(ua)
  return {
    isTouchDevice: 'ontouchstart' in (win as object) || navigator.maxTouchPoints > 0,
    appleWebkit: webkit && !/Chrome/.test(ua),
    blink: webkit && (chrome || opera || edge) && Boolean(w.chrome),
    chrome,
    edge,
    firefox: /Firefox/.test(ua),
    ie,
    mac: /Mac/.test(ua),
    opera,
    safari: /^((?!chrome|android).)*safari/i.test(ua),
    webkit,
  }
}
