/**
 * Installed before our script: records the frame in which each element's settings are read (if it has an id), and the class and first inner
 * element with which it is then painted. Sent as text, so it uses nothing from outside.
 */
export function noteFrames() {
  const read: Record<string, number> = {}
  const firstPainted: Record<string, string> = {}
  Object.assign(window, { firstPainted })
  let frames = 0
  const { getAttribute } = Element.prototype
  Element.prototype.getAttribute = function (name) {
    if (name === 'data-settings' && this.id) read[this.id] ??= frames
    return getAttribute.call(this, name)
  }
  const onFrame = () => {
    const frame = ++frames
    // It reports after the frame is painted, and before the next one.
    const painted = new IntersectionObserver(() => {
      painted.disconnect()
      for (const [id, at] of Object.entries(read)) {
        const el = document.getElementById(id)
        if (frame > at && el)
          firstPainted[id] ??= `${el.className.trim().replace(/\s+/g, ' ')} ${el.firstElementChild?.className ?? ''}`.trim()
      }
    })
    painted.observe(document.documentElement)
    requestAnimationFrame(onFrame)
  }
  requestAnimationFrame(onFrame)
}

/** How each element was painted in the first frame after its settings were read. */
export const firstPainted = () => (window as unknown as { firstPainted: Record<string, string> }).firstPainted
