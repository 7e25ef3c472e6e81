import { registerRenderer } from 'lottie-web/player/js/renderers/renderersManager'
import SVGRenderer from 'lottie-web/player/js/renderers/SVGRenderer'
import { createPlayer, type Player } from './player'

registerRenderer('svg', SVGRenderer)
export const draw = (container: HTMLElement, data: object): Promise<Player> => createPlayer('svg', container, data)
