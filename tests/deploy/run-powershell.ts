import { cast, ownCommand } from './powershell-commands.ts'
import type { Syntax as Node } from './powershell-grammar.ts'
import { isOfType, operated } from './powershell-operators.ts'
import { deepest, must, named, only, textAt, textOf } from './powershell-syntax.ts'
import {
  asMany,
  asOne,
  asText,
  Block,
  called,
  elementOf,
  isTrue,
  memberOf,
  Table,
  Thing,
  type Value,
} from './powershell-values.ts'

// As much of PowerShell as the script of a deployment uses, run on the tree of its grammar, because
// no PowerShell runs where these tests do. Whatever it does not know is an error.

/** What answers a command that is neither the script’s own nor PowerShell’s. */
export type Cmdlets = {
  readonly has: (command: string) => boolean
  /** Of a command in a pipeline with what the one before hands on. */
  readonly run: (command: string, parameters: Table, items: readonly Value[]) => readonly Value[]
}

type Scope = { readonly variables: Map<string, Value>; readonly outer: Scope | null }
type Way = 'on' | 'continue' | 'return'
type Given = { readonly places: readonly Value[]; readonly named: Table }

/** Everything that a script writes, its warnings marked. Throws what it throws. */
export function runPowershell(
  program: Node,
  parameters: Readonly<Record<string, Value>>,
  cmdlets: Cmdlets,
): readonly string[] {
  const functions = new Map<string, Node>()
  const written: string[] = []
  const root: Scope = { variables: new Map(), outer: null }
  for (const [name, value] of Object.entries(parameters))
    root.variables.set(name.toLowerCase(), value)
  root.variables.set('psscriptroot', 'C:\\Plan')
  const out: Value[] = []
  statements(program, root, out)
  return written

  function statements(node: Node, scope: Scope, out: Value[]): Way {
    for (const child of named(node)) {
      const way = statement(child, scope, out)
      if (scope === root) written.push(...out.splice(0).map(asText))
      if (way !== 'on') return way
    }
    return 'on'
  }

  function statement(node: Node, scope: Scope, out: Value[]): Way {
    switch (node.type) {
      case 'param_block':
      case 'empty_statement':
        return 'on'
      case 'statement_list':
      case 'statement_block':
      case 'script_block':
      case 'script_block_body':
        return statements(node, scope, out)
      case 'function_statement':
        functions.set(textAt(node, 'function_name').toLowerCase(), node)
        return 'on'
      case 'if_statement':
        return choose(node, scope, out)
      case 'foreach_statement':
        return repeat(node, scope, out)
      case 'flow_control_statement':
        return leave(node, scope, out)
      case 'try_statement':
        return attempt(node, scope, out)
      default:
        out.push(...pipeline(node, scope, out))
        return 'on'
    }
  }

  function choose(node: Node, scope: Scope, out: Value[]): Way {
    const [test, block, ...others] = named(node)
    if (isTrue(result(must(test), scope, out))) return statement(must(block), scope, out)
    const clauses = others.flatMap((other) =>
      other.type === 'elseif_clauses' ? named(other) : [other],
    )
    for (const clause of clauses) {
      const parts = named(clause)
      if (clause.type === 'else_clause') return statement(must(parts[0]), scope, out)
      if (isTrue(result(must(parts[0]), scope, out))) return statement(must(parts[1]), scope, out)
    }
    return 'on'
  }

  function repeat(node: Node, scope: Scope, out: Value[]): Way {
    const [variable, over, block] = named(node)
    for (const item of asMany(result(must(over), scope, out))) {
      assign(must(variable).text, item, scope)
      if (statement(must(block), scope, out) === 'return') return 'return'
    }
    return 'on'
  }

  /** The first block; once it fails the one that catches, with the error as `$_`; always the last. */
  function attempt(node: Node, scope: Scope, out: Value[]): Way {
    const [block, ...clauses] = named(node)
    const blockOf = (type: string) => clauses.find((clause) => clause.type === type)
    const catches = blockOf('catch_clauses')
    const last = blockOf('finally_clause')
    try {
      return statement(must(block), scope, out)
    } catch (error) {
      if (!catches || !(error instanceof Error)) throw error
      assign(
        '$_',
        new Thing({
          Exception: new Thing({ Message: error.message }),
          CategoryInfo: new Thing({ Category: error.name }),
        }),
        scope,
      )
      return statement(must(named(must(named(catches).at(-1))).at(-1)), scope, out)
    } finally {
      if (last) statement(must(named(last).at(-1)), scope, out)
    }
  }

  function leave(node: Node, scope: Scope, out: Value[]): Way {
    const word = node.children[0]?.text
    const [what] = named(node)
    if (word === 'throw') throw new Error(asText(result(must(what), scope, out)))
    if (word === 'continue') return 'continue'
    if (what) out.push(...pipeline(what, scope, out))
    return 'return'
  }

  /** The value of a pipeline; of an expression alone a list stays one, also of one. */
  function result(node: Node, scope: Scope, out: Value[]): Value {
    const [chain] = named(node)
    const [expression] = chain ? named(chain) : []
    const isPlain = node.type === 'pipeline' && chain?.type === 'pipeline_chain' && only(chain)
    if (isPlain && expression && expression.type !== 'command') return evaluate(expression, scope)
    return asOne(pipeline(node, scope, out))
  }

  /** What a pipeline hands on; what its commands write besides goes to `out`. */
  function pipeline(node: Node, scope: Scope, out: Value[]): readonly Value[] {
    if (node.type === 'pipeline' && only(node)) return pipeline(must(only(node)), scope, out)
    if (node.type === 'assignment_expression') return set(node, scope, out)
    if (node.type !== 'pipeline_chain') return asMany(evaluate(node, scope))
    const [first, ...others] = named(node)
    const start = must(first)
    let items =
      start.type === 'command' ? command(start, scope, []) : asMany(evaluate(start, scope))
    for (const other of others) items = command(other, scope, items)
    return items
  }

  function set(node: Node, scope: Scope, out: Value[]): readonly Value[] {
    const [left, operator, right] = named(node)
    const value = result(must(right), scope, out)
    const target = deepest(must(left))
    const sum = () => operated('+', evaluate(target, scope), value, () => {})
    const next = must(operator).text.trim() === '+=' ? sum() : value
    if (target.type === 'variable') assign(target.text, next, scope)
    else {
      const [of, index] = named(target)
      const table = evaluate(must(of), scope)
      if (!(table instanceof Table)) throw new Error(`No table: ${target.text}`)
      table.set(asText(evaluate(must(index), scope)), next)
    }
    return []
  }

  function assign(name: string, value: Value, scope: Scope): void {
    const own = name.slice(1).toLowerCase()
    const [to, key] = own.startsWith('script:') ? [root, own.slice(7)] : [scope, own]
    to.variables.set(key, value)
  }

  function variable(name: string, scope: Scope): Value {
    const key = name
      .slice(1)
      .toLowerCase()
      .replace(/^script:/, '')
    if (key === 'true' || key === 'false') return key === 'true'
    if (key === 'null') return null
    for (let at: Scope | null = scope; at; at = at.outer) {
      const found = at.variables.get(key)
      if (found !== undefined) return found
    }
    throw new Error(`${name} was never set`)
  }

  function evaluate(node: Node, scope: Scope): Value {
    const parts = named(node)
    const at = (index: number) => evaluate(must(parts[index]), scope)
    switch (node.type) {
      case 'variable':
        return variable(node.text, scope)
      case 'integer_literal':
      case 'real_literal':
        return Number(node.text)
      case 'string_literal':
        return textOf(node.text)
      case 'generic_token':
        return node.text
      case 'parenthesized_expression':
        return result(must(parts[0]), scope, [])
      case 'array_expression':
        return inside(node, scope)
      case 'hash_literal_expression':
        return tableOf(node, scope)
      case 'script_block_expression':
        return new Block((item) => {
          const found: Value[] = []
          const own = { variables: new Map([['_', item]]), outer: scope }
          statement(must(parts[0]), own, found)
          return found
        })
      case 'member_access':
        return memberOf(at(0), must(parts[1]).text)
      case 'element_access':
        return elementOf(at(0), at(1))
      case 'invokation_expression': {
        const given = must(parts[2])
        const list = named(given).flatMap(named)
        return called(
          at(0),
          must(parts[1]).text,
          list.map((one) => evaluate(one, scope)),
        )
      }
      case 'cast_expression':
        return cast(at(1), must(parts[0]).text.slice(1, -1))
      case 'post_increment_expression':
        assign(must(parts[0]).text, Number(at(0)) + 1, scope)
        return null
      case 'expression_with_unary_operator':
        return unary(node, scope)
      case 'array_literal_expression':
        if (parts.length > 1) return parts.map((one) => evaluate(one, scope))
        break
      default:
    }
    const one = only(node)
    if (one) return evaluate(one, scope)
    return binary(node, scope)
  }

  function inside(node: Node, scope: Scope): readonly Value[] {
    const found: Value[] = []
    for (const child of named(node))
      statement(child, { variables: scope.variables, outer: scope.outer }, found)
    return found
  }

  function unary(node: Node, scope: Scope): Value {
    const one = only(node)
    if (one) return evaluate(one, scope)
    const operator = node.children[0]?.text
    const value = evaluate(must(node.children.at(-1)), scope)
    if (operator === '-not') return !isTrue(value)
    if (operator === '-') return -Number(value)
    throw new Error(`There is no operator ${operator}`)
  }

  function binary(node: Node, scope: Scope): Value {
    const [left, operator, right] = node.children
    const word = must(operator).text.trim().toLowerCase()
    const first = evaluate(must(left), scope)
    if (word === '-and') return isTrue(first) && isTrue(evaluate(must(right), scope))
    if (word === '-or') return isTrue(first) || isTrue(evaluate(must(right), scope))
    if (word === '-is' || word === '-isnot') {
      const type = must(right).text.slice(1, -1)
      return isOfType(first, type) === (word === '-is')
    }
    return operated(word, first, evaluate(must(right), scope), (groups) =>
      assign('$Matches', groups, scope),
    )
  }

  function tableOf(node: Node, scope: Scope): Table {
    const table = new Table()
    for (const entry of named(node).flatMap(named)) {
      const [key, value] = named(entry)
      const name = must(key).text
      table.set(name.startsWith("'") ? textOf(name) : name, result(must(value), scope, []))
    }
    return table
  }

  function command(node: Node, scope: Scope, items: readonly Value[]): readonly Value[] {
    const given = argumentsOf(node, scope)
    const isNamed = named(node)[0]?.type === 'command_name'
    const word = isNamed
      ? textAt(node, 'command_name')
      : asText(evaluate(must(named(node)[1]), scope))
    const declared = functions.get(word.toLowerCase())
    if (declared) return callOf(declared, given, scope)
    const [first = null] = given.places
    const own = ownCommand(word, first, items)
    if (own) return own
    switch (word) {
      case 'Write-Warning':
        written.push(`WARNING: ${asText(first)}`)
        return []
      case 'Join-Path':
        return [given.places.map(asText).join('\\')]
      case 'Get-Command':
        return cmdlets.has(asText(given.named.get('Name'))) ? [given.named.get('Name')] : []
      default:
        return cmdlets.run(word, given.named, items)
    }
  }

  function argumentsOf(node: Node, scope: Scope): Given {
    const parts = named(node)
      .filter(({ type }) => type === 'command_elements')
      .flatMap(named)
      .filter(({ type }) => type !== 'command_argument_sep')
    const table = new Table()
    const places: Value[] = []
    parts.forEach((part, at) => {
      const before = parts[at - 1]
      if (part.type === 'command_parameter') table.set(part.text.slice(1), true)
      else if (part.text.startsWith('@') && deepest(part).type === 'variable') {
        const spread = variable(`$${part.text.slice(1)}`, scope)
        if (!(spread instanceof Table)) throw new Error('No table is spread')
        for (const name of spread.names()) table.set(name, spread.get(name))
      } else if (before?.type === 'command_parameter')
        table.set(before.text.slice(1), evaluate(part, scope))
      else places.push(evaluate(part, scope))
    })
    return { places, named: table }
  }

  function callOf(node: Node, { places }: Given, scope: Scope): readonly Value[] {
    const declared = named(node).find(({ type }) => type === 'function_parameter_declaration')
    const parameters = named(must(named(must(declared))[0])).map((one) =>
      must(one.children.at(-1)).text.slice(1).toLowerCase(),
    )
    if (places.length > parameters.length) throw new Error('Too many arguments')
    const variables = new Map<string, Value>(
      parameters.map((name, at) => [name, places[at] ?? null]),
    )
    const found: Value[] = []
    const body = named(node).find(({ type }) => type === 'script_block')
    statement(must(body), { variables, outer: scope }, found)
    return found
  }
}
