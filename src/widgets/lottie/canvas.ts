import CanvasRenderer from 'lottie-web/player/js/renderers/CanvasRenderer'
import { registerRenderer } from 'lottie-web/player/js/renderers/renderersManager'
import { make } from './make'

registerRenderer('canvas', CanvasRenderer)
export const draw = make.bind(null, 'canvas')
