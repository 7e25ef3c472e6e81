/** The builder's environment flags by its own tests, for body classes and the browsers rule (contract core §20.4, contract popups §4.8). */
export function browserFlags(ua = navigator.userAgent, win: object = globalThis): Record<string, boolean> {
  const is = (pattern: RegExp) => pattern.test(ua)
  const edge = is(/Edg/)
  const opera = is(/OPR\//)
  const blink = Object.hasOwn(win, 'chrome')
  const webkit = is(/AppleWebKit/)
  return {
    isTouchDevice: Object.hasOwn(win, 'ontouchstart') || navigator.maxTouchPoints > 0,
    appleWebkit: webkit && !is(/Chrome/),
    blink: blink && webkit,
    chrome: blink && is(/Chrome/) && !edge && !opera,
    edge,
    firefox: is(/Firefox/),
    // IE cannot run this script.
    ie: false,
    mac: is(/Mac/),
    opera,
    safari: is(/^((?!chrome|android).)*safari/i),
    webkit,
  }
}
