import { serverRequirementsInShownOrder } from '../../app/answer/worst-requirements.ts'
import type { SectionProps } from '../../app/plan-section.tsx'
import { groupSiteInSentence, groupSiteWords } from '../../app/roles/group-words.ts'
import { requirementNouns } from '../../app/words/requirement-words.ts'
import {
  isServerDesign,
  type ServerDesign,
  type ServerMetacache,
  serverMetacachesOf,
} from '../../engine/designs/index.ts'
import type { Plan, Requirement, Worked } from '../../engine/index.ts'
import { advisedCacheShare, failureToSurviveInWords } from '../../engine/methods/roles/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Fold } from '../../ui/fold.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { consideredDesigns, designRankingWords } from './considered-designs.ts'
import { DesignList } from './design-list.tsx'

export function ServerDesigns({ plan, sizing }: SectionProps) {
  const { designs, proposed } = consideredDesigns(plan, sizing)
  const [first] = designs
  return (
    <>
      <DesignList
        designs={designs}
        proposed={proposed}
        plan={plan}
        sizing={sizing}
        first={designRankingWords(plan, designs)}
        between={
          first?.kind === 'equallogic' && (
            <p className="footnote">
              EqualLogic arrays are hardware of 2011 and 2012, and are judged because the plan asks
              for them.
            </p>
          )
        }
      />
      {first && isServerDesign(first) && (
        <Fold title="What every design must hold besides">
          <ServerRequirements design={first} plan={plan} />
        </Fold>
      )}
      {proposed && isServerDesign(proposed) && <CacheTable caches={serverMetacachesOf(proposed)} />}
    </>
  )
}

type RequirementsProps = { readonly design: ServerDesign; readonly plan: Plan }

function ServerRequirements({ design, plan }: RequirementsProps) {
  const format = useFormat()
  const rows = serverRequirementsInShownOrder(design).filter(({ code }) =>
    ['processors', 'memory', 'failures'].includes(code),
  )
  const fails = ({ holds }: Requirement) => !holds
  return (
    <DataTable
      caption="Processors, memory and failures"
      cards
      rows={rows}
      columns={[
        {
          head: 'What',
          of: ({ code, group }) =>
            code === 'failures'
              ? [
                  requirementNouns[code],
                  { note: `databases up after ${failureToSurviveInWords(plan)}` },
                ]
              : group
                ? `${requirementNouns[code]}, ${groupSiteInSentence(group, format)}`
                : requirementNouns[code],
        },
        { head: 'Needed', of: ({ required }) => required, fails },
        {
          head: 'Available',
          of: ({ available, advised, busy }) => {
            // Automatic memory is shown as the advised maximum, not as what is installed.
            if (advised && plan.serverMemory === null && available.value <= advised.value)
              return [advised, { note: ['advised at most; built with ', available] }]
            if (advised) return [available, { note: ['at most ', advised, ' advised'] }]
            return busy ? allOf(available) : available
          },
        },
        {
          head: 'Used',
          of: ({ code, used, busy, holds }) => {
            if (busy) return [busy, { note: 'limit 80 %' }]
            return code === 'failures' ? { hint: holds ? 'all are up' : 'not all are up' } : used
          },
          fails,
        },
      ]}
    />
  )
}

/** All megacycles of a server; the `busy` share counts all, and `available` only those usable. */
function allOf(allowed: Worked): Worked {
  const { how } = allowed
  return (how.kind === 'formula' && how.inputs.server) || allowed
}

/** Table of the metacache database (MCDB): its solid-state drives, and IOPS used without it. */
function CacheTable({ caches }: { readonly caches: readonly ServerMetacache[] }) {
  const format = useFormat()
  if (caches.length === 0) return null
  const [least, most] = [advisedCacheShare.least, advisedCacheShare.most].map((share) =>
    format.value(share, '%'),
  )
  return (
    <DataTable
      caption="Metacache database (MCDB) of a server"
      cards
      rows={caches}
      columns={[
        { head: 'Servers', of: ({ group }) => groupSiteWords(group, format) },
        { head: 'Hard drives', bare: true, of: ({ hardDrives }) => hardDrives },
        { head: 'Solid-state drives', bare: true, of: ({ drives }) => drives },
        { head: 'Size of one', of: ({ drive }) => drive },
        { head: 'Cache', of: ({ used }) => used },
        {
          head: 'Of the space of the hard drives',
          of: ({ share }) => share,
          fails: ({ isAdvised }) => !isAdvised,
        },
        { head: 'IOPS used without it', of: ({ without }) => without },
        { head: 'Databases behind one', bare: true, of: ({ behindOne }) => behindOne },
      ]}
    >
      <p className="footnote">
        {least} to {most} of the space of the hard drives are advised. Everything is sized without
        the cache: a solid-state drive that fails takes the acceleration of its databases with it,
        and their hard drives carry them alone.
      </p>
    </DataTable>
  )
}
