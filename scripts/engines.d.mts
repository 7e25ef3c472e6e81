export interface EngineFiles {
  browser: string
  driver: string
  display: string
}
/** The files of an engine that is installed. */
export function findEngine(name: string): EngineFiles | undefined
/** Why an engine is left out, and how to get it. */
export function missing(name: string): string
