import type { Syntax } from './powershell-grammar.ts'

/** The parts of a node that the grammar names. */
export const named = (node: Syntax): readonly Syntax[] => node.named

/** The only part of a node, where nothing else is in it. */
export const only = (node: Syntax) => (node.children.length === 1 ? node.children[0] : null)

/** What a node holds under those that only hold another. */
export function deepest(node: Syntax): Syntax {
  const one = only(node)
  return one && node.type !== 'variable' ? deepest(one) : node
}

/** A part that has to be there. */
export function must<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('A part is missing')
  return value
}

/** The text of the part of a kind. */
export const textAt = (node: Syntax, type: string) =>
  must(named(node).find((child) => child.type === type)).text

/** What a literal says; an expandable one must expand nothing. */
export function textOf(source: string): string {
  const [quote = ''] = source
  const text = source.slice(1, -1)
  if (quote === '"' && /[$`]/.test(text)) throw new Error(`A text is expanded: ${source}`)
  return text.replaceAll(quote + quote, quote)
}
