/** What a held script is. The inline part holds rather too much (embed/takeover.ts): here each is looked at closely. */
import { addressOf, isDelayed, RUNS, textOf } from './delayed'

/** The builder's own files and the menu of its theme. */
const BUILDER = /\/(elementor(-pro)?|pro-elements)\/assets\/(js|lib)\/|\/hello-[\w-]+\/assets\/js\/hello-frontend(\.min)?\.js/
const MAIN = /\/elementor\/assets\/js\/frontend(\.min)?\.js/
/** The CMS's files that the builder asks for, and others may. */
const DEPENDENCY = /-includes\/js\/(jquery\/|dist\/|imagesloaded)/
/** The CMS's files that need none of them. */
const INDEPENDENT = /-includes\/js\/(wp-embed|comment-reply|wp-emoji|masonry|hoverIntent)/
/** Handles of the same, which optimisers keep as ids where they rename a file. */
const BUILDER_ID = /^((elementor|pro-elements)-[\w-]+|e-sticky|smartmenus|hello-theme-frontend)-js(-after|-translations)?$/
const DEPENDENCY_ID = /^(jquery|wp-(i18n|hooks|polyfill)|regenerator-runtime|imagesloaded)[\w-]*-js(-after|-translations)?$/
/** The builder's configurations, which are plain data. */
const CONFIG_ID = /^(elementor|pro-elements)[\w-]*-js-(before|extra)$/
/** What only the builder's own code has. */
const RUNTIME = /webpackChunkelementor/
const NAMES_DEPENDENCY = /jQuery|\$\(|wp\./
/** The name by which the inline part of the take-over (embed/takeover.ts) is told from scripts of the site. */
const OURS = /skerryTakeover/

export interface Part {
  script: HTMLScriptElement
  /** A file's address, or an inline script's id or beginning. */
  name: string
  /**
   * - `builder`: one of the files whose work we do
   * - `dependency`: there for the builder's, unless another script names it
   * - `merged`: has the builder's code and may have other
   * - `other`: somebody else's
   */
  kind: 'builder' | 'dependency' | 'merged' | 'other'
  /** Starts the builder's runtime. */
  isMain: boolean
  /** It may need one of the dependencies. */
  needsDependency: boolean
  /** Defines one of the builder's configurations, and does nothing else. */
  isConfig: boolean
  /** An optimiser keeps it for later. */
  isDelayed: boolean
}

/** Says what a script is. Several files that an optimiser has joined in one address are told apart by it. */
export function partOf(script: HTMLScriptElement): Part {
  const { id } = script
  const address = addressOf(script)
  // An address may also be the script itself.
  const src = /^data:/.test(address) ? '' : address
  const text = textOf(script)
  const name = src || id || text.trim().slice(0, 60)
  const files = src.split(',')
  const known = files.filter((file) => BUILDER.test(file) || DEPENDENCY.test(file))
  const hasBuilders = files.some((file) => BUILDER.test(file))
  const kind = BUILDER_ID.test(id)
    ? 'builder'
    : DEPENDENCY_ID.test(id)
      ? 'dependency'
      : known.length === files.length
        ? hasBuilders
          ? 'builder'
          : 'dependency'
        : hasBuilders || RUNTIME.test(text)
          ? 'merged'
          : 'other'
  const isConfig = kind === 'other' && !src && CONFIG_ID.test(id)
  return {
    script,
    name,
    kind,
    isMain: kind !== 'other' && (MAIN.test(src) || id === 'elementor-frontend-js'),
    needsDependency: kind === 'other' && !isConfig && (src ? !INDEPENDENT.test(src) : NAMES_DEPENDENCY.test(text)),
    isConfig,
    isDelayed: isDelayed(script),
  }
}

const isScript = (script: HTMLScriptElement) => RUNS.test(script.type) && !script.noModule && !isDelayed(script) && !OURS.test(script.text)

/** What the inline part would have held after our tag. */
export const scriptsToHold = (ours: HTMLScriptElement | null): HTMLScriptElement[] =>
  [...document.scripts].filter((script) => {
    if (!isScript(script) || !ours || !(ours.compareDocumentPosition(script) & Node.DOCUMENT_POSITION_FOLLOWING)) return false
    const { kind, needsDependency } = partOf(script)
    return kind !== 'other' || (needsDependency && !script.async)
  })

/** What an optimiser keeps for later, as far as the decision asks for it. One that comes at any time needs nothing that stands before it. */
export const delayedParts = (): Part[] =>
  [...document.scripts]
    .filter((script) => isDelayed(script))
    .map(partOf)
    .filter(
      ({ script, kind, needsDependency, isConfig }) => kind !== 'other' || isConfig || (needsDependency && !script.hasAttribute('async')),
    )

/** Whether a script that was not held, or what an element does when something happens to it, may call a dependency later. */
export const namesDependency = (page: Document): boolean =>
  [...page.scripts].some((script) => isScript(script) && !script.src && partOf(script).needsDependency) ||
  !!page.querySelector('[onclick*="jQuery"],[onclick*="$("],[onsubmit*="jQuery"],[onsubmit*="$("],[onchange*="jQuery"],[onchange*="$("]')
