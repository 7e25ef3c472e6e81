import path from 'node:path'
import {
  isAsExpression,
  isCallExpression,
  isElementAccessExpression,
  isIdentifier,
  isNonNullExpression,
  isObjectBindingPattern,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast'
import { API, type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'
import { NAMES } from '../browser/security/form-names'

/** Properties to read only through helpers (src/base/property-of.ts); the browser tests name form fields after them. */
const GUARDED = new Set([...NAMES, 'querySelector', 'querySelectorAll'])
/** In a widget, what may be a form: its host, an event's targets, the focused element, and a step from those. What its own selectors find may not. */
const MET = /^(host|root|loop|form|target|currentTarget|relatedTarget|focused)$/
const STEP = /^(parentElement|parentNode|nextElementSibling|previousElementSibling|closest|closestOf|closestTo)$/

export interface DirectAsk {
  file: string
  line: number
  name: string
}

/** Every place in the project's `src` that reads a guarded name without a helper from what may be a form, by its type. */
export function directAsks(root: string): DirectAsk[] {
  const api = new API({ cwd: root })
  try {
    const [project] = api.updateSnapshot({ openProjects: [path.join(root, 'tsconfig.json')] }).getProjects()
    if (!project) throw new Error(`no project in ${root}`)
    const src = path.join(root, 'src/')
    const mayBeForm = formRecognizer(project.checker)
    return project.program
      .getSourceFileNames()
      .filter((file) => file.startsWith(src) && !/\.test\.tsx?$|test-helpers\.ts$/.test(file))
      .sort()
      .flatMap((full) => {
        const tree = project.program.getSourceFile(full)
        const asks = tree ? asksIn(tree) : []
        if (!asks.length) return []
        const file = path.relative(root, full)
        const types = project.checker.getTypeAtLocation(asks.map(({ asked }) => asked))
        const lineAt = (place: number) => tree?.text.slice(0, place).split('\n').length ?? 0
        return asks
          .filter(({ asked }, i) => mayBeForm(types[i]) && (!file.startsWith('src/widgets/') || isMet(asked)))
          .map(({ name, end }) => ({ file, line: lineAt(end), name }))
      })
  } finally {
    api.close()
  }
}

/** What guarded names are read from, with a dot, brackets or destructuring, and where the name ends. */
function asksIn(tree: Node): { asked: Node; name: string; end: number }[] {
  const asks: { asked: Node; name: string; end: number }[] = []
  const add = (asked: Node, name: string, end: number) => void (GUARDED.has(name) && asks.push({ asked, name, end }))
  const visit = (node: Node): void => {
    if (isPropertyAccessExpression(node)) {
      // `Element.prototype.closest` is the browser's own.
      if (lastName(node.expression) !== 'prototype') add(node.expression, node.name.text, node.name.end)
    } else if (isElementAccessExpression(node)) add(node.expression, textOf(node.argumentExpression), node.end)
    else if (isObjectBindingPattern(node))
      for (const { propertyName, name } of node.elements) {
        const asked = isVariableDeclaration(node.parent) ? node.parent.initializer : undefined
        const key = propertyName ?? name
        if (key) add(asked ?? node, textOf(key), key.end)
      }
    node.forEachChild(visit)
  }
  visit(tree)
  return asks
}

const textOf = (node: Node | undefined): string => (node as { text?: string } | undefined)?.text ?? ''

/** The last name by which a node was reached: `target` of `(event.target as Element)`, `parentElement` of `propertyOf(el, 'parentElement')`. */
function lastName(node: Node): string {
  if (isParenthesizedExpression(node) || isAsExpression(node) || isNonNullExpression(node)) return lastName(node.expression)
  if (isPropertyAccessExpression(node)) return node.name.text
  if (!isCallExpression(node)) return isIdentifier(node) ? node.text : ''
  const called = lastName(node.expression)
  return called === 'propertyOf' ? textOf(node.arguments[1]) : called
}
function isMet(asked: Node): boolean {
  const name = lastName(asked)
  return MET.test(name) || STEP.test(name)
}

/** Whether the type includes forms: `Element` and `HTMLElement` do, `HTMLAnchorElement` does not. */
function formRecognizer(checker: Checker): (type: Type | undefined) => boolean {
  const formSymbol = checker.resolveName('HTMLFormElement', SymbolFlags.Interface)
  if (!formSymbol) throw new Error('the project has no DOM')
  const form = checker.getDeclaredTypeOfSymbol(formSymbol)
  const known = new Map<number, boolean>()
  const canBeForm = (type: Type): boolean => {
    if (type.isUnionType()) return type.getTypes().some(mayBeForm)
    if (type.flags & TypeFlags.TypeParameter) return mayBeForm(checker.getBaseConstraintOfType(type))
    // An object with only some of a node's properties is not a node.
    return checker.getPropertyOfType(type, 'addEventListener') !== undefined && checker.isTypeAssignableTo(form, type)
  }
  const mayBeForm = (type: Type | undefined): boolean => {
    if (!type) return false
    const is = known.get(type.id) ?? canBeForm(type)
    known.set(type.id, is)
    return is
  }
  return mayBeForm
}
