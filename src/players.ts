import { chunks } from './chunks'
import { provide } from './services/consent-gate'

provide(chunks.consent)

export * from './services/players'
export { sayMissing } from './widgets/video/missing'
