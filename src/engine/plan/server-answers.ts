import { choice, number, toggle } from './answer.ts'
import { ours, rolesOnly } from './roles-answer.ts'
import { rolesDefaults } from './roles-defaults.ts'

const usual = rolesDefaults.plan

const processors = rolesOnly('arrays')

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
    label: `SPEC rate of a server ${where}`,
    figureLabel: `SPECint rate of a server ${where}`,
    help: 'By the same measure as in the first site. Leave it empty where it is as there.',
    default: null,
    empty: 'as in the first site',
  })
}

const rates = [
  { value: 'SPECrate 2006', label: 'SPECint_rate2006' },
  { value: 'SPECrate 2017', label: 'SPECrate2017_int_base' },
] as const

/** What the method of role requirements asks of the processors of a server. */
export const serverAnswers = {
  processorBy: choice({
    ...processors,
    label: 'Processors are given by',
    help: 'A published rate of the whole server, megacycles of a core, or virtual processors on a host.',
    default: usual.processorBy,
    choices: [
      { value: rates[0].value, label: `Cores and ${rates[0].label}` },
      { value: rates[1].value, label: `Cores and ${rates[1].label}` },
      { value: 'megacycles', label: 'Cores and megacycles of a core' },
      { value: 'virtual machine', label: 'Virtual processors on a host' },
    ],
    source: ours,
  }),
  cores: number({
    ...coreBox,
    label: 'Cores of a server',
    help: 'All sockets together. More cores at the same rate change no utilization, because the rate is that of the whole server.',
    default: usual.cores,
  }),
  specRate: number({
    ...rateBox,
    label: 'SPECint_rate2006 of a server',
    figureLabel: 'SPECint rate of a server',
    help: 'Of the whole server, all its cores. Empty: 33.75 to a core is assumed.',
    default: usual.specRate,
    empty: 'none',
    turn: 1,
  }),
  specRate2017: number({
    ...rateBox,
    label: 'SPECrate 2017 of a server',
    help: 'SPECrate2017_int_base of the whole server. Empty: 2,000 megacycles to a core are assumed.',
    default: usual.specRate2017,
    empty: 'none',
    turn: 1,
    source: ours,
  }),
  megacyclesPerCore: number({
    ...processors,
    label: 'Megacycles of a core',
    help: 'As Exchange counts them, not the clock: 2,000 are a core of the server that its figures were measured on.',
    default: usual.megacyclesPerCore,
    figure: 'megacycles/core',
    unit: '',
    suffix: 'megacycles',
    min: 1,
    max: 100_000,
    empty: '2,000 assumed',
    turn: 1,
    source: ours,
  }),
  virtualCores: number({
    ...coreBox,
    label: 'Virtual processors of a server',
    help: 'vCPUs of the guest that is a mailbox server.',
    default: usual.virtualCores,
    suffix: 'vCPUs',
    turn: 1,
    source: ours,
  }),
  virtualPerCore: number({
    ...processors,
    label: 'Virtual processors to a core of the host',
    help: 'Of all guests together. Above 1 they share cores, and each gets less.',
    turn: 0.1,
    default: usual.virtualPerCore,
    figure: '×',
    unit: '',
    min: 0.1,
    max: 100,
  }),
  hostCores: number({
    ...coreBox,
    label: 'Cores of the host',
    help: 'Of the whole host, all sockets.',
    turn: 1,
    default: usual.hostCores,
    empty: 'none',
  }),
  hostRate: number({
    ...rateBox,
    label: 'SPEC rate of the host',
    help: 'Of the whole host. Empty: 2,000 megacycles to one of its cores are assumed.',
    turn: 1,
    default: usual.hostRate,
    empty: 'none',
  }),
  hostRateBy: choice({
    ...processors,
    label: 'The rate of the host is',
    help: 'Which of the two it was measured by.',
    default: usual.hostRateBy,
    choices: rates,
    source: ours,
  }),
  secondCores: otherCores('in the second site'),
  secondSpecRate: otherRate('in the second site'),
  laggedCores: otherCores('of lagged copies'),
  laggedSpecRate: otherRate('of lagged copies'),
  virtualMachines: toggle({
    ...processors,
    label: 'Servers are virtual machines',
    help: 'What the hypervisor takes is added. Give the rate of the guest, or give the processors as those on a host.',
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
