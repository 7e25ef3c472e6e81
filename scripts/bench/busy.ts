/**
 * What `npm run bench -- --busy` adds at the top of the page before it is scrolled: twenty sticky and fifty moving elements,
 * beside whatever the page has. Runs in the page.
 */
export function addBusy() {
  const NAMES = ['translateY', 'translateX', 'rotateZ', 'opacity', 'scale']
  const make = (className: string, settings?: object, children: (Node | string)[] = []) => {
    const el = document.createElement('div')
    el.className = className
    if (settings) el.dataset.settings = JSON.stringify(settings)
    el.append(...children)
    return el
  }
  const sticky = (i: number) =>
    make('busy-bar', { sticky: i % 5 ? 'top' : 'bottom', sticky_offset: i, ...(i % 3 && { sticky_parent: 'yes' }) }, [`bar ${i}`])
  const motion = (i: number) => {
    const el = make(
      'busy-fx',
      {
        motion_fx_motion_fx_scrolling: 'yes',
        [`motion_fx_${NAMES[i % 5]}_effect`]: 'yes',
        // Some are left to the script: an element with its own rotation has no timeline for it.
        ...(i % 10 === 9 && { _transform_rotateZ_effect: { size: 3 } }),
      },
      [make('elementor-widget-container', undefined, [`motion ${i}`])],
    )
    el.dataset.element_type = 'widget'
    return el
  }
  const room = (i: number) =>
    make('busy-room', undefined, [sticky(i), motion(2 * i), motion(2 * i + 1), ...(i % 2 ? [motion(40 + (i >> 1))] : [])])
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '.busy-bar{box-sizing:border-box;height:40px;margin:0 20px}.busy-room{height:400px;position:relative}.busy-fx{height:100px}',
  )
  document.adoptedStyleSheets.push(sheet)
  // Popups would cover the page and prevent scrolling.
  for (const popup of document.querySelectorAll('[data-elementor-type=popup],[data-widget=popup],dialog')) popup.remove()
  document.body.prepend(...Array.from({ length: 20 }, (_, i) => room(i)))
}
