import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPlan, type Plan, size, withVersion } from '../../../../../src/engine/index.ts'
import { methodOf } from '../../../../../src/engine/methods/index.ts'
import {
  judgePreferredRules,
  type SizedByRoles,
  withPreferredArchitecture,
} from '../../../../../src/engine/methods/roles/index.ts'
import { isByRoles } from '../../../../../src/engine/methods/roles/sized-by-roles.ts'
import { plansWithoutArrays } from '../../../../codec/plans.ts'
import { exampleA } from '../../../../roles/examples.ts'
import { planFromKeys } from '../../../../roles/plan-from-keys.ts'

function sizedByRoles(plan: Plan): SizedByRoles {
  const result = size(plan)
  if (!result.ok || !isByRoles(result.sizing)) throw new Error('The plan is not sized by roles')
  return result.sizing
}

function verdicts(plan: Plan) {
  const rules = judgePreferredRules(plan, sizedByRoles(plan))
  return Object.fromEntries(rules.map(({ code, verdict }) => [code, verdict]))
}

function figureOf(plan: Plan, code: string): string | null {
  const rule = judgePreferredRules(plan, sizedByRoles(plan)).find((one) => one.code === code)
  if (!rule) throw new Error(`No rule is called ${code}`)
  return rule.figure && `${rule.figure.value} ${rule.figure.unit}`
}

const usual = withVersion(defaultPlan, '2019')

describe('the preferred architecture', () => {
  it('is kept in part by a DAG of one site', () => {
    expect(verdicts(planFromKeys(exampleA.design))).toEqual({
      'two sites': 'broken',
      'active in both sites': 'broken',
      'equal members': 'broken',
      'witness apart': 'broken',
      'enough members': 'kept',
      'three copies': 'kept',
      'one lagged copy': 'kept',
      'lag managed': 'kept',
      'native protection': 'kept',
      'copies on a drive': 'kept',
      'one active on a drive': 'kept',
      'single drives': 'kept',
      autoreseed: 'kept',
      'system pair': 'broken',
      'physical servers': 'kept',
      'every role': 'kept',
      cores: 'kept',
      memory: 'kept',
      processors: 'kept',
      'two sockets': 'not asked',
      'file system': 'not asked',
    })
  })

  it('is not kept by single drives where the proposed design has RAID', () => {
    const plan: Plan = { ...planFromKeys(exampleA.design), ranking: 'resilience' }
    expect(methodOf(plan).propose(plan, sizedByRoles(plan))?.kind).toBe('raid')
    expect(verdicts(plan)['single drives']).toBe('broken')
  })

  it('asks virtual machines for no physical servers', () => {
    const plan: Plan = { ...planFromKeys(exampleA.design), processorBy: 'virtual machine' }
    expect(verdicts(plan)['physical servers']).toBe('not asked')
  })

  it('shows the figure of the plan that decides a rule, and none where no figure does', () => {
    const plan = planFromKeys(exampleA.design)
    expect(figureOf(plan, 'enough members')).toBe('6 servers')
    expect(figureOf(plan, 'one lagged copy')).toBe('168 hours')
    expect(figureOf(plan, 'one active on a drive')).toBe('1 databases')
    expect(figureOf({ ...plan, laggedCopies: 0 }, 'one lagged copy')).toBe('0 copies')
    expect(figureOf(plan, 'witness apart')).toBeNull()
  })

  it('has no lag managed beside two other copies, and lagged copies with the others on a drive', () => {
    const few = planFromKeys({ ...exampleA.design, copies: 2, lag: 2, dedlag: true })
    expect(verdicts(few)['one active on a drive']).toBe('kept')
    expect(verdicts(few)['lag managed']).toBe('broken')
    const enough = planFromKeys({ ...exampleA.design, copies: 3, lag: 1, dedlag: true })
    expect(verdicts(enough)['lag managed']).toBe('kept')
  })

  it('tells in either mode that a volume does not fit on a single drive', () => {
    const plan = { ...planFromKeys(exampleA.design), databases: 12 }
    for (const mode of ['corrected', 'microsoft'] as const)
      expect(verdicts({ ...plan, mode })['single drives'], mode).toBe('broken')
  })

  it('is broken by every rule of copies on servers that stand alone', () => {
    const alone = verdicts({ ...usual, availability: 'none', activeServers: 8 })
    for (const code of ['two sites', 'enough members', 'three copies', 'native protection'])
      expect(alone[code], code).toBe('broken')
  })
})

describe('a plan in the preferred architecture', () => {
  /** What follows from users, drives and processors, which stay as they were. */
  const ofLoad = ['system pair', 'memory', 'processors', 'two sockets', 'file system']

  it('keeps all that does not follow from its load', () => {
    const all = verdicts(withPreferredArchitecture(usual))
    expect(Object.keys(all).length).toBeGreaterThan(ofLoad.length)
    for (const [code, verdict] of Object.entries(all))
      if (!ofLoad.includes(code)) expect(verdict, code).toBe('kept')
  })

  it('has as many servers as before, half of them in either site', () => {
    const servers = (plan: Plan) => sizedByRoles(plan).parts.servers.allServers.value
    expect(servers(withPreferredArchitecture(planFromKeys(exampleA.design)))).toBe(8)
    const six = { ...usual, activeServers: 12 }
    expect(servers(withPreferredArchitecture(six))).toBe(12)
    const many = { ...usual, activeServers: 16, dags: 2 }
    expect(servers(withPreferredArchitecture(many))).toBe(32)
  })

  it('keeps users, mailboxes, drives and network, whatever was answered', () => {
    fc.assert(
      fc.property(plansWithoutArrays, (any) => {
        const plan = withVersion(any, 'SE')
        const changed = withPreferredArchitecture(plan)
        for (const key of ['tiers', 'databaseDrive', 'databaseDriveKind', 'linkSpeed'] as const)
          expect(changed[key], key).toBe(plan[key])
        expect(withPreferredArchitecture(changed)).toEqual(changed)
      }),
    )
  })
})
