/** Whether a response is an uploaded file, or served as foreign content. */
function isForeign({ headers }: Response): boolean {
  const header = (name: string) => headers.get(name) ?? ''
  return /^\s*attachment/i.test(header('content-disposition')) || /(^|[;,])\s*sandbox/i.test(header('content-security-policy'))
}

/**
 * Requests what becomes part of the page, or says what happens next. Only this site may answer: rejects if the address is another's or leads
 * there, and if the answer is an uploaded file.
 */
export async function askSite(address: string | URL, init: RequestInit): Promise<Response> {
  const answer = await fetch(address, { ...init, mode: 'same-origin' })
  if (isForeign(answer)) throw new Error(`expected an answer of this site from ${address}, got a file`)
  return answer
}
