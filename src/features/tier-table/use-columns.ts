import { useMemo, useState } from 'react'
import { useProject } from '../../app/store/use-project.ts'
import { controlId } from '../../ui/control.ts'
import { isTouched, type TierColumn, tierColumns } from './tier-columns.ts'

/**
 * The columns that are shown: those always asked, and of the others those that were given, are wrong,
 * or are led to; or all of them. One that was shown stays, whatever is typed in it.
 */
export function useColumns() {
  const plan = useProject((now) => now.plan)
  const drafts = useProject((now) => now.drafts)
  const tierIds = useProject((now) => now.tierIds)
  const target = useProject((now) => now.focus)
  const [isAll, setAll] = useState(false)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const every = useMemo(() => tierColumns(plan), [plan])
  const touched = every
    .filter(
      ({ field, advanced }) =>
        advanced &&
        !opened.has(field.key) &&
        (isTouched({ plan, drafts, tierIds }, field) ||
          plan.tiers.some((_tier, at) => controlId(field, at) === target)),
    )
    .map(({ field }) => field.key)
  if (touched.length > 0) setOpened(new Set([...opened, ...touched]))
  const isShown = ({ field, advanced }: TierColumn) => !advanced || opened.has(field.key)
  return {
    fields: every.filter((column) => isAll || isShown(column)).map(({ field }) => field),
    /** How many columns are shown only where all are asked for. */
    hidden: every.filter((column) => !isShown(column)).length,
    isAll,
    setAll,
  }
}
