import { type ComponentProps, type ReactNode, useId, useMemo, useState } from 'react'
import { draftOf, originOf, type Project } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import { type Field, type FormGroup, inSentence, isGiven, versionOf } from '../../engine/index.ts'
import { CurrencyField } from './folded-fields.tsx'

/** Draws a field with what stands beside it, which need not say again why it is not used. */
export type Draw = (field: Field, isReasonSaid?: true) => ReactNode

type FieldGroupsProps = {
  readonly groups: readonly FormGroup[]
  readonly draw: Draw
  /** Fields that the results have no use for, each with the reason; the plan alone does not say so. */
  readonly idleNow?: ReadonlyMap<string, string>
}

type Asks = (now: Project, field: Field) => boolean

const noneIdle: ReadonlyMap<string, string> = new Map()

/**
 * Fields that the form has once: those always shown, those in use, the rarer ones in one fold, and
 * those that the plan has no use for in another.
 */
export function FieldGroups({ groups, draw, idleNow = noneIdle }: FieldGroupsProps) {
  const all = groups.flatMap((group) => group.fields)
  const isIdle: Asks = (now, field) => idleNow.has(field.key) || isUncounted(now, field)
  const uncounted = useFields(all, isIdle)
  const { held, ...fold } = useFold(all, uncounted, isIdle)
  const idle = uncounted.filter((field) => !held.includes(field))
  const left = groups
    .map((group) => ({ ...group, fields: group.fields.filter((one) => !idle.includes(one)) }))
    .filter(({ fields }) => fields.length > 0)
  const rare = left.filter(({ open }) => !open)
  return (
    <>
      {left
        .filter(({ open }) => open)
        .map(({ title, fields }) => (
          <Group key={title} title={title} fields={fields} draw={draw} />
        ))}
      {rare.length > 0 && <Advanced groups={rare} draw={draw} />}
      {idle.length > 0 && <Idle fields={idle} draw={draw} fold={fold} idleNow={idleNow} />}
    </>
  )
}

type GroupProps = Pick<FormGroup, 'title' | 'fields'> & {
  readonly draw: Draw
  readonly children?: ReactNode
}

/** Fields under their title, and what belongs to them. */
export function Group({ title, fields, draw, children }: GroupProps) {
  const Heading = useProject((now) => now.page) === 'all' ? 'h3' : 'h2'
  const inside = fields.flatMap((field) => draw(field))
  if (title === null) return inside
  return (
    <section className="answer-group">
      <Heading>{title}</Heading>
      {inside}
      {children}
    </section>
  )
}

type Fold = Pick<ComponentProps<'details'>, 'open' | 'onToggle'>

/**
 * A fold, and the fields held out of it. What is in use stands before it while it is folded; while it
 * is open nothing given moves, and what once stood there is not folded away under the focus.
 */
function useFold(
  fields: readonly Field[],
  foldable: readonly Field[],
  isIdle: Asks = isUncounted,
): Fold & { readonly held: readonly Field[] } {
  const [isOpen, setOpen] = useState(false)
  const [held, setHeld] = useState<readonly Field[]>([])
  const inUse = useFields(fields, (now, field) => isInUse(now, field, isIdle))
  const still = held.filter((field) => inUse.includes(field) || foldable.includes(field))
  const more = inUse.filter(
    (field) => !held.includes(field) && !(isOpen && foldable.includes(field)),
  )
  if (more.length > 0 || still.length < held.length) setHeld([...still, ...more])
  return {
    held,
    open: isOpen,
    onToggle: ({ currentTarget, target }) => {
      // A fold inside tells of itself as well.
      if (target !== currentTarget || currentTarget.open === isOpen) return
      setOpen(currentTarget.open)
      if (!currentTarget.open) setHeld(inUse)
    },
  }
}

