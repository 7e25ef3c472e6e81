/**
 * The folders, handles and names by which scripts are recognized (contract cms §1): data for the decision in the browser (judge-script.ts),
 * for `npm run adopt` and, through scripts/build/plugin-table.ts, for the WordPress plugin.
 */

/** The builder's own files for visitors, and its theme's menu. Other files in its folders are for logged-in users, and stay. */
export const BUILDER_FILE =
  /\/(elementor(-pro)?|pro-elements)\/assets\/(lib\/(?!backbone)|js\/(webpack(-pro)?\.runtime|frontend|preloaded-|elements-handlers|packages\/|atomic-|[\w-]+-handler\b|interactions|[\w.-]+\.bundle\b))|\/hello-[\w-]+\/assets\/js\/hello-frontend/
/** Of these, the ones that others also load on pages without the builder: its theme's menu, and its libraries. */
export const ALSO_ALONE = /\/themes\/|\/assets\/lib\//
/** Exporters append a checksum to file names. */
export const MAIN_FILE = /\/elementor\/assets\/js\/frontend(\.min)?[\da-f]{0,4}\.js/
/** Their handles, which optimisers keep as ids when renaming files. Inline scripts printed after such a file are third-party. */
export const BUILDER_ID =
  /^(elementor-(pro-)?(webpack-runtime|frontend|frontend-modules|waypoints|gallery|dialog|interactions[\w-]*|v2-[\w-]+|tabs-handler|youtube-handler)|pro-elements-handlers|e-sticky|smartmenus|motion-js|jquery-numerator|hello-theme-frontend)-js(-translations)?$/
/** The builder's configurations, which are plain data. */
export const CONFIG_ID = /^(elementor|pro-elements)[\w-]*-js-(before|extra)$/
/** Found only in the builder's code. */
export const BUILDER_CODE = /\bwebpackChunkelementor(_pro)?\b/

/** Also recognizes a name that code takes out of the window under another: `const{wp:e}=window`. */
const orTaken = (name: string, names: RegExp) =>
  new RegExp(`${names.source}|[{,]\\s*${name}\\s*:[^;()]{0,200}\\}\\s*=\\s*(window|self|globalThis|top|parent)\\b`)
/** Libraries loaded for the builder's scripts, unless another script names them. */
export const DEPENDENCIES = {
  jquery: {
    file: /-includes\/js\/jquery\//,
    id: /^jquery[\w-]*-js$/,
    // No lookbehind: Safari supports it only from 16.4.
    names: orTaken(
      '\\$',
      /\bjQuery\b|(^|[^\w$.'"`\\])\$\s*([.(]|\?\.)|\b(window|self|globalThis|top|parent)\s*(\?\.|\.|\[\s*['"`])\s*\$(?![\w$])/,
    ),
  },
  moment: { file: /-includes\/js\/dist\/vendor\/moment/, id: /^moment-js$/, names: /\bmoment\b/ },
  lodash: { file: /-includes\/js\/dist\/vendor\/lodash/, id: /^lodash-js$/, names: orTaken('_', /\blodash\b|(^|[^\w$.'"`\\])_\s*[.(]/) },
  react: { file: /-includes\/js\/dist\/vendor\/react/, id: /^react[\w-]*-js$/, names: /\bReact(DOM|JSXRuntime)?\b/ },
  wp: {
    // Modules of its blocks are nobody's dependency.
    file: /-includes\/js\/dist\/(?!script-modules\/)/,
    id: /^(wp-(i18n|hooks|polyfill)|regenerator-runtime)[\w-]*-js(-translations)?$/,
    // A bundle may get it as an argument.
    names: orTaken(
      'wp',
      /\bwp\s*(\.|\?\.|\[)|(^|[^\w$.'"`/-])wp(?![\w$/'"`:-])|\b(this|window|self|globalThis|top|parent)\s*(\?\.|\.|\[\s*['"`])\s*wp(?![\w$-])|\bregeneratorRuntime\b/,
    ),
  },
  imagesLoaded: { file: /-includes\/js\/imagesloaded/, id: /^imagesloaded-js$/, names: /\bimagesLoaded\b/ },
} as const
export type Dependency = keyof typeof DEPENDENCIES
/** Inline scripts that only set an option of a dependency, which is of no use without it. */
export const OPTIONS: Partial<Record<Dependency, RegExp>> = {
  jquery: /^\s*jQuery(\.\w+)+\s*=\s*(true|false|null|\d+|"[^"\\]*"|'[^'\\]*')\s*;?\s*$/,
  wp: /^\s*wp\.i18n\.setLocaleData\(\s*\{[^{}]*\}\s*\)\s*;?\s*$/,
}
/** What the CMS adds around an inline script. */
export const CMS_COMMENT = /\/\*\s*(<!\[CDATA\[|\]\]>)\s*\*\/|(^|\n)\s*\/\/\s*#\s*sourceURL=[^\n]*/

/** The builder's libraries that stay if a script names one. */
export const LIBRARIES = [
  { file: /\/assets\/lib\/swiper\//, names: /\bSwiper\b/ },
  { file: /\/assets\/lib\/flatpickr\//, names: /\bflatpickr\b/ },
  { file: /\/assets\/lib\/lottie\//, names: /\b(lottie|bodymovin)\b/ },
  { file: /\/assets\/lib\/waypoints\//, names: /\bWaypoint\b|\.(elementorW|w)aypoint\(/ },
  { file: /\/assets\/lib\/smartmenus\//, names: /\bsmartmenus\b/i },
  { file: /\/assets\/lib\/dialog\//, names: /\bDialogsManager\b/ },
  { file: /\/assets\/lib\/e-gallery\//, names: /\beGallery\b/i },
  { file: /\/assets\/lib\/share-link\//, names: /\b[Ss]hareLink\b/ },
] as const

/** CMS files that need none of these. */
export const INDEPENDENT_FILE = /-includes\/js\/(wp-embed|comment-reply|wp-emoji|masonry|hoverIntent|dist\/script-modules\/)/
/** CMS files. */
export const CMS_FILE = /\/wp-(includes|admin)\/|-includes\/js\//
/** Identifies an add-on or theme. */
export const ADD_ON_FOLDER = /\/(?:mu-)?(plugins|themes)\/([^/]+)\//
/** Optimisers' files, which may contain anyone's code. */
export const CACHE_FILE =
  /[^/]\/([^?#]*[/_.-])?(cache|minif\w*|litespeed|nitro\w*|autoptimize|combined|optimi[sz]\w*|_?static|bundles?|min(?=\/))[/_.-]/i
/** Our inline scripts and files. */
export const OURS = /skerryTakeover/
export const OUR_FILE = /(^|\/)skerry(\.all|\.takeover|-js-\w+)?\.js([?#]|$)/
