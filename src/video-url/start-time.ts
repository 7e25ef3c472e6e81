/** The second at which a video's address says it begins: `t=90`, `start=1m30s`, `#t=1h2m`; 0 when it says nothing. */
export function parseStartTime(address: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /[?&#](?:t|start|time_continue)=(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?(?![\w.%])/.exec(address) ?? []
  return (+hours * 60 + +minutes) * 60 + +seconds
}
