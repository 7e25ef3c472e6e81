/** The second at which an address lets a film begin, from `t=90`, `start=1m30s` or `#t=1h2m`; 0 for what says none. */
export function parseStartTime(address: string): number {
  const [, h = 0, m = 0, s = 0] = /[?&#](?:t|start|time_continue)=(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?(?![\w.%])/.exec(address) ?? []
  return (+h * 60 + +m) * 60 + +s
}
