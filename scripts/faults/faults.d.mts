type InPage = (argument: never) => void
export const CHUNK_FAULTS: Record<string, unknown>
export const STORAGE_FAULTS: Record<string, InPage>
export const FEATURES: string[]
export const takeAwayInPage: InPage
export const tearInPage: InPage
export const TEAR_STEPS: number
export const TORN: string[]
export const TAGS: Record<string, string>
