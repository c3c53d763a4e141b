import { type SectionProps, sectionOf } from '../../app/plan-section.tsx'
import { siteInSentence } from '../../app/roles/group-words.ts'
import { firstWords } from '../../app/words/design-words.ts'
import { requirementNouns } from '../../app/words/requirement-words.ts'
import { serverDesignTitle } from '../../app/words/server-words.ts'
import {
  cachesOf,
  hasParts,
  type Plan,
  type ServerDesign,
  type SizedByRoles,
  serverDesigns,
} from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Fold, FoldedUnless } from '../../ui/fold.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { CacheTable } from './cache-table.tsx'
import { DesignTable } from './designs.tsx'

/** Everything the plan could be built of, and why the rest is not proposed. */
export const designsSection = sectionOf(hasParts, {
  id: 'designs',
  title: 'Designs considered',
  isOpen: true,
  takeaway: (plan, sizing, format) => {
    const { designs, proposed } = serverDesigns(plan, sizing)
    if (designs.length === 0) return 'No storage is considered. Enter arrays of your own first.'
    const fitting = designs.filter(({ verdict }) => verdict !== 'does not fit').length
    const words = proposed ? `: ${serverDesignTitle(proposed, format)} is proposed` : ''
    return `${format.number(fitting)} of ${format.number(designs.length)} designs hold, ${rankWords(plan, designs)}${words}.`
  },
  Section: Designs,
})

/** What comes first. Drives in the servers are no arrays: they come before them, single ones first. */
function rankWords({ ranking }: Plan, designs: readonly ServerDesign[]): string {
  if (ranking !== 'arrays' && ranking !== 'servers') return firstWords[ranking]
  if (designs.every(({ arrays }) => !arrays)) return 'single drives first, then the fewest drives'
  return designs.every(({ arrays }) => arrays)
    ? 'fewest arrays first'
    : 'drives in the servers first, then the fewest arrays'
}

function Designs({ plan, sizing }: SectionProps<SizedByRoles>) {
  const { designs, proposed } = serverDesigns(plan, sizing)
  const holding = designs.filter(({ verdict }) => verdict !== 'does not fit')
  const failing = designs.filter(({ verdict }) => verdict === 'does not fit')
  const [first] = designs
  const { currency } = plan
  const format = useFormat()
  return (
    <>
      {holding.length > 0 && (
        <DesignTable
          caption={`Designs that hold, ${rankWords(plan, designs)}`}
          designs={holding}
          proposed={proposed}
          currency={currency}
        />
      )}
      <p className="footnote">
        EqualLogic arrays are hardware of 2011 and 2012
        {first?.kind === 'equallogic'
          ? ', and are judged because the plan asks for them.'
          : ': they are judged only where the plan asks for them.'}
      </p>
      {failing.length > 0 && (
        <FoldedUnless
          isAll={holding.length === 0}
          title={`What does not hold, and why (${format.number(failing.length)})`}
        >
          <DesignTable
            caption="Designs that do not hold, and why"
            designs={failing}
            proposed={null}
            currency={currency}
          />
        </FoldedUnless>
      )}
      {first && (
        <Fold title="What every design must hold besides">
          <ServerRequirements plan={plan} sizing={sizing} />
        </Fold>
      )}
      {proposed && <CacheTable caches={cachesOf(proposed)} />}
    </>
  )
}

/** What every design of a plan must hold, whatever it stores on. */
function ServerRequirements({ plan, sizing }: SectionProps<SizedByRoles>) {
  const format = useFormat()
  const [first] = serverDesigns(plan, sizing).designs
  const rows = (first?.requirements ?? []).filter(({ code }) =>
    ['processors', 'memory', 'failures'].includes(code),
  )
  return (
    <DataTable
      caption="Processors, memory and failures"
      cards
      rows={rows}
      columns={[
        {
          head: 'What',
          of: ({ code, group }) =>
            group
              ? `${requirementNouns[code]}, ${siteInSentence(group, format)}`
              : requirementNouns[code],
        },
        { head: 'Needed', of: ({ required }) => required, fails: ({ holds }) => !holds },
        { head: 'Available', of: ({ available }) => available },
        {
          head: 'Used',
          of: ({ code, used, busy }) => {
            if (busy) return [busy, { note: 'limit 80 %' }]
            return code === 'failures' ? { hint: '–' } : used
          },
          fails: ({ holds }) => !holds,
        },
      ]}
    />
  )
}
