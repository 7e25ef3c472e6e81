export function siteFiles(root: string): unknown
