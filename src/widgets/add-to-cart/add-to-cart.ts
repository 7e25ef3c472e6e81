import { markSelects } from '../../shop/select-class'

export const start = (): (() => void) => markSelects()
