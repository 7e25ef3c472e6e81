/** The second at which a video starts according to its address: `t=90`, `start=1m30s`, `#t=1h2m`; 0 if it does not say. */
export function parseStartTime(address: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /[?&#](?:t|start|time_continue)=(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?(?![\w.%])/.exec(address) ?? []
  return (+hours * 60 + +minutes) * 60 + +seconds
}
