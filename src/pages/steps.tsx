import { Fragment, type ReactNode, useMemo } from 'react'
import { PageLink } from '../app/frame/page-link.tsx'
import { doesPlanAskForServers, pages, pageTitleIn, stepPurposeIn } from '../app/routes/pages.ts'
import type { Project } from '../app/store/project.ts'
import { useProject } from '../app/store/use-project.ts'
import {
  automaticKeys,
  type Field,
  type FormGroup,
  fieldGroupsOfStep,
  isAutomatic,
  type Plan,
  type QuestionStep,
  questionSteps,
} from '../engine/index.ts'
import { AnswerForm } from '../features/fields/answer-form.tsx'
import { FieldGroups } from '../features/fields/field-groups.tsx'
import { PriceFields } from '../features/fields/folded-fields.tsx'
import { PlanField } from '../features/fields/plan-field.tsx'
import { RaidConversion } from '../features/fields/raid-conversion.tsx'
import { OwnArraysSection } from '../features/own-arrays/own-arrays-section.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { MailboxGroup } from './mailbox-field-group.tsx'
import { priceFieldsOutsideGroups } from './prices-outside-groups.ts'

const ServerFields = lazyPart(
  async () => (await import('../features/processors/processor-field.tsx')).ServerKindAndProcessor,
  'The processor',
  <div className="processor-place" />,
)

const OfListedProcessor = lazyPart(
  async () => (await import('../features/processors/processor-field.tsx')).ListedProcessorRateHint,
  null,
)

const ProcessorNote = lazyPart(
  async () => (await import('../features/processors/processor-note.tsx')).ProcessorNote,
  'The processors',
)

const ServerPresets = lazyPart(
  async () => (await import('../features/fields/server-presets.tsx')).ServerPresets,
  null,
)

const LiveTotal = lazyPart(
  async () => (await import('../features/fields/live-total.tsx')).LiveAnswerTotal,
  null,
)

const LiveMemory = lazyPart(
  async () => (await import('../features/fields/live-total.tsx')).LiveServerMemory,
  null,
)

const AutomaticAnswer = lazyPart(
  async () => (await import('../features/ways/automatic-answer.tsx')).AutomaticAnswerNote,
  null,
)

function Why({ of }: { readonly of: string }) {
  const isLeft = useProject(({ plan }) => isAutomatic(plan, of))
  return isLeft && <AutomaticAnswer of={of} />
}

const ofAutomatic = (part: (key: string) => ReactNode): Readonly<Record<string, ReactNode>> =>
  Object.fromEntries(automaticKeys.map((key) => [key, part(key)]))

/** Totals of answers that count a part of the plan, by answer, such as servers over all sites. */
const totals: Readonly<Record<string, ReactNode>> = {
  ...ofAutomatic((key) => <LiveTotal of={key} />),
  serverMemory: <LiveMemory />,
  cores: <OfListedProcessor />,
}
const reasons = ofAutomatic((key) => <Why of={key} />)

const HourProfile = lazyPart(
  async () => (await import('../features/fields/hour-profile.tsx')).LogsPerHourFields,
  'The hours of a day',
)

/** Fields of a step in their groups; the tiers take the place of the open group of tier fields. */
function StepFields({ step }: { step: QuestionStep }) {
  const groups = useGroups(step)
  const own = groups.flatMap((group) => group.fields)
  const exchange = useProject(({ plan }) => plan.exchange)
  const prices = priceFieldsOutsideGroups({ exchange }, step, own)
  const isDeployed = useProject(({ plan }) => doesPlanAskForServers(plan))
  const tiers = groups.find((group) => group.open && group.fields.some(isOfTier))
  const at = tiers ? groups.indexOf(tiers) : 0
  return (
    <>
      {tiers && <FieldGroups groups={groups.slice(0, at)} draw={drawn} />}
      {tiers && <MailboxGroup group={tiers} fields={own.filter(isOfTier)} draw={drawn} />}
      <Rest groups={tiers ? groups.slice(at + 1) : groups} />
      {prices.length > 0 && <PriceFields fields={prices} />}
      {step === 'arrays' && <OwnArraysSection />}
      {step === 'arrays' && <OnExisting />}
      {step === 'availability' && isDeployed && <NamesElsewhere />}
    </>
  )
}

