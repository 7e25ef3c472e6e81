export const View = () => null
