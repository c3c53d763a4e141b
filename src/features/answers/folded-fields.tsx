import { type ReactNode, useState } from 'react'
import { draftOf } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import { defaultPlan, type Field } from '../../engine/index.ts'

type FoldedFieldsProps = {
  readonly fields: readonly Field[]
  readonly tier: number
  /** What to call the tier where there are several; null for what the form has once. */
  readonly of: string | null
  readonly title?: string
  /** The fields themselves. */
  readonly children: ReactNode
}

/**
 * Answers that are folded away; marked when one was given, right or wrong. Those that the form has
 * once open by themselves then; those of many tiers would push each other out of sight.
 */
export function FoldedFields(props: FoldedFieldsProps) {
  const { fields, tier, of, title = 'More answers', children } = props
  const [open, setOpen] = useState(false)
  const changed = useProject(
    (now) =>
      fields.filter(
        (field) =>
          field.read(now.plan, tier) !== field.read(defaultPlan, 0) ||
          draftOf(now, field, tier) !== null,
      ).length,
  )
  // Once open it stays so: the last answer reset is not folded away under the focus.
  if (of === null && changed > 0 && !open) setOpen(true)
  return (
    <details className={of === null ? 'advanced' : 'tier-more'} open={open || undefined}>
      <summary>
        {title}
        {of !== null && <span className="sr"> of {of}</span>}
        {changed > 0 && <span className="mark">{changed} changed</span>}
      </summary>
      {children}
    </details>
  )
}
