import type { DeployedNaming } from '../../engine/failures/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'

export function ResultingNames({ names }: { readonly names: readonly string[] }) {
  const format = useFormat()
  if (names.length === 0) return null
  return (
    <p className="measure small">
      Results in {format.number(names.length)} {names.length === 1 ? 'name' : 'names'}:{' '}
      <span className="breaks">{shortenedNames(names)}</span>
    </p>
  )
}

/** Names in a line; of more than `most` the first few and the last. */
export function shortenedNames(names: readonly string[], most = 6): string {
  if (names.length <= most) return names.join(', ')
  return `${names.slice(0, most - 2).join(', ')} … ${names.at(-1) ?? ''}`
}

export function countedWords(
  { dags, servers, databases }: DeployedNaming['counts'],
  format: Format,
) {
  return [
    ...(dags > 0 ? [format.value(dags, 'dags')] : []),
    format.value(servers, 'servers'),
    format.value(databases, 'databases'),
  ]
}
