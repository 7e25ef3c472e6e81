/** The start time in a video's URL, in seconds: `t=90`, `start=1m30s`, `#t=1h2m`; 0 if there is none. */
export function parseStartTime(address: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /[?&#](?:t|start|time_continue)=(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?(?![\w.%])/.exec(address) ?? []
  return (+hours * 60 + +minutes) * 60 + +seconds
}
