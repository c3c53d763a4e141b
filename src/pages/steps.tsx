import { Fragment, type ReactNode, useMemo } from 'react'
import { PageLink } from '../app/frame/page-link.tsx'
import { pages, titleIn, whyIn } from '../app/pages.ts'
import { lastAnswer } from '../app/store/history.ts'
import type { Project } from '../app/store/project.ts'
import { useProject } from '../app/store/use-project.ts'
import {
  type Field,
  type FormGroup,
  fields,
  groupsOf,
  methodOf,
  type Step,
  steps,
  versionOf,
} from '../engine/index.ts'
import { AnswerForm } from '../features/answers/answer-form.tsx'
import { FieldGroups } from '../features/answers/field-groups.tsx'
import { PriceFields } from '../features/answers/folded-fields.tsx'
import { PlanField } from '../features/answers/plan-field.tsx'
import { RaidConversion } from '../features/answers/raid-conversion.tsx'
import { TierArrangement } from '../features/answers/tier-arrangement.tsx'
import { OwnArraysSection } from '../features/own-arrays/own-arrays-section.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

const StepTiers = lazyPart(
  async () => (await import('./step-tiers.tsx')).StepTiers,
  'The tiers',
  <TiersPlace />,
)

/** As high as the tiers will be, so that nothing below them moves when they come. */
function TiersPlace() {
  const ids = useProject((now) => now.tierIds)
  const areArranged = useProject(({ page }) => page === 'users' || page === 'all')
  return (
    <div className={areArranged ? 'tiers-place' : 'tiers-place of-cards'}>
      {ids.map((id) => (
        <div key={id} />
      ))}
    </div>
  )
}

const TierAsked = lazyPart(
  async () => (await import('./tier-asked.tsx')).TierAsked,
  'The panel of the tiers',
)

const TierPresets = lazyPart(
  async () => (await import('../features/answers/tier-presets.tsx')).TierPresets,
  'Tier presets',
)

const ProcessorField = lazyPart(
  async () => (await import('../features/processors/processor-field.tsx')).ProcessorField,
  'The processor',
  <div className="processor-place" />,
)

const ProcessorNote = lazyPart(
  async () => (await import('../features/processors/processor-note.tsx')).ProcessorNote,
  'The processors',
)

const ServerPresets = lazyPart(
  async () => (await import('../features/answers/server-presets.tsx')).ServerPresets,
  null,
)

const KeptUnits = lazyPart(
  async () => (await import('../features/answers/kept-units.tsx')).KeptUnits,
  'The note on units',
)

const LiveTotal = lazyPart(
  async () => (await import('../features/answers/live-total.tsx')).LiveTotal,
  null,
)

/** What the answers come to that count a part of the plan. */
const totals: Readonly<Record<string, ReactNode>> = {
  activeServers: <LiveTotal of="activeServers" />,
  dags: <LiveTotal of="dags" />,
  copies: <LiveTotal of="copies" />,
  databases: <LiveTotal of="databases" />,
}

const HourProfile = lazyPart(
  async () => (await import('../features/answers/hour-profile.tsx')).HourProfile,
  'The hours of a day',
)

/** The fields of a step in their groups; with several tiers, those of each tier once each. */
function StepFields({ step }: { step: Step }) {
  const several = useProject((now) => now.plan.tiers.length > 1)
  const groups = useGroups(step)
  const own = groups.flatMap((group) => group.fields)
  const ofTiers = several ? own.filter(({ scope }) => scope === 'tier') : []
  const [first] = ofTiers
  const isBefore = (field: Field) => first !== undefined && own.indexOf(field) < own.indexOf(first)
  const once = (which: (field: Field) => boolean) =>
    groups
      .map((group) => ({
        ...group,
        fields: group.fields.filter((field) => !ofTiers.includes(field) && which(field)),
      }))
      .filter(({ fields: left }) => left.length > 0)
  const prices = usePrices(step, own)
  const arranged = step === 'users'
  const hasPresets = useProject(({ plan }) => versionOf(plan).hasTierPresets)
  const isDeployed = useProject(({ plan }) => methodOf(plan).deploying !== null)
  return (
    <>
      <FieldGroups groups={once(isBefore)} draw={drawn} />
      {ofTiers.length > 0 && !arranged && <StepTiers fields={ofTiers} hands={null} />}
      <FieldGroups groups={once((field) => !isBefore(field))} draw={drawn} />
      {prices.length > 0 && <PriceFields fields={prices} />}
      {arranged && (
        <TierArrangement
          drawPanel={(panel, arrange, close) => (
            <TierAsked panel={panel} arrange={arrange} close={close} />
          )}
        >
          {(hands) => ofTiers.length > 0 && <StepTiers fields={ofTiers} hands={hands} />}
        </TierArrangement>
      )}
      {arranged && <FromStatistics />}
      {arranged && hasPresets && <TierPresets />}
      {step === 'arrays' && <OwnArraysSection />}
      {step === 'arrays' && <OnExisting />}
      {step === 'availability' && isDeployed && <NamesElsewhere />}
    </>
  )
}

