import { publicFigure } from '../core/source.ts'
import { processorPattern } from '../hardware/published-processor.ts'
import {
  choiceAnswer,
  lineAnswer,
  numberAnswer,
  percentUnits,
  rolesOnlyPropertiesOfStep,
  sourceBeyondWorkbookInputs,
  switchAnswer,
} from './answer.ts'

const processors = rolesOnlyPropertiesOfStep('arrays')

const coreBox = {
  ...processors,
  figure: 'cores',
  range: [1, 1000],
} as const
const rateBox = { ...processors, figure: '×', range: [0.1, 100_000] } as const

function otherCores(where: string) {
  return numberAnswer({
    ...coreBox,
    label: `Cores per server, ${where}`,
    help: 'Leave it empty to use that of the first site.',
    default: null,
    empty: 'as in the first site',
  })
}

function otherRate(where: string) {
  return numberAnswer({
    ...rateBox,
    label: `SPEC rate per server, ${where}`,
    figureLabel: `SPECint rate of a server ${where}`,
    help: 'By the same benchmark as in the first site. Leave it empty to use that of the first site.',
    default: null,
    empty: 'as in the first site',
  })
}

const rates = [
  { value: 'SPECrate 2006', label: 'SPECint_rate2006' },
  { value: 'SPECrate 2017', label: 'SPECrate2017_int_base' },
  { value: 'SPECrate 2026', label: 'SPECrate2026_int_base' },
] as const

export const serverAnswerDefinitions = {
  processor: lineAnswer({
    ...processors,
    label: 'Processor',
    help: 'Pick a model: its cores and its SPEC rate are filled in.',
    default: '',
    max: 200,
    pattern: processorPattern,
    takes: 'a processor of the list, or nothing',
    told: /^[^:]*/,
    source: sourceBeyondWorkbookInputs,
  }),
  processorBy: choiceAnswer({
    ...processors,
    label: 'Processors given as',
    help: 'A published SPEC rate of the whole server, megacycles per core, or virtual processors on a host.',
    default: 'SPECrate 2006',
    choices: [
      { value: rates[0].value, label: `Cores and ${rates[0].label}` },
      { value: rates[1].value, label: `Cores and ${rates[1].label}` },
      { value: rates[2].value, label: `Cores and ${rates[2].label}` },
      { value: 'megacycles', label: 'Cores and megacycles per core' },
      { value: 'virtual machine', label: 'Virtual processors on a host' },
    ],
    source: sourceBeyondWorkbookInputs,
  }),
  cores: numberAnswer({
    ...coreBox,
    label: 'Cores per server',
    help: 'In all sockets.',
    default: 16,
  }),
  specRate: numberAnswer({
    ...rateBox,
    label: 'SPECint_rate2006 per server',
    figureLabel: 'SPECint rate of a server',
    help: 'Result of the whole server, not of one core. Leave it empty to assume 33.75 per core.',
    default: null,
    empty: 'none',
    turn: 1,
  }),
  specRate2017: numberAnswer({
    ...rateBox,
    label: 'SPECrate 2017 per server',
    help: 'SPECrate2017_int_base of the whole server. Leave it empty to assume 2,000 megacycles per core.',
    default: null,
    empty: 'none',
    turn: 1,
    source: sourceBeyondWorkbookInputs,
  }),
  specRate2026: numberAnswer({
    ...rateBox,
    label: 'SPECrate 2026 per server',
    help: 'SPECrate2026_int_base of the whole server. Leave it empty to assume 2,000 megacycles per core.',
    default: null,
    empty: 'none',
    turn: 1,
    source: sourceBeyondWorkbookInputs,
  }),
  megacyclesPerCore: numberAnswer({
    ...processors,
    label: 'Megacycles per core',
    help: 'As Exchange counts them, not the clock speed: 2,000 is one core of the server its figures were measured on.',
    default: null,
    figure: 'megacycles/core',
    suffix: 'megacycles',
    range: [1, 100_000],
    empty: '2,000 assumed',
    turn: 1,
    source: sourceBeyondWorkbookInputs,
  }),
  virtualCores: numberAnswer({
    ...coreBox,
    label: 'Virtual processors per server',
    help: 'vCPUs of the guest that runs the mailbox server: at most the host’s cores times those per core.',
    default: 16,
    suffix: 'vCPUs',
    turn: 1,
    source: sourceBeyondWorkbookInputs,
  }),
  virtualPerCore: numberAnswer({
    ...processors,
    label: 'Virtual processors per host core',
    help: 'Over all guests of the host. Above 1, guests share cores and each gets less; Microsoft supports up to 2.',
    turn: 0.1,
    default: 1,
    figure: '×',
    range: [0.1, 100],
  }),
  hostCores: numberAnswer({
    ...coreBox,
    label: 'Host cores',
    help: 'In all sockets of the host.',
    turn: 1,
    default: null,
    empty: 'none',
  }),
  hostRate: numberAnswer({
    ...rateBox,
    label: 'Host SPEC rate',
    help: 'Result of the whole host. Leave it empty to assume 2,000 megacycles per core.',
    turn: 1,
    default: null,
    empty: 'none',
  }),
  hostRateBy: choiceAnswer({
    ...processors,
    label: 'Host rate measured by',
    help: 'The benchmark behind the host’s SPEC rate.',
    default: 'SPECrate 2017',
    choices: rates,
    source: sourceBeyondWorkbookInputs,
  }),
  secondCores: otherCores('second site'),
  secondSpecRate: otherRate('second site'),
  laggedCores: otherCores('lagged copies'),
  laggedSpecRate: otherRate('lagged copies'),
  virtualMachines: switchAnswer({
    ...processors,
    label: 'Servers are virtual machines',
    help: 'Adds the hypervisor overhead. Enter the rate of the guest, or give processors as virtual processors on a host.',
    default: false,
  }),
  hypervisorOverhead: numberAnswer({
    ...processors,
    label: 'Hypervisor overhead',
    help: 'Processor time the hypervisor adds to what the guests need.',
    default: 10,
    ...percentUnits,
    range: [0, 100],
    turn: 0.1,
    adds: true,
  }),
  serverMemory: numberAnswer({
    ...processors,
    label: 'Memory per server',
    help: 'What each server has, at both sites; empty for the next size that is sold. For Exchange 2019 and SE 128 GB or more is recommended, not required.',
    default: null,
    figure: 'GiB',
    range: [1, 100_000],
    whole: true,
    empty: 'automatic',
    turn: 1,
    source: publicFigure(
      'A',
      'The workbook asks for no memory; what is recommended, and no requirement, is of these.',
      { publication: 'healthChecker' },
      { publication: 'docs' },
    ),
  }),
  clientAccess: switchAnswer({
    ...processors,
    label: 'Client access role on the mailbox servers',
    help: 'Always so from Exchange 2016 on.',
    default: true,
  }),
  garbage64: switchAnswer({
    ...processors,
    label: '64-bit directory servers',
    help: 'One global catalog core serves eight mailbox cores; on 32 bits, four.',
    default: true,
  }),
}
