import { script } from '../../base/assets'
import { createElement, createSvg } from '../../base/create-element'
import { stopAll } from '../../base/lifetime'
import { plainText } from '../../base/plain-text'
import { describeElement, report } from '../../base/report'
import { safeUrl } from '../../base/safe-url'
import { excerpt } from '../../base/values'
import { MAX_CHARACTERS, readSvg, type Shape } from '../../dom/read-svg'
import { replaceContents } from '../../dom/replace-contents'
import { isFirstParty } from '../../media/consent/first-party'
import { isRtl } from '../../page/page-config'
import { choice, flag, group, type Infer, size } from '../../settings/fields'
import { createContainer } from '../../ui/container'

export const settings = {
  /**
   * Where on the curve the text starts, in percent.
   * @unit %
   * @example {"unit":"%","size":10}
   * @only builder
   */
  start_point: size(0, '%'),
  /**
   * The direction of the text; without it, the page’s.
   * @only builder
   */
  text_path_direction: choice(['', 'ltr', 'rtl'], ''),
  /** How the text’s link opens. */
  link: group({
    /**
     * Opens the link in a new tab.
     * @only builder
     */
    is_external: flag(),
    /**
     * Tells search engines not to follow the link.
     * @only builder
     */
    nofollow: flag(),
  }),
}

/** Marks the element that the text follows in the SVG file. */
const MARK = 'data-path-anchor'

/** Longer text is unreadable along a curve and takes browsers minutes to draw. */
const MAX_TEXT = 5000

interface TextOnPath {
  text: string
  /** The widget's id; the ids of path and text are derived from it. */
  id: string
  href: string | undefined
}

/**
 * Draws text along the path of an SVG file (contract media §13). Until the file loads, or if it fails, the container keeps its plain text.
 */
export function start(host: HTMLElement, options: Infer<typeof settings>): () => void {
  const box = host.querySelector<HTMLElement>('.e-text-path')
  if (!box) {
    report(describeElement(host), 'expected an .e-text-path, found none')
    return () => {}
  }
  const { text = '', url = '', linkUrl } = box.dataset
  // The server HTML-encodes the text twice (contract media §13).
  const props: Props = {
    ...options,
    text: plainText(text),
    id: host.dataset.id ?? '',
    href: linkUrl ? safeUrl(linkUrl) : undefined,
  }
  const restore = replaceContents(box)
  const ui = createContainer((container) => box.append(container))
  ui.append(createText(props))
  const stops = [() => ui.remove(), restore]
  if (props.text.length > MAX_TEXT) {
    report(describeElement(host), `data-text: expected at most ${MAX_TEXT} characters, got ${props.text.length}: the text stays as it is`)
    return () => stopAll(stops)
  }
  const fail = (why: unknown) => report(describeElement(host), `data-url: ${excerpt(url)}: ${why}`)
  const address = safeUrl(url)
  if (!address || !/\.svg$/i.test(new URL(address).pathname)) {
    fail('expected the address of an SVG file')
    return () => stopAll(stops)
  }
  // Text on a curve does not justify a consent prompt: on sites that use consent, third-party files are not loaded.
  if (script?.dataset.consent !== undefined && !isFirstParty(address)) return () => stopAll(stops)
  const request = new AbortController()
  stops.unshift(() => request.abort())
  loadSvg(address, request.signal)
    .then(({ svg, path }) => {
      if (!request.signal.aborted) ui.replaceChildren(createDrawing(svg, path, props))
    })
    .catch((error) => {
      if (!request.signal.aborted) fail(error)
    })
  return () => stopAll(stops)
}

const all = (shape: Shape): Shape[] => [shape, ...shape.children.flatMap(all)]

/** The element that the text follows: the marked one, or else the first path. */
export function findPath(svg: Shape): Shape | undefined {
  const shapes = all(svg)
  return shapes.find(({ attributes }) => MARK in attributes) ?? shapes.find(({ name }) => name === 'path')
}

/** Fetches the SVG and finds its path; rejects if it has none. */
async function loadSvg(url: string, signal: AbortSignal): Promise<{ svg: Shape; path: Shape }> {
  const response = await fetch(url, { signal })
  const source = response.ok ? await response.text() : ''
  const svg = readSvg(source, [MARK])
  const path = svg && findPath(svg)
  if (!path)
    throw Error(
      `expected an SVG file with a path in its first ${MAX_CHARACTERS} characters, got ${response.ok ? `${source.length} characters without one` : response.status}`,
    )
  return { svg, path }
}

type Props = TextOnPath & Infer<typeof settings>

function createText({ text, href, link: { is_external, nofollow } }: Props): Node {
  if (!href) return new Text(text)
  return createElement('a', { href, target: is_external ? '_blank' : undefined, rel: nofollow ? 'nofollow' : undefined }, text)
}

function createDrawing(svg: Shape, path: Shape, props: Props): SVGElement {
  const { id, start_point, text_path_direction: direction } = props
  const isFromRight = direction ? direction === 'rtl' : isRtl()
  const offset = isFromRight ? 100 - Math.trunc(start_point.size) : start_point.size
  const draw = (shape: Shape): SVGElement =>
    createSvg(shape.name, { ...shape.attributes, id: shape === path ? `e-path-${id}` : undefined }, ...shape.children.map(draw))
  const onPath = { id: `e-text-path-${id}`, href: `#e-path-${id}`, startOffset: `${offset}%` }
  const drawing = draw(svg)
  drawing.append(createSvg('text', {}, createSvg('textPath', onPath, createText(props))))
  return drawing
}
