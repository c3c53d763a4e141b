import { number, toggle } from './answer.ts'
import { rolesOnly } from './roles-answer.ts'
import { rolesDefaults } from './roles-defaults.ts'

const usual = rolesDefaults.plan

const processors = rolesOnly('profile', 'Processors')

const coreBox = {
  ...processors,
  figure: 'cores',
  unit: '',
  suffix: 'cores',
  min: 1,
  max: 1000,
  whole: true,
} as const
const rateBox = { ...processors, figure: '×', unit: '', min: 0.1, max: 100_000 } as const

function otherCores(where: string) {
  return number({
    ...coreBox,
    label: `Cores of a server ${where}`,
    help: 'Leave it empty where it is as in the first site.',
    default: null,
    empty: 'as in the first site',
  })
}

function otherRate(where: string) {
  return number({
    ...rateBox,
    label: `SPECint rate of a server ${where}`,
    help: 'Leave it empty where it is as in the first site.',
    default: null,
    empty: 'as in the first site',
  })
}

/** What the method of role requirements asks of the processors of a server. */
export const serverAnswers = {
  cores: number({
    ...coreBox,
    label: 'Cores of a server',
    help: 'Of a guest, those of the guest. More cores at the same rate change no utilization.',
    default: usual.cores,
  }),
  specRate: number({
    ...rateBox,
    label: 'SPECint rate of a server',
    help: 'SPECint_rate2006 of the whole server. Of a guest, the rate of the host ÷ (its cores × virtual ones to each) × those of the guest. Empty: 33.75 to a core is assumed.',
    default: usual.specRate,
    empty: 'none',
    turn: 1,
  }),
  secondCores: otherCores('in the second site'),
  secondSpecRate: otherRate('in the second site'),
  laggedCores: otherCores('of lagged copies'),
  laggedSpecRate: otherRate('of lagged copies'),
  virtualMachines: toggle({
    ...processors,
    label: 'Servers are virtual machines',
    help: 'What the hypervisor takes is added.',
    default: usual.virtualMachines,
  }),
  hypervisorOverhead: number({
    ...processors,
    label: 'Taken by the hypervisor',
    help: 'Processor time on top of what the guests need.',
    default: usual.hypervisorOverhead,
    figure: '%',
    unit: '%',
    min: 0,
    max: 100,
    turn: 0.1,
    adds: true,
  }),
  clientAccess: toggle({
    ...processors,
    label: 'Client access on the mailbox servers',
    help: 'From Exchange 2016 on always so.',
    default: usual.clientAccess,
  }),
  garbage64: toggle({
    ...processors,
    label: '64-bit directory servers',
    help: 'A core of a global catalog serves eight mailbox cores, otherwise four.',
    default: usual.garbage64,
  }),
}
