import { registerRenderer } from 'lottie-web/player/js/renderers/renderersManager'
import SVGRenderer from 'lottie-web/player/js/renderers/SVGRenderer'
import { make } from './make'

registerRenderer('svg', SVGRenderer)
export const draw = make.bind(null, 'svg')
