export const root: string
export const shared: string
