import type { AvailabilityKind, Feature } from '../exchange/version.ts'
import { versionOf } from '../exchange/versions.ts'
import type { Plan } from './plan.ts'

/** Whether the version of a plan has a feature, or a figure for it. */
export function has(plan: Pick<Plan, 'exchange'>, feature: Feature): boolean {
  return versionOf(plan).has[feature]
}

/** How the databases of a plan stay available: as answered, or standalone where its version cannot. */
export function kindOf(plan: Pick<Plan, 'exchange' | 'availability'>): AvailabilityKind {
  const { availability } = plan
  return availability === 'none' || has(plan, availability) ? availability : 'none'
}

/** Whether two servers make up a cluster, each of them able to carry all of its databases. */
export function isClustered(plan: Plan): boolean {
  const kind = kindOf(plan)
  return kind === 'ccr' || kind === 'scc'
}

/** Whether every database has a second copy. A DAG of one copy has none, a shared copy is one. */
export function isReplicated(plan: Plan): boolean {
  const kind = kindOf(plan)
  return kind === 'ccr' || (kind === 'dag' && plan.copies > 1)
}

/** Whether each server keeps a second copy of its own databases. */
export function keepsLocalCopies(plan: Plan): boolean {
  return plan.localCopies && kindOf(plan) === 'none' && has(plan, 'lcr')
}

/** Servers up to which one of them carries all unless a person says otherwise: those of the worked example. */
export const mostCarriedByOne = 4

/** Whether a server of a DAG is sized to carry all of its databases: as answered, or while servers are few. */
export function oneCarriesAll(plan: Plan): boolean {
  if (kindOf(plan) !== 'dag' || !versionOf(plan).oneMayCarryAll) return false
  const { worstCase, servers } = plan
  return worstCase === 'automatic' ? servers <= mostCarriedByOne : worstCase === 'one server'
}

type Considered = 'drives' | 'equallogic' | 'own' | 'tested'

/** What each choice of storage considers for the papers. */
const ofPapers: Readonly<Record<Plan['storage'], readonly Considered[]>> = {
  any: ['equallogic', 'own', 'tested'],
  equallogic: ['equallogic', 'own'],
  tested: ['tested'],
  own: ['own'],
}

/** What each choice of storage considers for role requirements. */
const ofRoles: Readonly<Record<Plan['storageKind'], readonly Considered[]>> = {
  any: ['drives', 'own'],
  'own drives': ['drives'],
  'own arrays': ['own'],
  EqualLogic: ['equallogic'],
}

/** What a choice of storage for the papers is for role requirements. */
const kindsOfStorage: Readonly<Record<Plan['storage'], Plan['storageKind']>> = {
  any: 'any',
  equallogic: 'EqualLogic',
  tested: 'any',
  own: 'own arrays',
}

/**
 * The kind of storage that a plan of role requirements considers. One that was set while the papers
 * sized it, or before kinds were asked for, counts until another is chosen.
 */
export function storageKindOf({ storageKind, storage }: Plan): Plan['storageKind'] {
  return storageKind === 'any' ? kindsOfStorage[storage] : storageKind
}

/** What a plan considers, by the answer that says so. */
const considered = {
  storage: ({ storage }: Plan) => ofPapers[storage],
  storageKind: (plan: Plan) => ofRoles[storageKindOf(plan)],
} as const

function considers(plan: Plan, one: Considered): boolean {
  return considered[versionOf(plan).asks.storage](plan).includes(one)
}

/** Whether drives in the servers are among what a plan considers; they come before all arrays. */
export function considersDrives(plan: Plan): boolean {
  return considers(plan, 'drives')
}

/** Whether EqualLogic arrays are among what a plan considers: of role requirements only where it asks for them. */
export function considersEqualLogic(plan: Plan): boolean {
  const isNear = plan.storage !== 'any' || versionOf(plan).equalLogic !== 'not considered'
  return considers(plan, 'equallogic') && isNear
}

/** Whether the tested building blocks of the other papers are among what a plan considers. */
export function considersTested(plan: Plan): boolean {
  return considers(plan, 'tested')
}

/** Whether arrays of a person’s own are among what a plan considers. */
export function considersOwn(plan: Plan): boolean {
  return plan.ownArrays.length > 0 && considers(plan, 'own')
}

/** Whether arrays of any kind are, which are judged one by one and not as whole tested systems. */
export function considersArrays(plan: Plan): boolean {
  return considersEqualLogic(plan) || considersOwn(plan)
}

/** Whether a plan gives watts, or has them assumed. */
export function givesWatts({ missingWatts, serverWatts, driveWatts }: Plan): boolean {
  return missingWatts === 'assumed' || serverWatts !== null || driveWatts !== null
}

/** Whether the servers are guests, whose hypervisor takes a share of the processors. */
export function isVirtual({
  virtualMachines,
  processorBy,
}: Pick<Plan, 'virtualMachines' | 'processorBy'>): boolean {
  return virtualMachines || processorBy === 'virtual machine'
}
