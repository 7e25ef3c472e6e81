import { chunks } from './chunks'
import { provide } from './services/consent-gate'

provide(chunks.consent)

export * from './services/players'
