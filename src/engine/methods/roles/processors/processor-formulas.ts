import { exceeds } from '../../../core/compare.ts'
import { formulaMakerOfSource } from '../../../core/formula.ts'
import { citeCalculator, ownRule } from '../../../core/source.ts'
import { citedFigure, type Worked } from '../../../core/worked.ts'

const sheet = citeCalculator('Role Requirements')
const formula = formulaMakerOfSource(sheet)

/** Highest processor use advised in the worst case. */
export const advisedProcessorUseLimit = citedFigure('Highest processor use', 0.8, '%', sheet)

/** True if processors are busier than advised; false if the use is unknown. */
export function areProcessorsTooBusy(use: Worked<'%'> | null | undefined): boolean {
  return !!use && exceeds(use.value, advisedProcessorUseLimit.value)
}

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
})

export const standaloneMegacycles = formula({
  ...megacyclesOfCase.definition,
  source: ownRule('All databases of a standalone server are active.'),
  errata: ['MS12'],
})

export const processorUse = formula({
  label: 'Processor use',
  unit: '%',
  shownAs: { most: advisedProcessorUseLimit.value },
  takes: { needed: 'megacycles', server: 'megacycles' },
  text: 'needed ÷ server',
})

export const coresNeeded = formula({
  label: 'Cores needed',
  unit: 'cores',
  takes: { worst: 'megacycles', core: 'megacycles/core' },
  text: 'ceil(worst ÷ core)',
})

/** Cores that directory servers need for the active mailboxes of all DAGs. */
export const coresOfDirectory = formula({
  label: 'Cores of directory servers',
  unit: 'cores',
  takes: { all: 'megacycles', core: 'megacycles/core', served: '×' },
  text: 'ceil(all ÷ core ÷ served)',
})

/** Servers for client access alone: enough for all at 80 % use, and two that may fail. */
export const clientAccessOnlyServers = formula({
  label: 'Servers of client access alone',
  unit: 'servers',
  takes: { all: 'megacycles', hypervisor: '%', server: 'megacycles' },
  text: 'ceil(all × (1 + hypervisor) ÷ (0.8 × server)) + 2',
})

export const megacyclesOfAllMailboxes = formula({
  label: 'Megacycles of all active mailboxes',
  unit: 'megacycles',
  takes: { mailboxes: 'mailboxes', each: 'megacycles/mailbox' },
  text: 'mailboxes × each',
})
