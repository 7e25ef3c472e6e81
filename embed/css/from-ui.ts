/**
 * The styles from src/ui for hand-written markup in skerry.css. The build runs this module and uses its export as a stylesheet. What the
 * scripts create brings its own styles (dom/stylesheet.ts).
 */
import { playButtonStyles } from '../../src/ui/play-button'

export default playButtonStyles('[data-widget="video"]>a[href]')
