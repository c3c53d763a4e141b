import { formula } from '../core/formula.ts'
import { citeEqualLogic, ownRule } from '../core/source.ts'
export const usablePerServer = formula({
  label: 'Usable capacity per server',
  unit: 'GB',
  takes: { arrays: 'arrays', each: 'GB' },
  text: 'arrays × each',
  source: citeEqualLogic('5.7'),
})

export const unusedPerServer = formula({
  label: 'Unused capacity per server',
  unit: 'GB',
  takes: { usable: 'GB', needed: 'GB' },
  text: 'max(0, usable − needed)',
  shownAs: 'difference',
  source: ownRule('What there is against what is needed.'),
})

export const arraysInAll = formula({
  label: 'Arrays in all',
  unit: 'arrays',
  takes: { perServer: 'arrays', servers: 'servers' },
  text: 'perServer × servers',
  source: ownRule('Every server is built alike: one mailbox server to its own arrays.'),
})

export const drivesInAll = formula({
  label: 'Drives in all',
  unit: 'drives',
  takes: { arrays: 'arrays', each: 'drives' },
  text: 'arrays × each',
  source: ownRule('Every drive of every array, spares included.'),
})

export const activePorts = formula({
  label: 'Ports of the active controllers',
  unit: 'ports',
  takes: { arrays: 'arrays', each: 'ports' },
  text: 'arrays × each',
  source: citeEqualLogic('7'),
  errata: ['E41'],
})

export const priceOfAllArrays = formula({
  label: 'Price of all arrays',
  unit: 'money',
  takes: { arrays: 'arrays', each: 'money' },
  text: 'arrays × each',
  source: ownRule('Arrays with their drives only: no servers, network, support or power.'),
})

export const capacityUse = formula({
  label: 'Capacity used',
  unit: '%',
  takes: { needed: 'GB', usable: 'GB' },
  text: 'needed ÷ usable',
  shownAs: { most: 1 },
  source: ownRule('What is needed against what there is.'),
})

export const iopsUse = formula({
  label: 'IOPS used',
  unit: '%',
  takes: { load: 'IOPS', carries: 'IOPS' },
  text: 'load ÷ carries',
  shownAs: { most: 1 },
  source: ownRule('The load against what the arrays carry within the latency limits.'),
})

export const latencyOfLimit = formula({
  label: 'Latency, of the limit',
  unit: '%',
  takes: { latency: 'ms', most: 'ms' },
  text: 'latency ÷ most',
  shownAs: { most: 1 },
  source: ownRule('The predicted latency at the expected load against the limit.'),
})

export const readShare = formula({
  label: 'Read share of the load',
  unit: '%',
  takes: { reads: 'IOPS', transactional: 'IOPS' },
  text: 'reads ÷ transactional',
  source: ownRule(
    'Logs and maintenance are taken to read and write as the databases do: both are sequential and cost drives less, so an estimate by it is a careful one.',
  ),
})

export const capabilityOfServerArrays = formula({
  label: 'Capability of the arrays of one server',
  unit: 'IOPS',
  takes: { arrays: 'arrays', each: 'IOPS' },
  text: 'arrays × each',
  source: citeEqualLogic('Table 20'),
})
