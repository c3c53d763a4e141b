import { useEffect, useRef, useSyncExternalStore } from 'react'
import { PageLink } from '../app/frame/page-link.tsx'
import { project } from '../app/store/project.ts'
import { useProject } from '../app/store/use-project.ts'
import { type Field, fieldOf } from '../engine/index.ts'
import { PlanField } from '../features/answers/plan-field.tsx'
import type { TierHands } from '../features/answers/tier-arrangement.tsx'
import { helpId, TierHelp, TierHelps, TierList, TierName } from '../features/answers/tier-list.tsx'
import { TierMenu } from '../features/answers/tier-menu.tsx'
import { tierColumns } from '../features/tier-table/tier-columns.ts'
import { TierTable } from '../features/tier-table/tier-table.tsx'
import { focusControl } from '../ui/control.ts'

type StepTiersProps = {
  /** What this step asks of each tier. */
  readonly fields: readonly Field[]
  /** What the tiers change, where they can be named and arranged; null where they only answer. */
  readonly hands: TierHands | null
}

/** Several tiers in a step: as a table where they are arranged and there is room for one, else one by one. */
export function StepTiers({ fields, hands }: StepTiersProps) {
  const isWide = useWide()
  const isAll = useProject((now) => now.page === 'all')
  const plan = useProject((now) => now.plan)
  const others = tierColumns(plan)
    .map(({ title, columns }) => ({
      title,
      fields: columns.map(({ field }) => fieldOf(field.key)).filter((one) => !fields.includes(one)),
    }))
    .filter((group) => group.fields.length > 0)
  useArrival(hands?.focus ?? null)
  if (isWide && hands) return <ArrangedTable hands={hands} />
  if (isWide && isAll)
    return (
      <p className="hint asked-above">
        Entered for each tier in the table above: {fields.map(({ label }) => label).join(', ')}.
      </p>
    )
  const list = <TierList fields={fields} hands={hands} others={hands && !isAll ? others : []} />
  if (hands || isAll) return list
  return (
    <>
      <p className="hint asked-above">
        To edit all answers of the tiers in one table, go to{' '}
        <PageLink page="users">Users and growth</PageLink>.
      </p>
      {list}
    </>
  )
}

function ArrangedTable({ hands }: { readonly hands: TierHands }) {
  const tiers = useProject((now) => now.plan.tiers)
  return (
    <>
      <TierHelps />
      <TierTable
        draw={(field, at) => <PlanField field={field} tier={at} sharedHelp={helpId(field)} />}
        drawName={(at) => <TierName at={at} name={tiers[at]?.name ?? ''} />}
        drawActions={(at) => <TierMenu at={at} hands={hands} />}
        drawHelp={(field) => <TierHelp field={field} />}
        onBlock={(block) => hands.open({ kind: 'paste', ...block })}
      />
    </>
  )
}

/**
 * The tiers are fetched once there are several, and so may come after what leads to one of them: it
 * has the focus then, unless a person has gone on meanwhile.
 */
function useArrival(focus: string | null): void {
  const first = useRef(focus)
  useEffect(() => {
    const here = document.activeElement
    const hasGoneOn = here !== null && !here.matches('body, main, h1')
    const target = first.current ?? (hasGoneOn ? null : project.getState().focus)
    if (target !== null) focusControl(target)
  }, [])
}

const wide = '(width >= 48rem)'

/** Whether the window has room for a table of answers. */
function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(wide)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(wide).matches,
  )
}
