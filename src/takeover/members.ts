/**
 * What a taken page has of the builder's API (src/compat), as data: also for `npm run adopt` and, through scripts/build/plugin-table.ts, for
 * the WordPress plugin.
 */

/** Known members by path, separated by spaces. A path that is no key here may have any members. */
export const HOST: Record<string, string> = {
  elementorFrontend:
    'on off trigger config hooks storage isEditMode isWPPreviewMode getCurrentDeviceMode documentsManager utils elements getElements debounce breakpoints getDeviceSetting getCurrentDeviceSetting getWidescreenSetting getKitSettings getGeneralSettings getPageSettings elementsHandler waypoint getDialogsManager addListenerOnce removeListeners Module modules',
  'elementorFrontend.hooks': 'addAction addFilter removeAction removeFilter doAction applyFilters',
  // Newer builders have no `anchors` either.
  'elementorFrontend.utils': 'urlActions assetsLoader youtube vimeo environment swiper escapeHTML controls events anchors',
  'elementorFrontend.utils.urlActions': 'addAction runAction createActionHash',
  'elementorFrontend.utils.assetsLoader': 'load',
  'elementorFrontend.utils.controls': 'getResponsiveControlValue',
  'elementorFrontend.utils.events': 'dispatch',
  'elementorFrontend.breakpoints':
    'getActiveBreakpointsList getBreakpointValues getDesktopPreviousDeviceKey getDesktopMinPoint getDeviceMinBreakpoint getActiveMatchRegex',
  'elementorFrontend.elementsHandler': 'elementsHandlers addHandler getHandler getHandlers attachHandler runReadyTrigger',
  'elementorFrontend.documentsManager': 'documents documentClasses addDocumentClass',
  'elementorFrontend.modules': 'Masonry StretchElement',
  elementorProFrontend: 'on off trigger config modules',
  'elementorProFrontend.modules': 'linkActions popup',
  'elementorProFrontend.modules.linkActions': 'addAction',
  'elementorProFrontend.modules.popup': 'popupPopped showPopup closePopup',
  // `editor` is there for editors only.
  elementorModules: 'Module ViewModule frontend utils editor',
  'elementorModules.frontend': 'handlers Document tools',
  'elementorModules.frontend.handlers': 'Base SwiperBase CarouselBase StretchedElement NestedTabs NestedAccordion',
  'elementorModules.frontend.tools': 'StretchElement',
  'elementorModules.utils': 'Masonry Scroll',
}

/** What any object has. */
export const OBJECT_MEMBERS = 'hasOwnProperty propertyIsEnumerable toString valueOf constructor'

/** A mention of the API with the members after it: `elementorFrontend.utils?.swiper`, `elementorModules["frontend"]`. */
export const MENTION =
  /\b(elementorFrontend|elementorProFrontend|elementorModules)((?:\s*(?:\?\.|\.)\s*[\w$]+|\s*(?:\?\.)?\[\s*["'][\w$]+["']\s*\])+)/
/** A member in a mention. */
export const MEMBER = /[\w$]+/

/** Text before a mention that is no code: a comment or a string. */
export const NO_CODE = /["'`]$|(^|\n)\s*(\/?\*|\/\/)[^\n]*$|[\s;{}]\/\/\s[^\n]*$/
/** Code before a mention that only editors run. */
export const EDITOR_ONLY =
  /(^|[^!\w$.])(window\s*\.\s*)?elementorFrontend\s*\.\s*isEditMode\s*\(\s*\)(?![\s\S]*(\}|\breturn\b|\belse\b|\|\|))/

/** Code before and after a member that only asks whether it is there. */
export const ASKS_BEFORE = /(\btypeof\s*\(?\s*|!\s*|\bif\s*\(\s*|[!=]==?\s*|&&\s*|\|\|\s*)(window\s*\.\s*)?$/
export const ASKS_AFTER = /^\s*(&&|\|\||\?|[!=]==?)/
/** Code after a member that uses it. */
export const USES = /^\s*[.([`]/
/** Code after a member that sets it. */
export const SETS = /^\s*=(?![=>])/

/** How much before a mention is looked at. */
const BEFORE = 300

const namesAt = (path: string) => HOST[path]?.split(' ')

/** The members that a script sets, and those that it uses without asking and that a taken page lacks. */
export function readMembers(code: string): { lacking: string[]; set: string[] } {
  const lacking = new Set<string>()
  const set = new Set<string>()
  const asked = new Set<string>()
  for (const { 0: mention, 1: root = '', index } of code.matchAll(new RegExp(MENTION, 'g'))) {
    const before = code.slice(Math.max(0, index - BEFORE), index)
    if (NO_CODE.test(before)) continue
    let path = root
    for (const { 0: name, index: at } of mention.slice(root.length).matchAll(new RegExp(MEMBER, 'g'))) {
      const names = namesAt(path)
      if (!names) break
      path += `.${name}`
      if (names.includes(name) || OBJECT_MEMBERS.split(' ').includes(name)) continue
      const end = index + root.length + at + name.length
      const after = code.slice(end, end + 40).replace(/^["']\s*\]/, '')
      if (SETS.test(after)) set.add(path)
      else if (ASKS_AFTER.test(after) || (ASKS_BEFORE.test(before) && !USES.test(after))) asked.add(path)
      else if (!EDITOR_ONLY.test(before)) lacking.add(path)
      break
    }
  }
  for (const path of [...asked, ...set]) lacking.delete(path)
  return { lacking: [...lacking], set: [...set] }
}
