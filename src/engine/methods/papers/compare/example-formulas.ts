import { formulaMakerOfSource } from '../../../core/formula.ts'
import { citeEqualLogic } from '../../../core/source.ts'

const section = citeEqualLogic('6.3')
const formula = formulaMakerOfSource(citeEqualLogic('Table 26'))

export const exampleServersAtSite = formula({
  label: 'Servers at each site',
  unit: 'servers',
  takes: { servers: 'servers', sites: 'sites' },
  text: 'servers ÷ sites',
  source: section,
})

export const dailyLogs = formula({
  label: 'Logs per day',
  unit: 'logs/day',
  takes: { mailboxes: 'mailboxes', logs: 'logs/day' },
  text: 'mailboxes × logs',
  source: section,
  errata: ['E11'],
})

export const transactionalShare = formula({
  label: 'Transactional share of the total',
  unit: '%',
  takes: { logs: '%', maintenance: '%' },
  text: '1 − logs − maintenance',
  source: section,
})

export const replicasEach = formula({
  label: 'Replicas of each database',
  unit: 'copies',
  takes: { copies: 'copies' },
  text: 'copies − 1',
  errata: ['E29'],
})

export const replicasInAll = formula({
  label: 'Replicas in all',
  unit: 'copies',
  takes: { databases: 'databases', replicas: 'copies' },
  text: 'databases × replicas',
  errata: ['E29'],
})

export const volumeToDataRatio = formula({
  label: 'Volume against its data',
  unit: '%',
  takes: { volume: 'GB', total: 'GB', databases: 'databases' },
  text: 'volume ÷ (total ÷ databases)',
})

export const arrayGroupsAtSite = formula({
  label: 'Groups at each site',
  unit: 'groups',
  takes: { groups: 'groups', sites: 'sites' },
  text: 'groups ÷ sites',
})

export const poolsAtSite = formula({
  label: 'Pools at each site',
  unit: 'pools',
  takes: { pools: 'pools', sites: 'sites' },
  text: 'pools ÷ sites',
})

export const poolsOfServer = formula({
  label: 'Pools of each server',
  unit: 'pools',
  takes: { pools: 'pools', servers: 'servers' },
  text: 'pools ÷ servers',
})
