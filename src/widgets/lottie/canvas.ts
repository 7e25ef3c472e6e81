import CanvasRenderer from 'lottie-web/player/js/renderers/CanvasRenderer'
import { registerRenderer } from 'lottie-web/player/js/renderers/renderersManager'
import { createPlayer, type Player } from './player'

registerRenderer('canvas', CanvasRenderer)
export const draw = (container: HTMLElement, data: object): Promise<Player> => createPlayer('canvas', container, data)
