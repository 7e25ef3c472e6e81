/** What the checks need from a browser, with one interface for all drivers. The visitor (visitor.ts) is built on it. */

export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** Coordinates are CSS pixels of the viewport. */
export type PointerStep = { x: number; y: number } | 'down' | 'up'

export interface Driver {
  /** As the browser calls itself: `Firefox 153.7.0`. */
  version: string
  /** Whether `touch` makes pointers of the type `touch`. */
  hasTouch: boolean
  /** Resolves when the page has loaded. */
  open(url: string): Promise<void>
  /** The function runs in the page: it sees its arguments, which are JSON, and nothing around it. */
  evaluate<Args extends unknown[], Result>(task: (...args: Args) => Result | Promise<Result>, ...args: Args): Promise<Result>
  /** Gives the viewport this size, or the next larger one that the window can have. */
  resize(width: number, height: number): Promise<void>
  mouse(steps: PointerStep[]): Promise<void>
  touch(steps: PointerStep[]): Promise<void>
  /** A key by its name (`ArrowRight`, `a`, ` `), with modifiers before it: `Shift+Tab`. */
  key(name: string): Promise<void>
  close(): Promise<void>
}

/** `Shift+Tab` is Shift and Tab; `+` is itself. */
export function keysOf(name: string): { modifiers: string[]; key: string } {
  const parts = name === '+' ? ['+'] : name.split('+')
  return { modifiers: parts.slice(0, -1), key: parts.at(-1) as string }
}
