import { useMemo, useState } from 'react'
import { arraysPerServerWords } from '../../app/words/array-words.ts'
import type { ArrayBuild } from '../../engine/designs/index.ts'
import { allArrayConfigurations, planConsideringOneArrayModel } from '../../engine/explore/index.ts'
import { asShown, fieldOf, type NumberField, type Plan, type Sizing } from '../../engine/index.ts'
import { type BuiltHardware, explorationOf } from '../../engine/methods/index.ts'
import { FieldInput } from '../../ui/field.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import {
  type OwnedHardware,
  type OwnedHardwareProps,
  OwnedHardwareResultSections,
} from './owned-hardware-result.tsx'

export function OwnedArraysSections({ plan, sizing, stale }: OwnedHardwareProps) {
  const servers = asShown(sizing.databases.storages)
  const [entered, setEntered] = useState<OwnedArrays | null>(null)
  const lines = useMemo(() => arraysOf(plan), [plan])
  const start = useMemo(
    () => startOf(lines, explorationOf(plan).carrying.proposed(plan, sizing), servers),
    [lines, plan, sizing, servers],
  )
  // Falls back to the proposed arrays if the chosen own array has left the plan.
  const existing = entered && lines.has(entered.array) ? entered : start
  const shares = shareArraysOverServers(existing.arrays, servers)
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
      {owned && <OwnedHardwareResultSections owned={owned} stale={stale} isAnnounced={false} />}
    </>
  )
}

function ownedOf(plan: Plan, build: ArrayBuild): OwnedHardware {
  return {
    plan,
    built: { kind: 'arrays', build },
    taken: (found) => planConsideringOneArrayModel(found, build),
  }
}

/** Arrays that the form begins with: the proposed ones, else one of the first kind per server. */
function startOf(
  lines: ReturnType<typeof arraysOf>,
  proposed: BuiltHardware | null,
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
  return `${all} on ${format.text(storages)}: ${arraysPerServerWords(perServer, format)}. ${left}`
}

type OwnedArraysFormProps = {
  readonly plan: Plan
  readonly existing: OwnedArrays
  /** Number of arrays in the proposed design, the default. */
  readonly usual: number
  readonly onChange: (existing: OwnedArrays) => void
}

function OwnedArraysForm({ plan, existing, usual, onChange }: OwnedArraysFormProps) {
  const format = useFormat()
  const [draft, setDraft] = useState<string | null>(null)
  const arrays = arraysOf(plan)
  const offered = (key: string) => (arrays.get(key) ?? []).map(({ raid }) => raid)
  const pick = (array: string) => {
    const [first = existing.raid, ...others] = offered(array)
    onChange({ ...existing, array, raid: others.includes(existing.raid) ? existing.raid : first })
  }
  return (
    <div className="existing-form grid fine top page-measure">
      <FieldInput
        field={{
          kind: 'choice',
          key: 'existing-array',
          label: 'Array',
          help: '',
          choices: [...arrays].map(([value, [{ array, driveGb }]]) => ({
            value,
            label: `${array.model}, ${array.drives} × ${format.drive(driveGb)}${array.kind === 'own' ? ' (own)' : ''}`,
          })),
        }}
        value={existing.array}
        onAnswer={(array) => pick(String(array))}
      />
      <FieldInput
        field={{
          kind: 'choice',
          key: 'existing-raid',
          label: 'RAID policy',
          help: '',
          choices: offered(existing.array).map((value) => ({ value, label: value })),
        }}
        value={existing.raid}
        onAnswer={(chosen) => {
          const raid = offered(existing.array).find((one) => one === chosen)
          if (raid) onChange({ ...existing, raid })
        }}
      />
      <NumberInput
        field={arraysField}
        value={existing.arrays}
        defaultValue={usual}
        draft={draft}
        onDraft={setDraft}
        onAnswer={(value) => {
          setDraft(null)
          if (typeof value === 'number') onChange({ ...existing, arrays: value })
        }}
      />
    </div>
  )
}

type OwnedArrays = {
  /** Array model and drive size, as a key made by `arrayKey`. */
  readonly array: string
  readonly raid: ArrayBuild['raid']
  readonly arrays: number
}

type Line = ReturnType<typeof allArrayConfigurations>[number]

/** Key of an array model with its drive size; the same for all RAID policies. */
function arrayKey({ array, driveGb }: Pick<Line, 'array' | 'driveGb'>): string {
  return array.kind === 'own' ? `own ${array.own.id}` : `${array.model} ${driveGb}`
}

/** All arrays to choose from, by key, each with its RAID policies. */
function arraysOf(plan: Plan): ReadonlyMap<string, readonly [Line, ...Line[]]> {
  const found = new Map<string, [Line, ...Line[]]>()
  for (const line of allArrayConfigurations(plan)) {
    const known = found.get(arrayKey(line))
    if (known) known.push(line)
    else found.set(arrayKey(line), [line])
  }
  return found
}

type Shares = {
  readonly perServer: number
  readonly leftOver: number
}

const mostPerServer = numberField('arraysPerServer').max

/** Gives each server the same number of arrays, capped at the limit of the plan. */
export function shareArraysOverServers(arrays: number, servers: number): Shares {
  const perServer = Math.min(mostPerServer, Math.floor(arrays / servers))
  return { perServer, leftOver: arrays - perServer * servers }
}

const arraysField: NumberField = {
  ...numberField('arraysPerServer'),
  key: 'existing-arrays',
  label: 'Arrays in all',
  help: 'Each server gets as many of them as every other.',
  min: 1,
  max: numberField('servers').max * mostPerServer,
}

function numberField(key: string): NumberField {
  const field = fieldOf(key)
  if (field.kind !== 'number') throw new Error(`${key} is a number`)
  return field
}
