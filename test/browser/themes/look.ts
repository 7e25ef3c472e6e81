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

/** An element; the ancestor, or other element, that it is placed in. ` >> ` enters a shadow tree. */
export type Part = readonly [selector: string, within: string, ...unknown[]]

/**
 * How elements look under each of the themes, the links with `data-theme` (none of them under ''), in one round trip: at rest, and those of
 * `focused` with the focus. Waits for elements that are not there yet; transitions end at once.
 */
export const looksUnder = (
  page: Page,
  themes: readonly string[],
  parts: readonly Part[],
  focused: readonly Part[] = [],
): Promise<Look[][]> =>
  page.evaluate(
    async ([properties, themes, parts, focused]) => {
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
      const query = (selector: string) => {
        const [first = '', ...steps] = selector.split(' >> ')
        let el = document.querySelector(first)
        for (const step of steps) el = (el?.shadowRoot ?? el)?.querySelector(step) ?? null
        return el
      }
      const find = async (selector: string) => {
        for (let frames = 0; frames < 600; frames++) {
          const el = query(selector)
          if (el) return el
          await new Promise(requestAnimationFrame)
        }
        throw new Error(`${selector} is not there.`)
      }
      const endTransitions = () => {
        const ending = document
          .getAnimations()
          .filter((a) => a.playState === 'running' && Number(a.effect?.getComputedTiming().endTime) < 2000)
        for (const animation of ending) animation.finish()
        if (ending.length) endTransitions()
      }
      const changeTo = async (theme: string) => {
        for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-theme]'))
          link.media = link.dataset.theme === theme ? 'all' : 'not all'
        // What follows a size does so after a frame.
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
      }
      const found: Look[][] = []
      for (const theme of themes) {
        await changeTo(theme)
        const { activeElement } = document
        if (activeElement instanceof HTMLElement) activeElement.blur()
        const looks: Look[] = []
        for (const [selector, within] of parts) {
          const el = await find(selector)
          endTransitions()
          looks.push(look(el, within))
        }
        for (const [selector, within] of focused) {
          const el = (await find(selector)) as HTMLElement
          el.focus()
          endTransitions()
          looks.push(look(el, within))
          el.blur()
        }
        found.push(looks)
      }
      return found
    },
    [
      PROPERTIES,
      themes,
      parts.map(([selector, within]) => [selector, within] as const),
      focused.map(([selector, within]) => [selector, within] as const),
    ] as const,
  )

/** How one element looks. */
export const lookOf = async (page: Page, selector: string, within: string): Promise<Look> =>
  (await looksUnder(page, [''], [[selector, within]]))[0]?.[0] as Look
