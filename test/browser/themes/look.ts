import type { Page } from 'playwright/test'

/** What a theme's element rules may change, without the inherited font. */
const PROPERTIES =
  'color -webkit-text-fill-color background-color background-image background-size background-position border-top-width border-top-style border-top-color border-bottom-width border-bottom-style border-top-left-radius padding-top padding-right padding-bottom padding-left margin-top margin-bottom margin-left font-style font-weight letter-spacing text-transform text-decoration-line text-align text-indent text-shadow box-shadow opacity transform outline-style outline-color float position display min-width min-height max-width cursor white-space fill'.split(
    ' ',
  )

export interface Look {
  styles: Record<string, string>
  /** In px, or `all` the room there is. */
  width: number | 'all'
  height: number | 'all'
  /** The distance in px from the nearer edge of the containing box, on each axis. */
  place: string
  /** Contrast of the text or icon with its background: the lower one of a white and a black page. */
  contrast: number
}

/**
 * How elements look, and where each is in the ancestor (or other element) that matches its `within`, in one round trip. ` >> ` in a selector
 * enters a shadow tree. Waits for elements that are not there yet.
 */
export const looksOf = (page: Page, parts: readonly (readonly [selector: string, within: string, ...unknown[]])[]): Promise<Look[]> =>
  page.evaluate(
    async ([properties, parts]) => {
      type Rgba = [number, number, number, number]
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
      const known = new Map<string, Rgba>()
      const read = (color: string): Rgba => {
        const before = known.get(color)
        if (before) return before
        canvas.clearRect(0, 0, 1, 1)
        canvas.fillStyle = color
        canvas.fillRect(0, 0, 1, 1)
        const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data
        const rgba = [r, g, b, (a as number) / 255] as Rgba
        known.set(color, rgba)
        return rgba
      }
      const over = ([r, g, b, a]: Rgba, [r2, g2, b2]: Rgba): Rgba => [r * a + r2 * (1 - a), g * a + g2 * (1 - a), b * a + b2 * (1 - a), 1]
      const luminance = (color: Rgba) => {
        const [r, g, b] = color.slice(0, 3).map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4)) as [
          number,
          number,
          number,
        ]
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }

      const look = (el: Element, within: string): Look => {
        const computed = getComputedStyle(el)
        const styles = Object.fromEntries(properties.map((name) => [name, computed.getPropertyValue(name)]))
        const box = el.getBoundingClientRect()
        const frame = (el.closest(within) ?? document.querySelector(within))?.getBoundingClientRect() as DOMRect
        // What is near the middle keeps its distance from it in a wider box.
        const nearer = (axis: string, start: number, end: number) =>
          Math.abs(start - end) < Math.min(start, end)
            ? `${axis}-middle ${Math.round((start - end) / 2)}`
            : `${axis}${start <= end ? '' : '-end'} ${Math.round(Math.min(start, end))}`
        const place = [
          nearer('x', box.left - frame.left, frame.right - box.right),
          nearer('y', box.top - frame.top, frame.bottom - box.bottom),
        ].join()

        const layers: Rgba[] = []
        for (let node: Element | null = el; node; node = node.parentElement ?? (node.getRootNode() as ShadowRoot).host ?? null) {
          const { backgroundColor, backgroundImage } = getComputedStyle(node)
          // The shade below the words of a play button.
          if (backgroundImage.includes('rgba(0, 0, 0, 0.8)')) layers.push([0, 0, 0, 0.8])
          layers.push(read(backgroundColor))
        }
        const svg = el.closest('svg') ?? el.querySelector('svg')
        const ink = svg ? getComputedStyle(svg).color : styles['-webkit-text-fill-color'] || computed.color
        const contrasts = [255, 0].map((page) => {
          const behind = layers.reduceRight<Rgba>((below, layer) => over(layer, below), [page, page, page, 1])
          const [light, dark] = [luminance(over(read(ink), behind)), luminance(behind)].sort((a, b) => b - a) as [number, number]
          return (light + 0.05) / (dark + 0.05)
        })
        const covers = box.left < frame.left + 1 && box.right > frame.right - 1 && box.top < frame.top + 1 && box.bottom > frame.bottom - 1
        const contrast = Math.min(...contrasts)
        if (covers) return { styles, contrast, width: 'all', height: 'all', place: 'all' }
        return {
          styles,
          width: Math.abs(box.width - frame.width) < 2 ? 'all' : Math.round(box.width),
          height: Math.round(box.height),
          place,
          contrast,
        }
      }
      const find = (selector: string) => {
        const [first = '', ...steps] = selector.split(' >> ')
        let el = document.querySelector(first)
        for (const step of steps) el = (el?.shadowRoot ?? el)?.querySelector(step) ?? null
        return el
      }
      const found: Look[] = []
      for (const [selector, within] of parts) {
        let el = find(selector)
        for (let frames = 0; !el && frames < 600; frames++) {
          await new Promise(requestAnimationFrame)
          el = find(selector)
        }
        if (!el) throw new Error(`${selector} is not there.`)
        found.push(look(el, within))
      }
      return found
    },
    [PROPERTIES, parts.map(([selector, within]) => [selector, within] as const)] as const,
  )

/** How one element looks. */
export const lookOf = async (page: Page, selector: string, within: string): Promise<Look> =>
  (await looksOf(page, [[selector, within]]))[0] as Look
