import { parseSync } from '@swc/core'

const FUNCTION =
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ClassMethod|PrivateMethod|MethodProperty|Constructor|GetterProperty|SetterProperty)$/
const JSX = /^JSX(Element|Fragment)$/
const NEWLINE = 10

/** The parts of the parser's tree that matter. Positions are in bytes. */
interface Node {
  type: string
  span: { start: number; end: number }
  id?: { value?: string }
  key?: { value?: string }
  identifier?: { value?: string } | null
}
export interface FunctionLength {
  name: string
  /** From the first line to the last, inner functions included; a JSX element counts as one line. */
  lines: number
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

/** Every function of a module, at any depth, with its length. Without `tsx`, angle brackets hold types. */
export function functionLengths(source: string, tsx: boolean): FunctionLength[] {
  // The tree begins at its first token, so that is the first byte.
  const text = `;${source}`
  const tree = parseSync(text, { syntax: 'typescript', tsx, target: 'es2022' })
  const bytes = Buffer.from(text)
  const linesOf = ({ span: { start, end } }: Node) =>
    bytes.subarray(start - tree.span.start, end - tree.span.start).filter((byte) => byte === NEWLINE).length + 1

  const found: FunctionLength[] = []
  /** Adds the functions in `value`, and returns how many of its lines are inside JSX. */
  const visit = (value: unknown, outerName: string): number => {
    if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + visit(item, outerName), 0)
    if (!value || typeof value !== 'object') return 0
    const node = isNode(value) ? value : undefined
    const name = node?.identifier?.value ?? node?.id?.value ?? node?.key?.value ?? outerName
    const within = Object.values(value).reduce((sum: number, child) => sum + visit(child, name), 0)
    if (node && FUNCTION.test(node.type)) found.push({ name, lines: linesOf(node) - within })
    return node && JSX.test(node.type) ? linesOf(node) - 1 : within
  }
  visit(tree.body, '')
  return found
}
