import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Language, Parser, type Tree } from 'web-tree-sitter'

// The grammar of PowerShell that editors use, from the package tree-sitter-powershell: no PowerShell
// runs where these tests do.

const require = createRequire(import.meta.url)
const grammar = require.resolve('tree-sitter-powershell/tree-sitter-powershell.wasm')

/** Parses a text, has its tree looked at, and gives the memory of the tree back. */
export type PowershellParser = <T>(text: string, look: (tree: Tree) => T) => T

/** A parser of PowerShell. What it takes outside of JavaScript is not left to the garbage collector. */
export async function powershellParser(): Promise<PowershellParser> {
  await Parser.init()
  const parser = new Parser()
  parser.setLanguage(await Language.load(readFileSync(grammar)))
  return (text, look) => {
    const tree = parser.parse(text)
    if (!tree) throw new Error('The grammar parsed nothing')
    try {
      return look(tree)
    } finally {
      tree.delete()
    }
  }
}

/** Places of a text that the grammar does not know, or where it misses something. */
export function errorsOf({ rootNode }: Tree): readonly string[] {
  if (!rootNode.hasError) return []
  const found = rootNode.descendantsOfType('ERROR')
  return ['The grammar does not know it', ...found.map((node) => node?.text.slice(0, 80) ?? '')]
}

/** A node of a tree, taken out of the parser: to look at its own nodes takes it long. */
export type Syntax = {
  readonly type: string
  readonly text: string
  readonly isNamed: boolean
  readonly children: readonly Syntax[]
  /** Of the children those that the grammar names. */
  readonly named: readonly Syntax[]
}

/** The whole tree of a text, without comments and expressions that only hold another. */
export function syntaxOf(text: string, tree: Tree): Syntax {
  const cursor = tree.walk()
  const at = (): Syntax => {
    const children: Syntax[] = []
    const { nodeType: type, nodeIsNamed: isNamed, startIndex, endIndex } = cursor
    if (cursor.gotoFirstChild()) {
      do children.push(at())
      while (cursor.gotoNextSibling())
      cursor.gotoParent()
    }
    const kept = children.filter((child) => child.type !== 'comment')
    const [only] = kept
    if (only && kept.length === 1 && type.endsWith('_expression')) return only
    const named = kept.filter((child) => child.isNamed)
    return { type, isNamed, text: text.slice(startIndex, endIndex), children: kept, named }
  }
  const whole = at()
  cursor.delete()
  return whole
}
