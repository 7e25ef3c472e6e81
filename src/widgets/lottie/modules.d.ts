/** The modules of lottie-web. Its bundles search the page for other animations and define a global, so we do not use them. */
declare module 'lottie-web/player/js/animation/AnimationItem' {
  import type { AnimationItem } from 'lottie-web'
  export default AnimationItem as unknown as new () => AnimationItem & { setParams: (params: object) => void }
}
declare module 'lottie-web/player/js/renderers/renderersManager' {
  export const registerRenderer: (name: string, renderer: unknown) => void
}
declare module 'lottie-web/player/js/utils/shapes/ShapeModifiers' {
  export const ShapeModifiers: { registerModifier: (name: string, modifier: unknown) => void }
}
declare module 'lottie-web/player/js/*' {
  const part: unknown
  export default part
}
