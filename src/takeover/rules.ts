/**
 * The folders, handles and names by which scripts are recognised (contract cms §1), as data: for the decision in the browser (judge-script.ts), for
 * `npm run adopt`, and, through scripts/build/plugin-table.ts, for the WordPress plugin.
 */

/** The builder's own files for visitors, and the menu of its theme. Other files in its folders are for people who are logged in, and stay. */
export const BUILDER_FILE =
  /\/(elementor(-pro)?|pro-elements)\/assets\/(lib\/(?!backbone)|js\/(webpack(-pro)?\.runtime|frontend|preloaded-|elements-handlers|packages\/|atomic-|[\w-]+-handler\b|interactions|[\w.-]+\.bundle\b))|\/hello-[\w-]+\/assets\/js\/hello-frontend/
/** Exporters append a checksum to a file's name. */
export const MAIN_FILE = /\/elementor\/assets\/js\/frontend(\.min)?[\da-f]{0,4}\.js/
/** Handles of the same files, which optimisers keep as ids if they rename a file. A script printed after such a file is somebody else's. */
export const BUILDER_ID =
  /^(elementor-(pro-)?(webpack-runtime|frontend|frontend-modules|waypoints|gallery|dialog|interactions[\w-]*|v2-[\w-]+|tabs-handler|youtube-handler)|pro-elements-handlers|e-sticky|smartmenus|motion-js|jquery-numerator|hello-theme-frontend)-js(-translations)?$/
/** The builder's configurations, which are plain data. */
export const CONFIG_ID = /^(elementor|pro-elements)[\w-]*-js-(before|extra)$/
/** What only the builder's own code contains. */
export const BUILDER_CODE = /webpackChunkelementor/

/** Libraries that are loaded for the builder's scripts, unless another script names them. */
export const DEPENDENCIES = {
  jquery: {
    file: /-includes\/js\/jquery\//,
    id: /^jquery[\w-]*-js$/,
    // No lookbehind: Safari has it only from 16.4 on.
    names: /\bjQuery\b|(^|[^\w$.'"`\\])\$\s*([.(]|\?\.)|\b(window|self|globalThis|top|parent)\s*(\?\.|\.|\[\s*['"`])\s*\$(?![\w$])/,
  },
  wp: {
    file: /-includes\/js\/dist\//,
    id: /^(wp-(i18n|hooks|polyfill)|regenerator-runtime)[\w-]*-js(-after|-translations)?$/,
    names: /\bwp\s*\./,
  },
  imagesLoaded: { file: /-includes\/js\/imagesloaded/, id: /^imagesloaded-js$/, names: /\bimagesLoaded\b/ },
} as const
export type Dependency = keyof typeof DEPENDENCIES

/** The builder's own libraries, which stay if another script names them. */
export const LIBRARIES = [
  { file: /\/assets\/lib\/swiper\//, names: /\bSwiper\b/ },
  { file: /\/assets\/lib\/flatpickr\//, names: /\bflatpickr\b/ },
  { file: /\/assets\/lib\/lottie\//, names: /\b(lottie|bodymovin)\b/ },
  { file: /\/assets\/lib\/waypoints\//, names: /\bWaypoint\b|\.(elementorW|w)aypoint\(/ },
] as const

/** The CMS's files that need none of them. */
export const INDEPENDENT_FILE = /-includes\/js\/(wp-embed|comment-reply|wp-emoji|masonry|hoverIntent)/
/** The CMS's own. */
export const CMS_FILE = /\/wp-(includes|admin)\/|-includes\/js\//
/** The builder's runtime, by the names that add-ons' scripts use (contract core §1); its configuration has another name. */
export const RUNTIME = /\belementor(Pro)?Frontend\b|\belementorModules\b|\belementor\/frontend\/init\b|\belement_ready\//
/** How scripts register widgets with it. */
export const REGISTERS = /\belement_ready\b|\belementorModules\b|\belementsHandler\b|\belementor\/frontend\/init\b/
/** What tells one add-on or theme from another. */
export const ADD_ON_FOLDER = /\/(?:mu-)?(plugins|themes)\/([^/]+)\//
/** Files made by optimisers, which may contain anybody's code. */
export const CACHE_FILE = /[/_.-](cache|min|minif\w*|litespeed|nitro\w*|autoptimize|combined|optimi[sz]\w*|_?static|bundles?)[/_.-]/i
/** Our own scripts: inline ones and files. */
export const OURS = /skerryTakeover/
export const OUR_FILE = /(^|\/)skerry(\.all|\.takeover|-js-\w+)?\.js([?#]|$)/
