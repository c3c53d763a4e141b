import { useMemo, useState } from 'react'
import { pages } from '../../app/pages.ts'
import { StaleNote } from '../../app/stale-note.tsx'
import type { LiveResults } from '../../app/store/use-project.ts'
import { headlineWords, verdictWords } from '../../app/words/design-words.ts'
import { perServerWords } from '../../app/words/words.ts'
import {
  type Build,
  designOf,
  isByRoles,
  type Plan,
  propose,
  type Sizing,
  shown,
} from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { CarriedTable } from './carried-table.tsx'
import {
  arrayKey,
  arraysOf,
  type Existing,
  mostPerServer,
  type Shares,
  shareOut,
} from './existing.ts'
import { ExistingForm } from './existing-form.tsx'
import { VerdictLevel } from './verdict-level.tsx'
import './existing-arrays.css'

const ExistingServersSections = lazyPart(
  async () => (await import('./existing-servers.tsx')).ExistingServersSections,
  'What servers carry',
)

/** The other way round: which mailboxes the hardware that one owns carries. */
export function ExistingArraysPage({ live }: { live: LiveResults }) {
  const { plan, results, stale } = live
  const { sizing } = results
  const isOfServers = isByRoles(sizing)
  return (
    <article className="plan existing-arrays">
      <h1 tabIndex={-1}>{pages['existing-arrays'].title}</h1>
      <p className="why">
        What the {isOfServers ? 'servers' : 'arrays'} you own carry, with the other answers of the
        plan. It starts from the design that is proposed.
      </p>
      {stale && <StaleNote />}
      {isOfServers ? (
        <ExistingServersSections plan={plan} sizing={sizing} stale={stale} />
      ) : (
        <ExistingArrays plan={plan} sizing={sizing} stale={stale} />
      )}
    </article>
  )
}

type ExistingArraysProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly stale: boolean
}

function ExistingArrays({ plan, sizing, stale }: ExistingArraysProps) {
  const servers = shown(sizing.databases.storages)
  const [entered, setEntered] = useState<Existing | null>(null)
  const lines = useMemo(() => arraysOf(plan), [plan])
  const start = useMemo(
    () => startOf(lines, propose(plan, sizing).proposed, servers),
    [lines, plan, sizing, servers],
  )
  // An own array that was chosen may since have been taken out of the plan.
  const existing = entered && lines.has(entered.array) ? entered : start
  const shares = shareOut(existing.arrays, servers)
  const { perServer } = shares
  const line = lines.get(existing.array)?.find(({ raid }) => raid === existing.raid)
  const build = useMemo(
    () => (line && perServer > 0 ? { ...line, perServer } : null),
    [line, perServer],
  )
  return (
    <>
      <ExistingForm plan={plan} existing={existing} usual={start.arrays} onChange={setEntered} />
      <p className="shares" role="status">
        <SharesText existing={existing} shares={shares} sizing={sizing} />
      </p>
      {build && <Carrying plan={plan} sizing={sizing} build={build} stale={stale} />}
    </>
  )
}

/** The proposed design as existing arrays; without one, the first array, one for each server. */
function startOf(
  lines: ReturnType<typeof arraysOf>,
  proposed: Build | null,
  servers: number,
): Existing {
  const [first] = lines.values()
  const build = proposed ?? (first && { ...first[0], perServer: 1 })
  if (!build) throw new Error('There are built-in arrays')
  return { array: arrayKey(build), raid: build.raid, arrays: build.perServer * servers }
}

type SharesTextProps = {
  readonly existing: Existing
  readonly shares: Shares
  readonly sizing: Sizing
}

function SharesText({ existing, shares: { perServer, leftOver }, sizing }: SharesTextProps) {
  const format = useFormat()
  const { storages } = sizing.databases
  const all = format.value(existing.arrays, 'arrays')
  if (perServer === 0)
    return `${all} ${existing.arrays === 1 ? 'is' : 'are'} too few for the ${format.text(storages)} of this plan, each of which needs one at least.`
  const capped = perServer === mostPerServer && leftOver >= storages.value
  const left =
    leftOver === 0
      ? 'None is left over.'
      : `${format.value(leftOver, 'arrays')} ${leftOver === 1 ? 'is' : 'are'} left over${capped ? `: a plan gives a server ${format.number(mostPerServer)} at most` : ''}.`
  return `${all} on ${format.text(storages)}: ${perServerWords(perServer, format)}. ${left}`
}

type CarryingProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly build: Build
  readonly stale: boolean
}

/** How the arrays do with the plan as it is, and what more they carry. */
function Carrying({ plan, sizing, build, stale }: CarryingProps) {
  const format = useFormat()
  const candidate = useMemo(() => designOf(plan, sizing, build), [plan, sizing, build])
  const { verdict } = candidate
  return (
    <>
      <section aria-labelledby="as-it-is-title">
        <h2 id="as-it-is-title">With the plan as it is</h2>
        <div className={verdict === 'does not fit' ? 'verdict-box none' : 'verdict-box'}>
          <p>
            <VerdictLevel verdict={verdict} />
          </p>
          <p className="headline">{headlineWords(candidate, format)}</p>
          <p>{verdictWords(candidate, sizing, format)}</p>
        </div>
      </section>
      <section aria-labelledby="carried-title">
        <h2 id="carried-title">What they carry</h2>
        <p className="why">
          At the expected load, each answer by itself; several tiers move together. To use one also
          makes the plan consider these arrays only.
        </p>
        <CarriedTable plan={plan} build={build} usable={!stale} />
      </section>
    </>
  )
}
