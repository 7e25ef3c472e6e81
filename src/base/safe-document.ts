import { safe } from './property-of'

/**
 * What the build (scripts/build/build-plugins.ts) passes to libraries as `document`: they read it directly, so this keeps elements from
 * shadowing its properties.
 */
export const safeDocument: Document = /* @__PURE__ */ safe(document)
