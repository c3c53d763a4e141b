import { useMemo } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { PinnedAnswersStayNote } from '../../app/pinned-answers-stay-note.tsx'
import { type SectionProps, sectionOnlyForSizingType } from '../../app/plan-section.tsx'
import { pageIdOfField } from '../../app/routes/pages.ts'
import { sizeResultOf } from '../../app/store/results.ts'
import { useProject } from '../../app/store/use-project.ts'
import { addChangedVariant, roomForVariants } from '../../app/store/variants.ts'
import { applyChangedPlan } from '../../app/store/whole-projects.ts'
import { fieldInPlanUnits } from '../../app/words/field-in-plan-units.ts'
import {
  allAnswerFields,
  type Field,
  fieldOf,
  isVirtual,
  labelInSentence,
  type Plan,
  projectLimits,
  roleVersionIds,
  shortVersionName,
} from '../../engine/index.ts'
import {
  hasStageResults,
  type JudgedPreferredRule,
  judgePreferredRules,
  type SizedByRoles,
  withPreferredArchitecture,
} from '../../engine/methods/roles/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { controlId } from '../../ui/control.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { answerWords } from '../../ui/field-words.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { SourceNote } from '../../ui/source-note.tsx'
import sheets from './workbook-sheets.json' with { type: 'json' }

export const preferredArchitectureSection = sectionOnlyForSizingType(hasStageResults, {
  id: 'preferred',
  title: 'Preferred architecture',
  // The preferred architecture is one of physical servers.
  shows: (plan) => !isVirtual(plan),
  takeaway: (plan, sizing, format) => {
    const rules = judgePreferredRules(plan, sizing)
    const judged = rules.filter(({ verdict }) => verdict !== 'not asked')
    const kept = judged.filter(({ verdict }) => verdict === 'kept').length
    const [all, rest] = [judged.length, judged.length - kept].map((count) => format.number(count))
    const counted = `Of the ${all} rules of Microsoft’s preferred architecture, this plan`
    if (rest === '0') return `${counted} keeps all.`
    const broken = judged
      .filter(({ verdict }) => verdict === 'broken')
      .map(
        ({ title, figure }) =>
          `${labelInSentence(title)}${figure ? ` (here ${format.text(figure)})` : ''}`,
      )
    return `${counted} keeps ${format.number(kept)}. Not kept: ${broken.join('; ')}.`
  },
  Section: ({ plan, sizing }) => (
    <>
      <TakePreferred plan={plan} />
      <RuleTable plan={plan} rules={judgePreferredRules(plan, sizing)} />
    </>
  ),
})

function TakePreferred({ plan }: { plan: Plan }) {
  const acts = useProject((now) => now.page === 'plan' && now.plan === plan)
  const preferred = useMemo(() => withPreferredArchitecture(plan), [plan])
  if (!acts) return null
  const isChange = allAnswerFields.some((field) => field.read(plan, 0) !== field.read(preferred, 0))
  const isPossible = isChange && sizeResultOf(preferred).ok
  return (
    <>
      <PinnedAnswersStayNote plan={plan} />
      <div className="buttons">
        <button
          type="button"
          disabled={!isPossible}
          aria-describedby="preferred-hint"
          onClick={() => applyChangedPlan(preferred, 'The preferred architecture')}
        >
          Use the preferred architecture
        </button>
        <p id="preferred-hint" className="hint">
          {isPossible
            ? 'Users, mailboxes, drives and network stay as they are. This can be undone.'
            : isChange
              ? 'This plan cannot use it: a limit of Exchange or one of its answers prevents it.'
              : 'All rules that an answer decides are met.'}
        </p>
      </div>
    </>
  )
}

const verdicts = { broken: 'Not kept', kept: 'Kept', 'not asked': 'Said by no answer' } as const

type RuleTableProps = { readonly plan: Plan; readonly rules: readonly JudgedPreferredRule[] }

function RuleTable({ plan, rules }: RuleTableProps) {
  const format = useFormat()
  const acts = useProject((now) => now.page === 'plan')
  return (
    <>
      <DataTable
        caption="Rules of the preferred architecture"
        cards
        hidden="caption"
        groups={(['broken', 'kept', 'not asked'] as const).map((of) => ({
          title: verdicts[of],
          rows: rules.filter(({ verdict }) => verdict === of),
        }))}
        columns={[
          { head: 'What it asks', of: ({ title }) => title },
          { head: 'This plan', of: ({ figure }) => figure },
          {
            head: 'Answer that changes it',
            of: ({ answer }): DataCell => {
              if (answer === null) return null
              const field = fieldInPlanUnits(fieldOf(answer), plan)
              const value = answerWords(field, field.read(plan, 0), format)
              const link = { drawn: <AnswerLink field={field} />, text: field.label }
              return [acts ? link : field.label, `: ${value}`]
            },
          },
        ]}
      />
      {rules.slice(0, 1).map(({ source }) => (
        <p key="source" className="footnote">
          <SourceNote source={source} />
        </p>
      ))}
    </>
  )
}

function AnswerLink({ field }: { readonly field: Field }) {
  return (
    <PageLink page={pageIdOfField(field)} at={controlId(field, 0)}>
      {field.label}
    </PageLink>
  )
}

export const otherVersionsSection = sectionOnlyForSizingType(hasStageResults, {
  id: 'versions',
  title: 'The same plan in other versions',
  only: 'screen',
  takeaway: () => 'Added as variants, with every answer as it is; Compare shows what differs.',
  Section: ({ plan }) => <VersionVariants plan={plan} />,
})

function VersionVariants({ plan }: { plan: Plan }) {
  const format = useFormat()
  const acts = useProject((now) => now.plan === plan)
  const room = useProject(roomForVariants)
  const others = roleVersionIds.filter((exchange) => exchange !== plan.exchange)
  return (
    <div className="buttons">
      {others.map((exchange) => {
        const name = shortVersionName(exchange)
        return (
          <button
            key={exchange}
            type="button"
            disabled={!acts || room === 0}
            onClick={() => addChangedVariant({ ...plan, exchange }, name)}
          >
            Add as a variant in {name}
          </button>
        )
      })}
      {room === 0 && (
        <p className="hint">
          The project has {format.number(projectLimits.variants)} variants, the most it can have.
          Remove one to make another.
        </p>
      )}
    </div>
  )
}

export const workbookSheetsSection = sectionOnlyForSizingType(hasStageResults, {
  id: 'workbook',
  title: 'Find a sheet of Microsoft’s workbook here',
  only: 'screen',
  takeaway: () =>
    'Each sheet of Microsoft’s Role Requirements Calculator, and the sections here that show what it shows.',
  Section: Workbook,
})

function Workbook({ plan }: SectionProps<SizedByRoles>) {
  // Virtual machines have virtual disks; the drives behind these are the host's.
  const shown = sheets.filter(({ sheet }) => sheet !== 'Storage Design' || !isVirtual(plan))
  return (
    <DataTable
      caption="Sheets of the workbook"
      cards
      rows={shown}
      columns={[
        { head: 'Sheet', of: ({ sheet }) => sheet },
        { head: 'Shows', of: ({ shows }) => shows },
        { head: 'Here', of: ({ here }) => placesCell(here) },
      ]}
    />
  )
}

function placesCell(places: readonly { readonly id: string; readonly title: string }[]): DataCell {
  const text = places.map(({ title }) => title).join(', ')
  const drawn = places.map(({ id, title }, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <PageLink page="plan" at={id}>
        {title}
      </PageLink>
    </span>
  ))
  return { drawn, text }
}
