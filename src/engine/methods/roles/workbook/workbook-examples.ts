import { once } from '../../../core/once.ts'
import type { PlanFigure, RoleFigure } from '../../../figures/role-figures.ts'
import type { Plan, Tier } from '../../../plan/plan.ts'
import { workbookDefaults } from '../../../plan/with-version.ts'
import type { RoleText } from '../role-requirements.ts'
import figures from './workbook-figures.json' with { type: 'json' }

/**
 * A design recalculated in Microsoft’s workbook (v7.6): answers that differ from the workbook’s
 * defaults, and results to six decimals; null where the workbook shows none.
 */
export type WorkbookExample = {
  readonly answers: Partial<Omit<Plan, 'tiers'>>
  readonly tiers: readonly Partial<Tier>[]
  readonly figures: Readonly<
    Partial<Record<PlanFigure, number | null>> &
      Record<Exclude<RoleFigure, PlanFigure>, number | null>
  >
  readonly texts: Readonly<Record<RoleText, string | null>>
}

/** Shares of a day’s logs in each of its hours, in percent. */
const logHours = '1 1 1 1 1 2 3 5 8 10 9 8 6 7 8 8 7 5 3 2 1 1 1 1'

/** One site: several databases on a disk, one lagged copy. */
const exampleA = {
  answers: {
    activeServers: 6,
    secondSiteCopies: 0,
    laggedCopies: 1,
    safetyNetDays: 2,
    cores: 20,
    specRate: 900,
  },
  tiers: [{ mailboxes: 12_000, growth: 10, messages: 100, messageSize: 100, quota: 6144 }],
  figures: figures.A,
  texts: {
    layout: 'Multiple DBs / Volume',
    storage1: 'JBOD',
    storage2: null,
    raidChoice: 'RAID-1/0',
    transportOn: 'Dedicated RAID-1 Disk',
    linkOk: null,
  },
} as const satisfies WorkbookExample

/** Two sites, active and passive, on RAID: two tiers, backup by software. */
const exampleB = {
  answers: {
    sites: 2,
    replayLagManager: false,
    backup: 'software',
    backupTolerance: 2,
    overhead: 20,
    freeSpace: 10,
    restoreVolume: false,
    jbod: false,
    severalPerVolume: false,
    databaseDrive: 1200,
    databaseDriveKind: '10K SAS 2.5',
    logDrive: 1200,
    logDriveKind: '10K SAS 2.5',
    restoreDrive: 1200,
    restoreDriveKind: '10K SAS 2.5',
    virtualMachines: true,
    specRate: 650,
    secondCores: 16,
    secondSpecRate: 650,
    safetyNetDays: 2,
    logHours,
    rpoHours: 4,
    linkSpeed: 100,
    linkLatency: 30,
  },
  tiers: [
    {
      ...{ mailboxes: 3000, messages: 150, quota: 2048 },
      ...{ factorShare: 30, iopsFactor: 2, megacycleFactor: 1.5 },
    },
    {
      ...{ mailboxes: 600, messages: 300, messageSize: 150, quota: 8192 },
      ...{ archive: 20_480, retention: 30 },
    },
  ],
  figures: figures.B,
  texts: {
    layout: '1 Volume / DB',
    storage1: 'RAID',
    storage2: 'RAID',
    raidChoice: 'RAID-5',
    transportOn: 'System Disk',
    linkOk: 'yes',
  },
} as const satisfies WorkbookExample

/** Two sites with users in both, in one DAG. */
const exampleC = {
  answers: {
    activeServers: 5,
    sites: 2,
    siteModel: 'AA1',
    copies: 4,
    secondSiteCopies: 2,
    replayLagManager: false,
    restoreVolume: false,
    autoReseedVolumes: 2,
    databaseDrive: 6000,
    logDrive: 6000,
    restoreDrive: 6000,
    cores: 24,
    specRate: 1200,
    secondCores: 24,
    secondSpecRate: 1200,
    safetyNetDays: 2,
    logHours,
    rpoHours: 1,
    linkLatency: 20,
  },
  tiers: [{ mailboxes: 18_000, messages: 150, quota: 4096 }],
  figures: figures.C,
  texts: {
    layout: 'Multiple DBs / Volume',
    storage1: 'JBOD',
    storage2: 'JBOD',
    raidChoice: 'RAID-1/0',
    transportOn: 'System Disk',
    linkOk: 'yes',
  },
} as const satisfies WorkbookExample

export const workbookExamples: Readonly<Record<ExampleName, WorkbookExample>> = {
  A: exampleA,
  B: exampleB,
  C: exampleC,
}

export type ExampleName = 'A' | 'B' | 'C'

export const exampleNames: readonly ExampleName[] = ['A', 'B', 'C']

/** The plan of an example, for Exchange 2013, which the workbook sizes. */
export const planOfExample = once(({ answers, tiers }: WorkbookExample): Plan => {
  const base = workbookDefaults('2013')
  const [usual] = base.tiers
  const [first, ...others] = tiers.map((tier): Tier => ({ ...usual, ...tier }))
  return { ...base, ...answers, tiers: [first ?? usual, ...others] }
})
