import type { BlockDesign } from '../designs/block-design.ts'
import type { Candidate } from '../designs/candidate.ts'
import { arrayCandidateOf, isServerDesign } from '../designs/design.ts'
import { versionOf } from '../exchange/versions.ts'
import type { ServerDriveType } from '../hardware/drives.ts'
import { raidPolicies, workingDriveCount } from '../hardware/equallogic-arrays.ts'
import type { SolutionId } from '../hardware/tested-choices.ts'
import { methodOf } from '../methods/methods.ts'
import { type KeptTest, serverDriveLayouts, type TestedStorageLayout } from '../plan/kept-test.ts'
import { cutName } from '../plan/limits.ts'
import type { OwnArray } from '../plan/own-array.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'

/** Storage a test may have run on: an own array, one to add from a design, or server drives. */
export type PossiblyTestedStorage = {
  /** Unique key of the storage in lists. */
  readonly key: string
  readonly name: string
  readonly storage: TestedStorageLayout
  /** Id of an existing own array; null for an array to add, and for server drives. */
  readonly array: string | null
  /** Own array to add when the first test of a design is kept; else null. */
  readonly made: Omit<OwnArray, 'id'> | null
  /** Working drives of one array; null for server drives. */
  readonly drives: number | null
  readonly driveKind: KeptTest['driveKind']
  /** Arrays or database drives per server in the plan; null if it proposes none. */
  readonly perServer: number | null
}

/** All storage that a test of a plan may have run on, proposed storage first. */
export function possiblyTestedStorages(
  plan: Plan,
  sizing: Sizing,
): readonly PossiblyTestedStorage[] {
  const proposed = ofProposed(plan, sizing)
  const own = plan.ownArrays.flatMap((array) =>
    raidPolicies
      .filter((raid) => array.raid.includes(raid))
      .map((raid) => ofOwn(plan, array, raid, 1)),
  )
  const all = [...proposed, ...own]
  const keys = all.map(({ key }) => key)
  return all.filter(({ key }, at) => keys.indexOf(key) === at)
}

function ofOwn(
  { ownArrays }: Plan,
  { id, name, drives, spares, driveKind }: OwnArray,
  storage: TestedStorageLayout,
  perServer: number,
): PossiblyTestedStorage {
  const isAlone = ownArrays.filter((one) => one.name === name).length === 1
  return {
    key: `own ${id} ${storage}`,
    name: isAlone ? cutName(name) : `${cutName(name)} (${id})`,
    storage,
    array: id,
    made: null,
    drives: drives - spares,
    driveKind,
    perServer,
  }
}

function ofBlocks(
  plan: Plan,
  { solution, perServer }: BlockDesign,
): readonly PossiblyTestedStorage[] {
  const { drives, raid } = solution
  const storage = raid === 'RAID 1' ? 'RAID 10' : raid
  const made: Omit<OwnArray, 'id'> = {
    ...madeAlike,
    ...drivesOfBlocks[solution.id],
    name: `${solution.name}, one block`,
    drives: drives.databases + drives.spares,
    spares: drives.spares,
    raid: [storage],
    activePorts: 1,
  }
  return [madeOf(plan, made, storage, perServer.value)]
}

const madeAlike = { iopsPerDrive: null, measuredIops: {}, price: null } as const

/** Database drives of the tested blocks, as their documents print them. */
const drivesOfBlocks = {
  'AX4-5i': { driveKind: '15K SAS 3.5"', driveGb: 146 },
  MD1000: { driveKind: '15K SAS 3.5"', driveGb: 300 },
  MD3000: { driveKind: '15K SAS 3.5"', driveGb: 300 },
  'MD3000 RAID 10': { driveKind: '15K SAS 3.5"', driveGb: 300 },
  'StorageTek 2530': { driveKind: '15K SAS 3.5"', driveGb: 146 },
  R510: { driveKind: '7.2K SAS 3.5"', driveGb: 2000 },
  R720xd: { driveKind: '7.2K SAS 2.5"', driveGb: 1000 },
} as const satisfies Record<SolutionId, Pick<OwnArray, 'driveKind' | 'driveGb'>>

function ofCandidate(plan: Plan, candidate: Candidate): readonly PossiblyTestedStorage[] {
  const { array, raid, perServer, driveGb } = candidate
  if (array.kind === 'own') return [ofOwn(plan, array.own, raid, perServer)]
  const made: Omit<OwnArray, 'id'> = {
    ...madeAlike,
    name: `${array.model} as tested`,
    driveKind: array.drive,
    driveGb,
    drives: array.drives,
    spares: array.drives - workingDriveCount(array, raid),
    raid: [raid],
    activePorts: array.activePorts,
    price: plan.prices[`${array.model} ${driveGb}`] ?? null,
  }
  return [madeOf(plan, made, raid, perServer)]
}

/** Own array to add, or the one added earlier from the same design. */
function madeOf(
  plan: Plan,
  made: Omit<OwnArray, 'id'>,
  storage: TestedStorageLayout,
  perServer: number,
): PossiblyTestedStorage {
  const known = plan.ownArrays.find(
    ({ name, drives, spares, driveGb, raid }) =>
      name === made.name &&
      drives === made.drives &&
      spares === made.spares &&
      driveGb === made.driveGb &&
      raid.some((one) => one === storage),
  )
  if (known) return ofOwn(plan, known, storage, perServer)
  const key = `made ${made.name} ${storage}`
  const { name, driveKind } = made
  const drives = made.drives - made.spares
  return { key, name, storage, array: null, made, drives, driveKind, perServer }
}

/** Storage that a plan proposes; for server drives, then their other layouts. */
function ofProposed(plan: Plan, sizing: Sizing): readonly PossiblyTestedStorage[] {
  const design = methodOf(plan).propose(plan, sizing)
  if (design?.kind === 'tested blocks') return ofBlocks(plan, design.blocks)
  const candidate = design && arrayCandidateOf(design)
  if (candidate) return ofCandidate(plan, candidate)
  if (versionOf(plan).asks.storage === 'storage') return []
  const drives = design && isServerDesign(design) ? design.drives : []
  const rows = drives.filter(({ purpose }) => purpose === 'database')
  const proposed = rows.map(({ kind, raid, perServer }) =>
    ofDrives(kind, raid === null || raid === 'RAID-0' ? 'JBOD' : raid, perServer.value),
  )
  const others = serverDriveLayouts.map((storage) =>
    ofDrives(plan.databaseDriveKind, storage, proposed[0]?.perServer ?? null),
  )
  return [...proposed, ...others]
}

function ofDrives(
  kind: ServerDriveType,
  storage: TestedStorageLayout,
  perServer: number | null,
): PossiblyTestedStorage {
  return {
    key: `drives ${kind} ${storage}`,
    name: `${kind} drives of the servers`,
    storage,
    array: null,
    made: null,
    drives: null,
    driveKind: kind,
    perServer: perServer && Math.max(1, Math.round(perServer)),
  }
}
