import { pageRoot } from '../../base/document'
import { hasFixedContainingBlock } from '../../dom/containing-block'
import type { Bar } from './bar'
import { type Geometry, type Layout, locate } from './plan'
import { maySetScrollPadding } from './scroll-padding'
import { needsFit, readSpacerStyles } from './spacer'

const page = pageRoot()

/** Reads everything that decides where a sticky element goes. Reads lazily because most frames change nothing. */
export function readLayout(bar: Bar): Layout {
  const { host } = bar
  const css = getComputedStyle(host)
  const geometry = readGeometry(bar)
  const { position } = locate(geometry, bar)
  const isLeaving = bar.position === 'free' && position !== 'free'
  // Once fixed, an offset parent reveals a containing block that the styles did not.
  const isContained = isLeaving ? hasFixedContainingBlock(bar.home) : bar.position === 'stuck' && Boolean(host.offsetParent)
  const needsSpacer = isLeaving && !isContained
  return {
    ...geometry,
    css,
    isContained,
    spacer: needsSpacer ? readSpacerStyles(host, css, geometry.box) : undefined,
    // Usually known long before it sticks.
    needsFit: (needsSpacer || bar.isNew) && needsFit(host, css, geometry.box),
    maySetScrollPadding: position === 'stuck' && maySetScrollPadding(),
  }
}

function readGeometry({ host, container, spacer }: Bar): Geometry {
  const box = (spacer ?? host).getBoundingClientRect()
  const { clientWidth, scrollHeight } = page
  return {
    innerWidth,
    innerHeight,
    scrollY,
    clientWidth,
    scrollHeight,
    box,
    // An `<svg>` has no `offsetHeight`.
    size: host.offsetHeight || box.height,
    container: container && insideOf(container),
  }
}

function insideOf(el: HTMLElement): Geometry['container'] {
  const { top, left } = el.getBoundingClientRect()
  return { top: top + el.clientTop, left: left + el.clientLeft, width: el.clientWidth, height: el.clientHeight }
}
