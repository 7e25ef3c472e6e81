import { markSelects } from '../../integrations/shop/select-class'

export const start = (): (() => void) => markSelects()
