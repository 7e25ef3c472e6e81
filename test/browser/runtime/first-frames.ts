/**
 * Notes, before our script runs, in which frame the settings of each element with an id are read, and with which class, and which first
 * element inside, it is then painted. Sent as text: it uses nothing outside of itself.
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
    // Its report comes after the frame has been painted, and before the next.
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

/** As each element was painted in the first frame after its settings had been read. */
export const firstPainted = () => (window as unknown as { firstPainted: Record<string, string> }).firstPainted
