/** Runs `action` after `ms` milliseconds, unless the returned function is called first. */
export function startTimer(ms: number, action: () => void): () => void {
  const timer = setTimeout(action, ms)
  return () => clearTimeout(timer)
}
