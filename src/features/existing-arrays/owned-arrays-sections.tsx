import { useMemo, useState } from 'react'
import { perServerWords } from '../../app/words/words.ts'
import {
  type Build,
  type Built,
  consideringOnly,
  exploringOf,
  type Plan,
  type Sizing,
  shown,
} from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Carrying } from './carrying.tsx'
import type { Owned, OwnedProps } from './owned.ts'
import {
  arrayKey,
  arraysOf,
  mostPerServer,
  type OwnedArrays,
  type Shares,
  shareOut,
} from './owned-arrays.ts'
import { OwnedArraysForm } from './owned-arrays-form.tsx'

/** Which arrays a person owns, how they are shared out, and what they carry. */
export function OwnedArraysSections({ plan, sizing, stale }: OwnedProps) {
  const servers = shown(sizing.databases.storages)
  const [entered, setEntered] = useState<OwnedArrays | null>(null)
  const lines = useMemo(() => arraysOf(plan), [plan])
  const start = useMemo(
    () => startOf(lines, exploringOf(plan).carrying.proposed(plan, sizing), servers),
    [lines, plan, sizing, servers],
  )
  // An own array that was chosen may since have been taken out of the plan.
  const existing = entered && lines.has(entered.array) ? entered : start
  const shares = shareOut(existing.arrays, servers)
  const { perServer } = shares
  const line = lines.get(existing.array)?.find(({ raid }) => raid === existing.raid)
  const owned = useMemo(
    () => (line && perServer > 0 ? ownedOf(plan, { ...line, perServer }) : null),
    [plan, line, perServer],
  )
  return (
    <>
      <OwnedArraysForm plan={plan} existing={existing} usual={start.arrays} onChange={setEntered} />
      <p className="measure above-4" role="status">
        <SharesText existing={existing} shares={shares} sizing={sizing} />
      </p>
      {owned && <Carrying owned={owned} stale={stale} isAnnounced={false} />}
    </>
  )
}

function ownedOf(plan: Plan, build: Build): Owned {
  return {
    plan,
    built: { kind: 'arrays', build },
    taken: (found) => consideringOnly(found, build),
  }
}

/** The proposed design as existing arrays; without one, the first array, one for each server. */
function startOf(
  lines: ReturnType<typeof arraysOf>,
  proposed: Built | null,
  servers: number,
): OwnedArrays {
  const [first] = lines.values()
  const build =
    proposed?.kind === 'arrays' ? proposed.build : first && { ...first[0], perServer: 1 }
  if (!build) throw new Error('There are built-in arrays')
  return { array: arrayKey(build), raid: build.raid, arrays: build.perServer * servers }
}

type SharesTextProps = {
  readonly existing: OwnedArrays
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