const isOfTier = ({ scope }: Field) => scope === 'tier'

function Rest({ groups }: { readonly groups: readonly FormGroup[] }) {
  const several = useProject((now) => now.plan.tiers.length > 1)
  const once = several
    ? groups.map((group) => ({
        ...group,
        fields: group.fields.filter((field) => !isOfTier(field)),
      }))
    : groups
  return <FieldGroups groups={once.filter(({ fields: left }) => left.length > 0)} draw={drawn} />
}

function OnExisting() {
  return (
    <p className="hint">
      Hardware that you have already is held against the plan under{' '}
      <PageLink page="existing-arrays">existing hardware</PageLink>.
    </p>
  )
}

function NamesElsewhere() {
  return (
    <p className="hint">
      Names of servers and databases, addresses and the witness server are entered with the{' '}
      <PageLink page="deploy">files to deploy</PageLink>.
    </p>
  )
}

/** Groups of a step; the same array while the same fields are asked, to avoid rendering. */
function useGroups(step: QuestionStep): readonly FormGroup[] {
  const select = useMemo(() => {
    let before: readonly FormGroup[] = []
    let of: Plan | null = null
    return ({ plan }: Pick<Project, 'plan'>) => {
      if (plan === of) return before
      of = plan
      const now = fieldGroupsOfStep(plan, step)
      if (!isSame(now, before)) before = now
      return before
    }
  }, [step])
  return useProject(select)
}

function isSame(some: readonly FormGroup[], others: readonly FormGroup[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ title, fields: own }, at) => {
      const other = others[at]
      return (
        other?.title === title &&
        other.fields.length === own.length &&
        own.every((field, index) => field === other.fields[index])
      )
    })
  )
}

function drawn(field: Field, isReasonSaid?: true) {
  return (
    <Fragment key={field.key}>
      {field.key === 'processor' ? (
        <>
          <ServerFields />
          {reasons.processor}
        </>
      ) : // The processor field asks for these, too.
      field.key === 'processors' ? null : (
        <PlanField
          field={field}
          isReasonSaid={isReasonSaid}
          total={totals[field.key]}
          why={reasons[field.key]}
        />
      )}
      {field.key === 'raid' && <RaidConversion />}
      {field.key === 'processorBy' && <ProcessorNote />}
      {field.key === 'bays' && !isReasonSaid && <ServerPresets />}
      {field.key === 'logHours' && <HourProfile />}
    </Fragment>
  )
}

export function AllAnswersPage() {
  return (
    <AnswerForm
      title={pages.all.title}
      why="The answers of the three steps in one form; they give the same plan."
      place="Instead of steps 1 to 3"
      asked={questionSteps}
      next="plan"
      back={null}
    >
      {questionSteps.map((step) => (
        <section key={step} className="step-section" aria-labelledby={`${step}-title`}>
          <StepHead step={step} />
          <StepFields step={step} />
        </section>
      ))}
    </AnswerForm>
  )
}

function StepHead({ step }: { step: QuestionStep }) {
  const [title, why] = useStepWords(step)
  return (
    <>
      <h2 id={`${step}-title`}>{title}</h2>
      <p className="why">{why}</p>
    </>
  )
}

function useStepWords(step: QuestionStep): readonly [string, string] {
  const title = useProject(({ plan }) => pageTitleIn(step, plan))
  const why = useProject(({ plan }) => stepPurposeIn(step, plan))
  return [title, why]
}

export function StepPage({ step }: { step: QuestionStep }) {
  const at = questionSteps.indexOf(step)
  const [title, why] = useStepWords(step)
  return (
    <AnswerForm
      title={title}
      why={why}
      place={
        <>
          {`Step ${(at + 1).toString()} of ${questionSteps.length.toString()} · `}
          <PageLink page="all">{pages.all.title}</PageLink>
        </>
      }
      asked={[step]}
      next={questionSteps[at + 1] ?? 'plan'}
      back={questionSteps[at - 1] ?? null}
    >
      <StepFields step={step} />
    </AnswerForm>
  )
}
