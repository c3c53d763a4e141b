import type { AvailabilityKind, ExchangeFeature } from '../exchange/version.ts'
import { versionOf } from '../exchange/versions.ts'
import type { Plan } from './plan.ts'

/** True if the plan’s Exchange version has a feature, or a document prints a figure for it. */
export function hasFeature(plan: Pick<Plan, 'exchange'>, feature: ExchangeFeature): boolean {
  return versionOf(plan).features.includes(feature)
}

/** High availability of a plan: as answered, or standalone if the version lacks that kind. */
export function availabilityOf(plan: Pick<Plan, 'exchange' | 'availability'>): AvailabilityKind {
  const { availability } = plan
  return availability === 'none' || hasFeature(plan, availability) ? availability : 'none'
}

/** True for clusters of two servers (CCR, SCC), each able to carry all databases of the cluster. */
export function isClustered(plan: Plan): boolean {
  const kind = availabilityOf(plan)
  return kind === 'ccr' || kind === 'scc'
}

/** True if every database has a second copy; the shared copy of an SCC is a single one. */
export function isReplicated(plan: Plan): boolean {
  const kind = availabilityOf(plan)
  return kind === 'ccr' || (kind === 'dag' && plan.copies > 1)
}

/** True if each server keeps a second copy of its own databases (LCR). */
export function keepsLocalCopies(plan: Plan): boolean {
  return plan.localCopies && availabilityOf(plan) === 'none' && hasFeature(plan, 'lcr')
}

/** Most servers with which one carries all databases by default, as in the worked example. */
export const mostServersForOneToCarry = 4

/** True if one server is sized to carry its whole DAG: as answered, or while servers are few. */
export function oneCarriesAll(plan: Plan): boolean {
  if (availabilityOf(plan) !== 'dag' || !versionOf(plan).oneMayCarryAll) return false
  const { worstCase, servers } = plan
  return worstCase === 'automatic'
    ? servers <= mostServersForOneToCarry
    : worstCase === 'one server'
}

type Considered = 'drives' | 'equallogic' | 'own' | 'tested'

const ofPapers: Readonly<Record<Plan['storage'], readonly Considered[]>> = {
  any: ['equallogic', 'own', 'tested'],
  equallogic: ['equallogic', 'own'],
  tested: ['tested'],
  own: ['own'],
}

const ofRoles: Readonly<Record<Plan['storageKind'], readonly Considered[]>> = {
  any: ['drives', 'own'],
  'own drives': ['drives'],
  'own arrays': ['own'],
  EqualLogic: ['equallogic'],
}

/** The papers’ answer about storage, translated to that of role requirements. */
const kindsOfStorage: Readonly<Record<Plan['storage'], Plan['storageKind']>> = {
  any: 'any',
  equallogic: 'EqualLogic',
  tested: 'any',
  own: 'own arrays',
}

/**
 * Kind of storage that a plan of role requirements considers. An older answer, in the papers’
 * terms, counts until a kind is chosen.
 */
export function consideredStorageKind({ storageKind, storage }: Plan): Plan['storageKind'] {
  return storageKind === 'any' ? kindsOfStorage[storage] : storageKind
}

/** Kinds of storage that a plan considers, by the storage answer of its Exchange version. */
const considered = {
  storage: ({ storage }: Plan) => ofPapers[storage],
  storageKind: (plan: Plan) => ofRoles[consideredStorageKind(plan)],
} as const

function considers(plan: Plan, one: Considered): boolean {
  return considered[versionOf(plan).asks.storage](plan).includes(one)
}

/** True if the plan considers drives in the servers, which come before all arrays. */
export function considersDrives(plan: Plan): boolean {
  return considers(plan, 'drives')
}

/** True if the plan considers EqualLogic arrays; in role requirements only on request. */
export function considersEqualLogic(plan: Plan): boolean {
  const isNear = plan.storage !== 'any' || versionOf(plan).equalLogic !== 'not considered'
  return considers(plan, 'equallogic') && isNear
}

export function considersTested(plan: Plan): boolean {
  return considers(plan, 'tested')
}

export function considersOwn(plan: Plan): boolean {
  return plan.ownArrays.length > 0 && considers(plan, 'own')
}

/** True if the plan considers any arrays: judged one by one, unlike whole tested systems. */
export function considersArrays(plan: Plan): boolean {
  return considersEqualLogic(plan) || considersOwn(plan)
}

export function areWattsGivenOrAssumed({ missingWatts, serverWatts, driveWatts }: Plan): boolean {
  return missingWatts === 'assumed' || serverWatts !== null || driveWatts !== null
}

/** True if the servers are virtual machines, whose hypervisor takes a share of the processors. */
export function isVirtual({
  virtualMachines,
  processorBy,
}: Pick<Plan, 'virtualMachines' | 'processorBy'>): boolean {
  return virtualMachines || processorBy === 'virtual machine'
}
