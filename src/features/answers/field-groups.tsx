import { type ReactNode, useMemo } from 'react'
import { useProject } from '../../app/store/use-project.ts'
import { type Field, type FormGroup, versionOf } from '../../engine/index.ts'
import { FoldedFields } from './folded-fields.tsx'

type FieldGroupsProps = {
  readonly groups: readonly FormGroup[]
  /** Draws a field with what stands beside it. */
  readonly draw: (field: Field) => ReactNode
}

/** Fields that the form has once, in their groups: those always shown, and those folded away. */
export function FieldGroups({ groups, draw }: FieldGroupsProps) {
  return groups.map((group) => <Group key={group.title} group={group} draw={draw} />)
}

function Group({ group, draw }: { group: FormGroup } & Pick<FieldGroupsProps, 'draw'>) {
  const { title, open, fields } = group
  const Heading = useProject((now) => now.page) === 'all' ? 'h3' : 'h2'
  const idle = useIdle(fields)
  const counting = fields.filter((field) => !idle.includes(field))
  const inside = (
    <>
      {counting.map(draw)}
      {idle.length > 0 && <Idle fields={idle} draw={draw} />}
    </>
  )
  if (title === null) return inside
  if (!open || counting.length === 0)
    return (
      <FoldedFields fields={fields} tier={0} of={null} title={title} counts={counting.length > 0}>
        {counting.length > 0 ? inside : idle.map(draw)}
      </FoldedFields>
    )
  return (
    <section className="answer-group">
      <Heading>{title}</Heading>
      {inside}
    </section>
  )
}

/** The fields that do not count in the plan, where they are folded away for it. */
function useIdle(fields: readonly Field[]): readonly Field[] {
  const keys = useProject(({ plan }) =>
    versionOf(plan).foldsUncounted
      ? fields
          .filter((field) => field.unused?.(plan, 0))
          .map(({ key }) => key)
          .join(' ')
      : '',
  )
  return useMemo(() => {
    const found = keys.split(' ')
    return fields.filter(({ key }) => found.includes(key))
  }, [keys, fields])
}

type IdleProps = Pick<FieldGroupsProps, 'draw'> & { readonly fields: readonly Field[] }

/** Fields that do not count in this plan, folded away; each says why. */
function Idle({ fields, draw }: IdleProps) {
  const [only] = fields
  const title =
    fields.length === 1 && only
      ? `${only.label}: does not count here`
      : `${fields.length.toString()} more that do not count here`
  return (
    <FoldedFields fields={fields} tier={0} of={null} title={title}>
      {fields.map(draw)}
    </FoldedFields>
  )
}
