import { useState } from 'react'
import { useProject } from '../../app/store/use-project.ts'
import { fieldOf } from '../../engine/index.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

const raid = fieldOf('raid')

const ConversionTable = lazyPart(
  async () => (await import('./raid-conversion-table.tsx')).RaidConversionTable,
  'This table',
)

export function RaidConversion() {
  const counts = useProject(({ plan }) => !raid.unused?.(plan, 0))
  const [isOpen, setOpen] = useState(false)
  if (!counts) return null
  return (
    <details className="advanced" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Changing the RAID policy later</summary>
      {isOpen && <ConversionTable />}
    </details>
  )
}