/** Where hardware that is there already is held against the plan. */
function OnExisting() {
  return (
    <p className="hint">
      Hardware that you have already is held against the plan under{' '}
      <PageLink page="existing-arrays">existing hardware</PageLink>.
    </p>
  )
}

/** Where tiers come from what Exchange tells of mailboxes. */
function FromStatistics() {
  return (
    <p className="hint">
      Or have tiers proposed from <PageLink page="statistics">Exchange mailbox statistics</PageLink>
      , or open <PageLink page="workbook">a filled workbook of Microsoft’s</PageLink>.
    </p>
  )
}

/** Where the names and addresses are asked that the files of deployment hold. */
function NamesElsewhere() {
  return (
    <p className="hint">
      Names of servers and databases, addresses and the witness server are entered with the{' '}
      <PageLink page="deploy">files to deploy</PageLink>.
    </p>
  )
}

/** The groups of a step; the same ones while the same fields are asked, so that nothing is drawn anew. */
function useGroups(step: Step): readonly FormGroup[] {
  const select = useMemo(() => {
    let before: readonly FormGroup[] = []
    return ({ plan }: Pick<Project, 'plan'>) => {
      const now = groupsOf(plan, step)
      if (!isSame(now, before)) before = now
      return before
    }
  }, [step])
  return useProject(select)
}

/** Whether groups ask the same fields in the same order. */
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

/** The prices that a step asks for beside its groups. */
function usePrices(step: Step, grouped: readonly Field[]): readonly Field[] {
  const isArranged = useProject(({ plan }) => versionOf(plan).foldsUncounted)
  if (isArranged) return []
  return fields.filter(
    (field) => field.step === step && field.isPrice && !grouped.includes(field) && !field.method,
  )
}

/** What became of the units, once the version was changed. */
function AfterVersion() {
  const changed = useProject((now) => lastAnswer(now, 'exchange') !== null)
  return changed && <KeptUnits />
}

function drawn(field: Field, isReasonSaid?: true) {
  return (
    <Fragment key={field.key}>
      {field.key === 'processor' ? (
        <ProcessorField />
      ) : (
        <PlanField field={field} isReasonSaid={isReasonSaid} total={totals[field.key]} />
      )}
      {field.key === 'exchange' && <AfterVersion />}
      {field.key === 'raid' && <RaidConversion />}
      {field.key === 'processorBy' && <ProcessorNote />}
      {field.key === 'bays' && !isReasonSaid && <ServerPresets />}
      {field.key === 'logHours' && <HourProfile />}
    </Fragment>
  )
}

/** The answers of all steps in one form. */
export function AllPage() {
  return (
    <AnswerForm
      title={pages.all.title}
      why="The answers of the five steps in one form; they give the same plan."
      place="Instead of steps 1 to 5"
      asked={steps}
      next="plan"
      back={null}
    >
      {steps.map((step) => (
        <section key={step} className="step-section" aria-labelledby={`${step}-title`}>
          <StepHead step={step} />
          <StepFields step={step} />
        </section>
      ))}
    </AnswerForm>
  )
}

function StepHead({ step }: { step: Step }) {
  const [title, why] = useStepWords(step)
  return (
    <>
      <h2 id={`${step}-title`}>{title}</h2>
      <p className="why">{why}</p>
    </>
  )
}

/** What a step is called in the plan, and why it asks. */
function useStepWords(step: Step): readonly [string, string] {
  const title = useProject(({ plan }) => titleIn(step, plan))
  const why = useProject(({ plan }) => whyIn(step, plan))
  return [title, why]
}

/** One step of the wizard: what it asks, and the way on. */
export function StepPage({ step }: { step: Step }) {
  const at = steps.indexOf(step)
  const [title, why] = useStepWords(step)
  return (
    <AnswerForm
      title={title}
      why={why}
      place={
        <>
          {`Step ${(at + 1).toString()} of ${(steps.length + 1).toString()} · `}
          <PageLink page="all">{pages.all.title}</PageLink>
        </>
      }
      asked={[step]}
      next={steps[at + 1] ?? 'plan'}
      back={steps[at - 1] ?? null}
    >
      <StepFields step={step} />
    </AnswerForm>
  )
}
