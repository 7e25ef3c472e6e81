/** The most that a picture grows (contract media §1.6). */
export const MOST = 3

const between = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit)

/** Grows the picture of the slide on show and moves it under the finger; `changed` hears when it becomes large or small again. */
export function makeZoom(picture: () => HTMLElement | null, changed: (isLarge: boolean) => void) {
  let scale = 1
  let x = 0
  let y = 0
  const draw = () => {
    const img = picture()
    if (!img) return
    const { clientWidth, clientHeight } = document.documentElement
    // Its edges do not leave the window.
    x = between(x, Math.max(0, (img.offsetWidth * scale - clientWidth) / 2))
    y = between(y, Math.max(0, (img.offsetHeight * scale - clientHeight) / 2))
    img.style.transform = scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : ''
  }
  /** To a scale, around a point of the window when one is given. */
  const to = (next: number, at?: { clientX: number; clientY: number }): void => {
    if (!picture()) return
    const before = scale
    scale = Math.min(Math.max(next, 1), MOST)
    if (at) {
      const dx = at.clientX - innerWidth / 2
      const dy = at.clientY - innerHeight / 2
      x = dx - ((dx - x) * scale) / before
      y = dy - ((dy - y) * scale) / before
    }
    draw()
    if (before > 1 !== scale > 1) changed(scale > 1)
  }
  return {
    isLarge: () => scale > 1,
    scale: () => scale,
    to,
    pan(dx: number, dy: number): void {
      x += dx
      y += dy
      draw()
    },
    /** Before another slide comes. */
    reset(): void {
      x = y = 0
      to(1)
    },
  }
}
export type Zoom = ReturnType<typeof makeZoom>
