import { useMemo, useState } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { titleIn } from '../../app/pages.ts'
import { applyPlan } from '../../app/store/project.ts'
import { Unfinished } from '../../app/unfinished.tsx'
import { unmetWords } from '../../app/words/requirement-words.ts'
import { serverHeadline } from '../../app/words/server-words.ts'
import { useWork } from '../../app/work.ts'
import {
  type CarriedByServers,
  type ExistingServers,
  fieldOf,
  isByRoles,
  judgeExisting,
  type Plan,
  proposeServers,
  type SizedByRoles,
  type Sizing,
} from '../../engine/index.ts'
import { controlId } from '../../ui/control.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { carriedTakeaway } from './carried-takeaway.ts'
import { ExistingServersForm } from './existing-servers-form.tsx'
import { VerdictLevel } from './verdict-level.tsx'
import './existing-arrays.css'

type ExistingServersProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly stale: boolean
}

/** What servers that a person owns carry, for a plan of Exchange 2013 to SE. */
export function ExistingServersSections({ plan, sizing, stale }: ExistingServersProps) {
  const [entered, setEntered] = useState<ExistingServers | null>(null)
  const usual = useMemo(() => startOf(plan, sizing), [plan, sizing])
  const servers = entered ?? usual
  const processors = fieldOf('processorBy')
  return (
    <>
      <ExistingServersForm plan={plan} servers={servers} usual={usual} onChange={setEntered} />
      <p className="shares">
        Their processors are those of the plan:{' '}
        <PageLink page={processors.step} at={controlId(processors, 0)}>
          {titleIn(processors.step, plan)}
        </PageLink>{' '}
        asks for them.
      </p>
      <AsItIs plan={plan} servers={servers} />
      <section aria-labelledby="carried-title">
        <h2 id="carried-title">What they carry</h2>
        <p className="why">
          Each answer by itself; several tiers move together. To use one gives the plan these
          servers as well.
        </p>
        <CarriedTable plan={plan} servers={servers} isUsable={!stale} />
      </section>
    </>
  )
}

/** The servers of the plan as existing ones. */
function startOf(plan: Plan, sizing: Sizing): ExistingServers {
  const { activeServers, databaseDrive, databaseDriveKind, deployment } = plan
  const found = isByRoles(sizing) ? builtFor(plan, sizing) : { drives: 1, memory: 1 }
  return {
    ...{ activeServers, deployment, ...found },
    driveGb: databaseDrive,
    driveKind: databaseDriveKind,
  }
}

function builtFor(plan: Plan, sizing: SizedByRoles): Pick<ExistingServers, 'drives' | 'memory'> {
  const { drives, memory } = sizing.parts
  const proposed = proposeServers(plan, sizing)?.drivesOnServer[0] ?? drives.site1.server
  return { drives: Math.ceil(proposed.value), memory: memory.ram?.value ?? 1 }
}

type OfServers = { readonly plan: Plan; readonly servers: ExistingServers }

/** How the servers do with the plan as it is. */
function AsItIs({ plan, servers }: OfServers) {
  const format = useFormat()
  const judged = useMemo(() => judgeExisting(plan, servers), [plan, servers])
  const lacks = unmetWords(judged?.unmet ?? [], format)
  return (
    <section aria-labelledby="as-it-is-title">
      <h2 id="as-it-is-title">With the plan as it is</h2>
      <div
        className={judged && judged.verdict !== 'does not fit' ? 'verdict-box' : 'verdict-box none'}
        role="status"
      >
        {judged ? (
          <>
            <p>
              <VerdictLevel verdict={judged.verdict} />
            </p>
            <p className="headline">{serverHeadline(judged.sizing, judged.design, format)}.</p>
            {lacks !== '' && <p>{lacks}</p>}
          </>
        ) : (
          <p className="headline">
            With so many servers the plan contradicts itself: its copies and sites ask for others.
          </p>
        )}
      </div>
    </section>
  )
}

const caption = 'The most of each answer by itself, all others as they are in the plan'

type CarriedTableProps = OfServers & {
  /** Whether what is found may take the place of the answers. */
  readonly isUsable: boolean
}

function CarriedTable({ plan, servers, isUsable }: CarriedTableProps) {
  const order = useMemo(
    () => ({ job: 'carriedByServers', plan, servers }) as const,
    [plan, servers],
  )
  const { result: found, failure } = useWork(order)
  const format = useFormat()
  if (!found) return <Unfinished doing="Filling the servers…" failure={failure} />
  if (found.length === 0) return <p>Nothing, as long as the plan contradicts itself.</p>
  return (
    <>
      <p className="carried-first">{carriedTakeaway(found, format)}</p>
      <DataTable
        caption={caption}
        frame={caption}
        cards
        className="carried"
        rows={found}
        columns={[
          { head: 'Answer', of: ({ now }) => now.label },
          { head: 'Now', of: ({ now }) => now },
          { head: 'The most', className: 'amount most', of: ({ most }) => most ?? 'none' },
          {
            head: 'What ends it, a step further',
            className: 'end',
            of: ({ most, lacks }) => {
              if (lacks.length === 0) return 'Nothing: this is as much as the answer takes.'
              const words = unmetWords(lacks, format)
              return most ? words : `Not even the least is carried. ${words}`
            },
          },
          isUsable && {
            head: 'Use it',
            acts: true,
            of: (carried) => ({ drawn: <Use carried={carried} />, text: '' }),
          },
        ]}
      />
    </>
  )
}

function Use({ carried: { most, plan } }: { carried: CarriedByServers }) {
  const format = useFormat()
  if (!plan || !most) return null
  const change = `${most.label} to ${format.text(most)}`
  return (
    <button type="button" onClick={() => applyPlan(plan, change)}>
      Use this in the plan<span className="sr"> {change}</span>
    </button>
  )
}
