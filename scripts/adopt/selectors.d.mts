export function compile(selector: string): (node: unknown) => boolean
export function attributes(node: unknown): Map<string, string>
export function descendants(node: unknown): Iterable<unknown>
