import path from 'node:path'
import { shared } from '../../scripts/process'

/** A path in the folder beside the repository with saved pages, themes and recordings. Not every machine has it: see with `existsSync`. */
export const inShared = (...parts: string[]) => path.join(shared, ...parts)
