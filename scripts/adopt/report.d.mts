import type { AdoptedPage } from '../adopt.mjs'

export function table(pages: AdoptedPage[]): string
