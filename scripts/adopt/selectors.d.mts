export function compile(selector: string): (node: unknown) => boolean
