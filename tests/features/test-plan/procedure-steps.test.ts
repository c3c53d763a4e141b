import { describe, expect, it } from 'vitest'
import { defaultPlan, type Plan, withVersion } from '../../../src/engine/index.ts'
import { jetstressTestPlan } from '../../../src/engine/jetstress/index.ts'
import { procedureSteps } from '../../../src/features/test-plan/procedure.tsx'
import { testPlanTakeaway } from '../../../src/features/test-plan/report-test-plan.tsx'
import { simultaneousTestScopeOfPlan } from '../../../src/features/test-plan/tested-servers-table.tsx'
import { formatFor } from '../../../src/ui/format.ts'
import { sizedAnyhow } from '../../engine/plans.ts'
import { standalone } from '../../engine/version-plans.ts'

const format = formatFor('en-GB')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const stepsOf = (plan: Plan): string => {
  const sizing = sizedAnyhow(plan)
  const steps = procedureSteps(
    plan,
    jetstressTestPlan(plan, sizing),
    simultaneousTestScopeOfPlan(plan, sizing),
    format,
  )
  expect(steps.length).toBeGreaterThan(5)
  return plain(steps.join('\n'))
}

const later = withVersion(defaultPlan, '2019')
const at2007: Plan = { ...withVersion(defaultPlan, '2007'), servers: 4, storage: 'tested' }

describe('the procedure of a test', () => {
  it('has all servers of a site tested at once where they share arrays or paths to them', () => {
    expect(stepsOf(defaultPlan)).toContain(
      'test all servers of a site at the same time (MBX01 and MBX03 in site 1; MBX02 and MBX04 in site 2). Each waits for a key press',
    )
    expect(stepsOf({ ...later, storageKind: 'EqualLogic', copies: 2 })).toContain(
      'at the same time',
    )
  })

  it('has servers with drives of their own tested in any order', () => {
    expect(stepsOf({ ...later, storageKind: 'own drives' })).toContain(
      'No two servers share storage',
    )
  })

  it('has one server of a cluster test the storage that two share', () => {
    expect(stepsOf({ ...at2007, availability: 'scc', sites: 1 })).toContain(
      'test it from one of them, with all databases of the cluster',
    )
  })

  it('has both servers of a cluster with two copies tested', () => {
    expect(stepsOf({ ...at2007, availability: 'ccr', sites: 2 })).toContain(
      'Test both servers of a cluster',
    )
  })

  it('calls the threads a start, and tells how they come to the load', () => {
    expect(stepsOf(later)).toContain('a start, for all databases together: automatic tuning is on')
    expect(stepsOf(defaultPlan)).toContain('is a start: set it by hand, with automatic tuning off')
    expect(stepsOf(defaultPlan)).toContain('raise SluggishSessions')
    expect(stepsOf(withVersion(defaultPlan, '2007'))).not.toContain('SluggishSessions')
  })

  it('says nothing of other servers where there is one', () => {
    expect(stepsOf({ ...defaultPlan, ...standalone(1) })).not.toMatch(/at the same time|one server/)
  })

  it('has figures typed in where there is no file, and the two further runs of 2007', () => {
    for (const exchange of ['2003', '2007'] as const) {
      const steps = stepsOf({ ...withVersion(defaultPlan, exchange), ...standalone(2) })
      expect(steps).toContain('There is no file for')
      expect(steps).toContain('soft recovery')
      expect(steps).not.toContain('JetstressCmd.exe')
    }
    expect(stepsOf(defaultPlan)).toContain('JetstressCmd.exe /c')
  })
})

describe('what a test comes to', () => {
  it('names the load with the reserve and what decides, for one server as for many', () => {
    const words = (plan: Plan) =>
      plain(testPlanTakeaway(jetstressTestPlan(plan, sizedAnyhow(plan)), format))
    expect(words(defaultPlan)).toMatch(
      /^Test each of the 4 servers with 7 databases at 1,76\d IOPS \(reserve included\)\. It passes at 1,311 IOPS or more: 95 % of the expected 1,380\./,
    )
    const alone = { ...defaultPlan, ...standalone(1), reserve: 'none' as const }
    expect(words(alone)).toMatch(/^Test the server with 7 databases at 1,656 IOPS\. It passes at/)
  })
})
