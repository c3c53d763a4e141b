import { describe, expect, it } from 'vitest'
import { publishedProcessors } from '../../src/engine/hardware/published-processors.ts'
import {
  defaultPlan,
  type ExchangeVersionId,
  fieldOf,
  type Plan,
  roleVersionIds,
  roleVersionOf,
  withVersion,
} from '../../src/engine/index.ts'
import { methodOf } from '../../src/engine/methods/index.ts'
import { assumedAnswers } from '../../src/engine/variants/index.ts'
import { sizedAnyhow } from '../engine/plans.ts'

const untouched = (exchange: ExchangeVersionId, mailboxes: number): Plan => {
  const plan = withVersion(defaultPlan, exchange)
  return { ...plan, tiers: [{ ...plan.tiers[0], mailboxes }] }
}

const isProposed = (plan: Plan) => methodOf(plan).propose(plan, sizedAnyhow(plan)) !== null

describe.each(roleVersionIds)('a new plan for Exchange %s', (exchange) => {
  const { usualServer, mostCores } = roleVersionOf({ exchange })

  it.each([1000, 5000, 6000])('holds on its usual servers with %d mailboxes', (mailboxes) => {
    expect(isProposed(untouched(exchange, mailboxes))).toBe(true)
  })

  it('starts from a server within the cores of its version, in 12 bays', () => {
    const { processor, drive } = usualServer
    expect(publishedProcessors).toContainEqual(processor)
    expect(processor.cores).toBeLessThanOrEqual(mostCores.value)
    expect(withVersion(defaultPlan, exchange)).toMatchObject({
      ...{ processorBy: 'SPECrate 2017', cores: processor.cores, specRate2017: processor.median },
      ...{ databaseDriveKind: drive.kind, databaseDrive: drive.gb, bays: 12 },
    })
  })

  it('says of the answers of that server that they are assumed, until one is given', () => {
    const keys = (plan: Plan) => assumedAnswers(plan).map(({ key }) => key)
    const drives = ['databaseDriveKind', 'databaseDrive', 'systemDriveKind', 'systemDrive']
    const all = ['processor', 'bays', ...drives]
    const plan = withVersion(defaultPlan, exchange)
    expect(keys(plan).sort()).toEqual([...all].sort())
    const given = fieldOf('databaseDrive').write(plan, 0, 10_000)
    expect(keys(given)).not.toContain('databaseDrive')
    // A rate of one's own: the processor counts no more.
    expect(keys({ ...plan, specRate2017: 400 })).not.toContain('processor')
    expect(keys(defaultPlan)).toEqual([])
  })
})

describe('a new plan of more mailboxes than four such servers carry', () => {
  it('does not hold', () => {
    expect(isProposed(untouched('SE', 10_000))).toBe(true)
    expect(isProposed(untouched('2013', 10_000))).toBe(false)
    expect(isProposed(untouched('SE', 20_000))).toBe(false)
  })
})
