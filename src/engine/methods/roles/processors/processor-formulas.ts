import { exceeds } from '../../../core/compare.ts'
import { formula } from '../../../core/formula.ts'
import { calculator, ownRule } from '../../../core/source.ts'
import { published, type Worked } from '../../../core/worked.ts'

const sheet = calculator('Role Requirements')

/** Highest use advised in the worst case. */
export const highestProcessorUse = published('Highest processor use', 0.8, '%', sheet)

/** True if processors are busier than advised; false if their use is unknown. */
export function isTooBusy(use: Worked<'%'> | null | undefined): boolean {
  return !!use && exceeds(use.value, highestProcessorUse.value)
}

/** Megacycles of a server with this many active databases among its copies. */
export const megacyclesOfCase = formula({
  label: 'Megacycles needed',
  unit: 'megacycles',
  takes: {
    mailboxes: 'mailboxes/database',
    active: 'databases',
    copies: 'copies',
    ofActive: 'megacycles/mailbox',
    ofPassive: 'megacycles/mailbox',
    ofClients: 'megacycles/mailbox',
    hypervisor: '%',
  },
  text: '(1 + hypervisor) × mailboxes × (active × (ofActive + ofClients) + (copies − active) × ofPassive)',
  source: sheet,
  examples: [
    {
      in: {
        mailboxes: 169.23076923076923,
        active: 13,
        copies: 52,
        ofActive: 4.25,
        ofPassive: 1.37,
        ofClients: 1.59375,
        hypervisor: 0,
      },
      out: 21_898.25,
      within: 1e-6,
      source: sheet,
    },
    {
      in: {
        mailboxes: 150,
        active: 6,
        copies: 12,
        ofActive: 8.234375,
        ofPassive: 2.654375,
        ofClients: 3.0878908333,
        hypervisor: 0.1,
      },
      out: 13_836.874219,
      within: 1e-3,
      source: sheet,
    },
  ],
})

/** Standalone, where all databases are active (MS12). */
export const standaloneMegacycles = formula({
  ...megacyclesOfCase.definition,
  source: ownRule('All databases of a standalone server are active.'),
  errata: ['MS12'],
  examples: [
    {
      in: {
        mailboxes: 100,
        active: 10,
        copies: 10,
        ofActive: 4,
        ofPassive: 1,
        ofClients: 2,
        hypervisor: 0.1,
      },
      out: 6600,
    },
  ],
})

export const processorUse = formula({
  label: 'Processor use',
  unit: '%',
  shownAs: { most: highestProcessorUse.value },
  takes: { needed: 'megacycles', server: 'megacycles' },
  text: 'needed ÷ server',
  source: sheet,
  examples: [
    {
      in: { needed: 21_898.25, server: 53_333.333333 },
      out: 0.410592,
      within: 1e-6,
      source: sheet,
    },
  ],
})

/** Cores busy in the worst case. */
export const coresBusy = formula({
  label: 'Cores needed',
  unit: 'cores',
  takes: { worst: 'megacycles', core: 'megacycles/core' },
  text: 'ceil(worst ÷ core)',
  source: sheet,
  examples: [
    { in: { worst: 28_712.115385, core: 2666.666667 }, out: 11, source: sheet },
    { in: { worst: 44_993.8125, core: 2962.962963 }, out: 16, source: sheet },
  ],
})

/** Cores of directory servers for the active mailboxes of all DAGs. */
export const coresOfDirectory = formula({
  label: 'Cores of directory servers',
  unit: 'cores',
  takes: { all: 'megacycles', core: 'megacycles/core', served: '×' },
  text: 'ceil(all ÷ core ÷ served)',
  source: sheet,
  examples: [
    { in: { all: 56_100, core: 2666.666667, served: 8 }, out: 3, source: sheet },
    { in: { all: 56_100, core: 2666.666667, served: 4 }, out: 6 },
  ],
})

/** Dedicated client access servers: enough for all at 80 %, and two that may fail. */
export const serversOfClients = formula({
  label: 'Servers of client access alone',
  unit: 'servers',
  takes: { all: 'megacycles', hypervisor: '%', server: 'megacycles' },
  text: 'ceil(all × (1 + hypervisor) ÷ (0.8 × server)) + 2',
  source: sheet,
  examples: [{ in: { all: 100_000, hypervisor: 0, server: 53_333.333333 }, out: 5 }],
})

export const megacyclesOfAll = formula({
  label: 'Megacycles of all active mailboxes',
  unit: 'megacycles',
  takes: { mailboxes: 'mailboxes', each: 'megacycles/mailbox' },
  text: 'mailboxes × each',
  source: sheet,
  examples: [{ in: { mailboxes: 13_200, each: 4.25 }, out: 56_100 }],
})
