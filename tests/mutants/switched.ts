import { parseSync } from 'oxc-parser'
import { type Fault, planted } from './faults.ts'

type Node = { readonly type: string; readonly start: number; readonly end: number }
/** An expression that is there as it is and with each of its faults, and which one runs is asked at run time. */
type Home = Node & { readonly isStatement: boolean; readonly numbers: number[] }

/**
 * The text of a file with faults planted side by side: each can be switched on by its number, which
 * `fault(number)` of the test run says. Nothing else of the file changes.
 */
export function switched(path: string, text: string, faults: ReadonlyMap<number, Fault>): string {
  const homes: Home[] = []
  const program = parseSync(path, text).program
  for (const [number, fault] of faults) {
    const { node, isStatement } = homeOf(program, fault)
    const known = homes.find(({ start, end }) => start === node.start && end === node.end)
    if (known) known.numbers.push(number)
    else homes.push({ ...node, isStatement, numbers: [number] })
  }
  homes.sort((one, other) => one.start - other.start || other.end - one.end)
  const written = (start: number, end: number, inside: readonly Home[]): string => {
    const [home] = inside
    if (!home) return text.slice(start, end)
    const within = inside.filter((one) => one !== home && one.end <= home.end)
    const after = inside.filter((one) => one.start >= home.end)
    const choices = home.numbers.map((number) => {
      const fault = faults.get(number)
      if (!fault) return ''
      const here = { ...fault, start: fault.start - home.start, end: fault.end - home.start }
      return `globalThis.fault(${number}) ? (${planted(text.slice(home.start, home.end), here)}) : `
    })
    const choice = `${choices.join('')}(${written(home.start, home.end, within)})`
    // A statement that begins with a bracket would go on with the line before it.
    const whole = home.isStatement ? choice : `(${choice})`
    return text.slice(start, home.start) + whole + written(home.end, end, after)
  }
  return written(0, text.length, homes)
}

/** The smallest expression around a fault in whose place another can stand. */
function homeOf(program: Node, fault: Fault): { node: Node; isStatement: boolean } {
  let found: { node: Node; isStatement: boolean } | undefined
  const visit = (node: Node, parent: Node | undefined, key: string, statement: number): void => {
    if (node.start > fault.start || node.end < fault.end) return
    const isStatement = parent?.type === 'ExpressionStatement'
    const begins = node.type === 'ExpressionStatement' ? node.start : statement
    const canBeReplaced =
      (/(?:Expression|Literal)$/.test(node.type) || key === 'test') &&
      parent !== undefined &&
      !isBound(node, parent, key) &&
      (isStatement || node.start !== begins)
    if (canBeReplaced) found = { node, isStatement }
    for (const [name, value] of Object.entries(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) visit(child, node, name, begins)
  }
  visit(program, undefined, '', -1)
  if (!found) throw new Error(`No expression holds the fault at ${fault.start} of ${fault.path}`)
  return found
}

/** Whether a node means something else in brackets: what is called, assigned to, named or cut short by `?.`. */
function isBound(node: Node, parent: Node, key: string): boolean {
  const isOfChain = node.type === 'MemberExpression' || node.type === 'CallExpression'
  if (isOfChain && /^(?:callee|object|tag)$/.test(key)) return true
  if (parent.type === 'ChainExpression') return true
  if (/^(?:AssignmentExpression|ForOfStatement|ForInStatement)$/.test(parent.type))
    return key === 'left'
  if (parent.type === 'UpdateExpression' || parent.type === 'UnaryExpression')
    return node.type === 'MemberExpression'
  const isKey = key === 'key' && !('computed' in parent && parent.computed === true)
  return (
    isKey ||
    ('method' in parent && parent.method === true && key === 'value') ||
    parent.type === 'MethodDefinition'
  )
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
