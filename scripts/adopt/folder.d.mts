type Files = Map<string, Buffer | string>
export function findPages(root: string, leaveOut?: string[]): string[]
export function writeCopy(root: string, out: string, pages: Files, files: Files): void
export function writeInPlace(root: string, pages: Files, originals: Files, files: Files, backup: string): void
export function undo(root: string, backup: string): { restored: number; changed: string[] }
