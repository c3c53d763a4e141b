import { expect, it } from 'vitest'
import { defaultPlan, type Plan, withVersion } from '../../../../src/engine/index.ts'
import { roleParts } from '../../../../src/engine/methods/roles/role-requirements.ts'

const limits = { 2013: 24, 2016: 24, 2019: 48, SE: 48 } as const

it.each(Object.entries(limits))(
  'Exchange %s is warned above %i cores of any server',
  (id, most) => {
    const exchange = id as keyof typeof limits | `${keyof typeof limits}`
    const start = withVersion(defaultPlan, exchange as Plan['exchange'])
    const advice = (given: Partial<Plan>) =>
      roleParts({ ...start, ...given }, 'corrected').checks.find(
        ({ code }) => code === 'cores-above-most',
      )?.advice ?? null
    expect(advice({ cores: most })).toBeNull()
    expect(advice({ cores: most + 1 })).toMatchObject({ answer: 'cores' })
    const second = { cores: most, secondCores: most + 1 }
    expect(advice(second)).toBeNull()
    expect(advice({ ...second, sites: 2 })).toMatchObject({ answer: 'secondCores' })
    expect(advice({ processorBy: 'virtual machine', virtualCores: most + 1 })).toMatchObject({
      answer: 'virtualCores',
    })
  },
)
