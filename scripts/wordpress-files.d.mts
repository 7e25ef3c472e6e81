import type { Edition } from './wordpress.mjs'

export function versionIn(folder: string | undefined): [number, number] | undefined
export function filesOf(edition: Edition): string | undefined
export function fetchEditions(): void
