export function readAll(): Promise<{ declared: { name: string; match: string }[]; preloads: { selector: string; chunks: string[] }[] }>
