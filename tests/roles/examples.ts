import type { Plan } from '../../src/engine/index.ts'
import {
  planOfExample,
  workbookExamples as printed,
  type WorkbookExample,
} from '../../src/engine/methods/roles/workbook/workbook-examples.ts'
import type { Design } from './independent-input.ts'

// Three complete designs in the mode *as Microsoft*, from inputs to outputs, to six decimals. They
// agree with the workbook, recalculated with these inputs.

/** Shares of a day's logs in each of its hours. */
export const dayProfile = [
  0.01, 0.01, 0.01, 0.01, 0.01, 0.02, 0.03, 0.05, 0.08, 0.1, 0.09, 0.08, 0.06, 0.07, 0.08, 0.08,
  0.07, 0.05, 0.03, 0.02, 0.01, 0.01, 0.01, 0.01,
]

export interface Example {
  name: string
  design: Design
  figures: Readonly<Record<string, number | null>>
  texts: Readonly<Record<string, string | null>>
  /** The plan that the program shows beside the workbook. */
  plan: Plan
}

/** What the workbook shows of a design, by the keys of the method, and its plan. */
function resultsOf(example: WorkbookExample): Omit<Example, 'name' | 'design'> {
  const { figures, texts } = example
  return { figures, texts, plan: planOfExample(example) }
}

export const exampleA: Example = {
  name: 'A: one site, several databases on a disk',
  design: {
    servers: 6,
    dags: 1,
    sites: false,
    model: 'AP',
    copies: 3,
    lag: 1,
    copies2: 0,
    lag2: 0,
    replayH: 168,
    tiers: [{ n: 12000, growth: 0.1, msgs: 100, kb: 100, quota: 6144, archive: 0 }],
    disk1: {
      sys: [600, '10K SAS 2.5'],
      db: [8000, '7.2K SAS 3.5'],
      log: [8000, '7.2K SAS 3.5'],
      res: [8000, '7.2K SAS 3.5'],
    },
    cores: 20,
    spec: 900,
    safetyDays: 2,
    tolerance: 3,
  },
  ...resultsOf(printed.A),
}

export const exampleB: Example = {
  name: 'B: two sites, active and passive, RAID',
  design: {
    servers: 4,
    dags: 1,
    sites: true,
    model: 'AP',
    copies: 3,
    lag: 0,
    copies2: 1,
    lag2: 0,
    rlm: false,
    jbod: false,
    multiDb: false,
    restore: false,
    backup: 'software',
    schedule: 'weekly full daily incremental',
    tolerance: 2,
    overhead: 0.2,
    free: 0.1,
    tiers: [
      { n: 3000, msgs: 150, quota: 2048, share: 0.3, ioFactor: 2, mcFactor: 1.5 },
      { n: 600, msgs: 300, kb: 150, quota: 8192, archive: 20480, retention: 30 },
    ],
    disk1: {
      sys: [600, '10K SAS 2.5'],
      db: [1200, '10K SAS 2.5'],
      log: [1200, '10K SAS 2.5'],
      res: [1200, '10K SAS 2.5'],
    },
    cores: 16,
    spec: 650,
    cores2: 16,
    spec2: 650,
    virtual: true,
    queueDays: 2,
    safetyDays: 2,
    hours: dayProfile,
    rpo: 4,
    linkBps: 100000000,
    latencyMs: 30,
  },
  ...resultsOf(printed.B),
}

export const exampleC: Example = {
  name: 'C: two sites, active in both, one DAG',
  design: {
    servers: 5,
    dags: 1,
    sites: true,
    model: 'AA1',
    copies: 4,
    lag: 0,
    copies2: 2,
    lag2: 0,
    rlm: false,
    tiers: [{ n: 18000, msgs: 150, kb: 75, quota: 4096 }],
    restore: false,
    autoreseed: 2,
    disk1: {
      sys: [600, '10K SAS 2.5'],
      db: [6000, '7.2K SAS 3.5'],
      log: [6000, '7.2K SAS 3.5'],
      res: [6000, '7.2K SAS 3.5'],
    },
    cores: 24,
    spec: 1200,
    cores2: 24,
    spec2: 1200,
    safetyDays: 2,
    hours: dayProfile,
    rpo: 1,
    linkBps: 1000000000,
    latencyMs: 20,
  },
  ...resultsOf(printed.C),
}

export const examples = [exampleA, exampleB, exampleC]
