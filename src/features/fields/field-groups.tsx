import { type ComponentProps, type ReactNode, useId, useMemo, useState } from 'react'
import { draftOfAnswer, originOfAnswer, type Project } from '../../app/store/project.ts'
import { useProject, useResults } from '../../app/store/use-project.ts'
import {
  type Field,
  type FormGroup,
  isAnswerGiven,
  labelInSentence,
  versionOf,
} from '../../engine/index.ts'
import { useFetched } from '../../ui/lazy-part.tsx'
import { CurrencyField } from './folded-fields.tsx'

/** Draws a field; with `isReasonSaid` without the reason why the plan does not use it. */
export type RenderField = (field: Field, isReasonSaid?: true) => ReactNode

type FieldGroupsProps = {
  readonly groups: readonly FormGroup[]
  readonly draw: RenderField
}

type FieldCondition = (now: Project, field: Field) => boolean

/**
 * Groups of plan-wide fields: first open groups; then advanced fields in a fold, those in use in
 * front of it; then fields that the plan does not use in another fold.
 */
export function FieldGroups({ groups, draw }: FieldGroupsProps) {
  const idleNow = useIdleNow()
  const all = groups.flatMap((group) => group.fields)
  const isIdle: FieldCondition = (now, field) =>
    idleNow?.has(field.key) === true || isUncounted(now, field)
  const uncounted = useFields(all, isIdle)
  const { held, ...fold } = useFold(all, uncounted, isIdle, idleNow !== null)
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
          <FieldGroupSection key={title} title={title} fields={fields} draw={draw} />
        ))}
      {rare.length > 0 && <Advanced groups={rare} draw={draw} />}
      {idle.length > 0 && (
        <Idle fields={idle} draw={draw} fold={fold} idleNow={idleNow ?? noneIdle} />
      )}
    </>
  )
}

type GroupProps = Pick<FormGroup, 'title' | 'fields'> & {
  readonly draw: RenderField
  readonly children?: ReactNode
}

export function FieldGroupSection({ title, fields, draw, children }: GroupProps) {
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
 * State of a fold, and the fields in front of it (`held`): those in use. No field moves under the
 * focus: until the fold closes, an answered field stays inside and a reset one in front. Once the
 * fields that results do not use are known (`isKnown`), every field gets its place anew.
 */
function useFold(
  fields: readonly Field[],
  foldable: readonly Field[],
  isIdle: FieldCondition = isUncounted,
  isKnown = true,
): Fold & { readonly held: readonly Field[] } {
  const [isOpen, setOpen] = useState(false)
  const [held, setHeld] = useState<readonly Field[]>([])
  const [wasKnown, setKnown] = useState(isKnown)
  if (isKnown && !wasKnown) {
    setKnown(true)
    setHeld([])
  }
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
      // React also calls this handler for the `toggle` event of a fold inside this one.
      if (target !== currentTarget || currentTarget.open === isOpen) return
      setOpen(currentTarget.open)
      if (!currentTarget.open) setHeld(inUse)
    },
  }
}

/** Fold of advanced fields; those in use stand before it, the currency before the first price. */
function Advanced({ groups, draw }: FieldGroupsProps) {
  const all = groups.flatMap(({ fields }) => fields)
  const { held, ...fold } = useFold(all, all)
  const shown = all.filter((field) => held.includes(field))
  const folded = groups
    .map((group) => ({ ...group, fields: group.fields.filter((one) => !held.includes(one)) }))
    .filter(({ fields }) => fields.length > 0)
  const price = [...shown, ...folded.flatMap(({ fields }) => fields)].find((one) => one.isPrice)
  const priced: RenderField = (field) =>
    field === price ? [<CurrencyField key="currency" />, draw(field)] : draw(field)
  const [only] = groups
  const isOne = groups.length === 1
  return (
    <>
      {shown.length > 0 && (
        <FieldGroupSection title="Further answers" fields={shown} draw={priced} />
      )}
      {folded.length > 0 && (
        <details className="advanced" {...fold}>
          <summary>{isOne ? only?.title : 'Advanced'}</summary>
          {folded.map(({ title, fields }) => (
            <FieldGroupSection
              key={title}
              title={isOne ? null : title}
              fields={fields}
              draw={priced}
            />
          ))}
        </details>
      )}
    </>
  )
}

type IdleProps = Pick<GroupProps, 'fields' | 'draw'> & {
  readonly fold: Fold
  readonly idleNow: ReadonlyMap<string, string>
}

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
        {isOne && `: ${labelInSentence(only.replace(/^Not used: /, '').replace(/\.$/, ''))}`}
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
 * True if a field has an answer or a draft; not if a whole plan (link, workbook) brought an answer
 * that the plan does not use.
 */
function isInUse(now: Project, field: Field, isIdle: FieldCondition): boolean {
  if (draftOfAnswer(now, field, 0) !== null) return true
  const isBrought = originOfAnswer(now, field, 0) !== undefined
  return isAnswerGiven(field, now.plan) && !(isBrought && isIdle(now, field))
}

/**
 * True if a field does not count in the plan and is folded: for Exchange 2003 to 2010 only fields
 * about copies on standalone servers. `processor` stays, because a choice replaces a typed rate.
 */
function isUncounted({ plan }: Project, field: Field): boolean {
  const reason = field.unused?.(plan, 0)
  if (!reason || field.key === 'processor') return false
  // `lostServers` is folded when the plan uses a rule in its place.
  const isReplaced = field.key === 'lostServers'
  const isOfCopies = plan.availability === 'none' && aboutCopies.has(field.key)
  return isReplaced || versionOf(plan).foldsUncounted || isOfCopies
}

const aboutCopies: ReadonlySet<string> = new Set(['copies', 'worstCase', 'survive', 'lostServers'])

/** Fields that fulfil `isOne` in the project now; re-renders only if that list changes. */
function useFields(fields: readonly Field[], isOne: FieldCondition): readonly Field[] {
  const keys = useProject((now) =>
    fields
      .filter((field) => isOne(now, field))
      .map(({ key }) => key)
      .join(' '),
  )
  const names = useMemo(() => keys.split(' '), [keys])
  return fields.filter(({ key }) => names.includes(key))
}

const noneIdle: ReadonlyMap<string, string> = new Map()

const fetchIdle = async () => (await import('./idle-fields.ts')).idleLogDriveFieldReasons

/** Follows the results: why they do not use fields, by field key; null until there are results. */
function useIdleNow(): ReadonlyMap<string, string> | null {
  const live = useResults()
  const idle = useFetched(fetchIdle)
  return live && idle ? idle(live) : null
}