/** The rarer fields, in one fold, and before it those in use. The currency stands with the first price. */
function Advanced({ groups, draw }: FieldGroupsProps) {
  const all = groups.flatMap(({ fields }) => fields)
  const { held, ...fold } = useFold(all, all)
  const shown = all.filter((field) => held.includes(field))
  const folded = groups
    .map((group) => ({ ...group, fields: group.fields.filter((one) => !held.includes(one)) }))
    .filter(({ fields }) => fields.length > 0)
  const price = [...shown, ...folded.flatMap(({ fields }) => fields)].find((one) => one.isPrice)
  const priced: Draw = (field) =>
    field === price ? [<CurrencyField key="currency" />, draw(field)] : draw(field)
  const [only] = groups
  const isOne = groups.length === 1
  return (
    <>
      {shown.length > 0 && <Group title="Further answers" fields={shown} draw={priced} />}
      {folded.length > 0 && (
        <details className="advanced" {...fold}>
          <summary>{isOne ? only?.title : 'Advanced'}</summary>
          {folded.map(({ title, fields }) => (
            <Group key={title} title={isOne ? null : title} fields={fields} draw={priced} />
          ))}
        </details>
      )}
    </>
  )
}

type IdleProps = Pick<GroupProps, 'fields' | 'draw'> &
  Required<Pick<FieldGroupsProps, 'idleNow'>> & { readonly fold: Fold }

/** Fields that the plan has no use for, each reason said once. */
function Idle({ fields, draw, fold, idleNow }: IdleProps) {
  const id = useId()
  const reasons = useProject(({ plan }) =>
    fields.map((field) => field.unused?.(plan, 0) ?? idleNow.get(field.key) ?? '').join('\n'),
  ).split('\n')
  const all = [...new Set(reasons)]
  const [only = '', ...others] = all
  const isOne = others.length === 0
  return (
    <details className="advanced" {...fold}>
      <summary id={`${id}-said`}>
        {fields.length} {fields.length === 1 ? 'answer' : 'answers'} not used in this design
        {isOne && `: ${inSentence(only.replace(/^Not used: /, '').replace(/\.$/, ''))}`}
      </summary>
      {all.map((reason, at) => (
        <fieldset
          key={reason}
          className="idle below-5"
          aria-labelledby={isOne ? `${id}-said` : `${id}-${at.toString()}`}
        >
          {!isOne && (
            <p id={`${id}-${at.toString()}`} className="unused below-3">
              {reason.replace(/^Not used: (.)/, (_words, first: string) => first.toUpperCase())}
            </p>
          )}
          {fields.filter((_field, of) => reasons[of] === reason).map((field) => draw(field, true))}
        </fieldset>
      ))}
    </details>
  )
}

/**
 * Whether an answer was given, right or wrong. One that came with a whole plan, as a link or a workbook
 * brings it, is none where that plan has no use for it.
 */
function isInUse(now: Project, field: Field, isIdle: Asks): boolean {
  if (draftOf(now, field, 0) !== null) return true
  const isBrought = originOf(now, field, 0) !== undefined
  return isGiven(field, now.plan) && !(isBrought && isIdle(now, field))
}

/**
 * Whether a field does not count in the plan, where such fields are folded away: for Exchange 2003 to
 * 2010 only those of copies that standalone servers do not have. A processor stays: to choose one is the
 * way back from a rate that was typed.
 */
function isUncounted({ plan }: Project, field: Field): boolean {
  const reason = field.unused?.(plan, 0)
  if (!reason || field.key === 'processor') return false
  return versionOf(plan).foldsUncounted || isOfCopies(plan, field)
}

const aboutCopies: ReadonlySet<string> = new Set(['copies', 'worstCase', 'survive', 'lostServers'])

/** Whether an answer is about copies, and the servers of the plan stand alone. */
function isOfCopies({ availability }: Project['plan'], { key }: Field): boolean {
  return availability === 'none' && aboutCopies.has(key)
}

/** The fields of which something is true of the project now; the same list while they are the same. */
function useFields(fields: readonly Field[], isOne: Asks): readonly Field[] {
  const keys = useProject((now) =>
    fields
      .filter((field) => isOne(now, field))
      .map(({ key }) => key)
      .join(' '),
  )
  const names = useMemo(() => keys.split(' '), [keys])
  return fields.filter(({ key }) => names.includes(key))
}
