import { useCallback, useEffect, useRef } from 'react'
import { project } from '../app/store/project.ts'
import type { Field } from '../engine/index.ts'
import { PlanField } from '../features/fields/plan-field.tsx'
import { TierMenu } from '../features/fields/tier-actions.tsx'
import type { TierListCallbacks } from '../features/fields/tier-arrangement.tsx'
import {
  HiddenTierHelps,
  TierFieldHelp,
  TierList,
  TierNameBox,
  tierFieldHelpId,
} from '../features/fields/tier-list.tsx'
import { TierTable } from '../features/tier-table/tier-table.tsx'
import { focusControl } from '../ui/control.ts'
import { useMedia } from '../ui/use-media.ts'

type StepTiersProps = {
  readonly fields: readonly Field[]
  readonly hands: TierListCallbacks
}

/** Several tiers with all their answers: as a table if there is room, else one by one. */
export function StepTiers({ fields, hands }: StepTiersProps) {
  const isWide = useMedia('(width >= 48rem)')
  useArrival(hands.focus)
  return isWide ? (
    <ArrangedTable hands={hands} />
  ) : (
    <TierList fields={fields} arrange={hands.arrange} />
  )
}

function ArrangedTable({ hands }: { readonly hands: TierListCallbacks }) {
  const { arrange, paste } = hands
  // Rows are drawn again only if what draws them is another function.
  const drawActions = useCallback((at: number) => <TierMenu at={at} arrange={arrange} />, [arrange])
  return (
    <>
      <HiddenTierHelps />
      <TierTable
        draw={drawField}
        drawName={drawName}
        drawActions={drawActions}
        drawHelp={(field) => <TierFieldHelp field={field} />}
        onBlock={paste}
      />
    </>
  )
}

const drawField = (field: Field, at: number) => (
  <PlanField field={field} tier={at} sharedHelp={tierFieldHelpId(field)} />
)
const drawName = (at: number) => <TierNameBox at={at} />

/**
 * Focuses the control that the last change or the address leads to: tiers are fetched late, and may
 * come after the visitor followed a link to one. Does nothing if the visitor has moved on.
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
