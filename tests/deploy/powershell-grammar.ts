import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Language, Parser, type Tree } from 'web-tree-sitter'

// The grammar of PowerShell that editors use, from the package tree-sitter-powershell: no PowerShell
// runs where these tests do.

const grammar = createRequire(import.meta.url).resolve(
  'tree-sitter-powershell/tree-sitter-powershell.wasm',
)

/** A parser of PowerShell. */
export async function powershellParser(): Promise<(text: string) => Tree> {
  await Parser.init()
  const parser = new Parser()
  parser.setLanguage(await Language.load(readFileSync(grammar)))
  return (text) => {
    const tree = parser.parse(text)
    if (!tree) throw new Error('The grammar parsed nothing')
    return tree
  }
}

/** Places of a text that the grammar does not know, or where it misses something. */
export function errorsOf({ rootNode }: Tree): readonly string[] {
  if (!rootNode.hasError) return []
  const found = rootNode.descendantsOfType('ERROR')
  return ['The grammar does not know it', ...found.map((node) => node?.text.slice(0, 80) ?? '')]
}
