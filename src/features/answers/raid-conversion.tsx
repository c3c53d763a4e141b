import { useProject } from '../../app/store/use-project.ts'
import { fieldOf } from '../../engine/index.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

const raid = fieldOf('raid')

const ConversionTable = lazyPart(
  async () => (await import('./conversion-table.tsx')).ConversionTable,
  'This table',
)

/** What can be changed about the RAID policy later, folded away beside its choice. */
export function RaidConversion() {
  const counts = useProject(({ plan }) => !raid.unused?.(plan, 0))
  if (!counts) return null
  return (
    <details className="advanced">
      <summary>Changing the policy later</summary>
      <ConversionTable />
    </details>
  )
}
