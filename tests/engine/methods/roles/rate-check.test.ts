import { describe, expect, it } from 'vitest'
import { processorIn, processorText } from '../../../../src/engine/hardware/published-processor.ts'
import { publishedProcessors } from '../../../../src/engine/hardware/published-processors.ts'
import {
  defaultPlan,
  type Plan,
  withVersion,
  workbookDefaults,
} from '../../../../src/engine/index.ts'
import { rateQuestions } from '../../../../src/engine/methods/roles/rate-check.ts'
import { namedProcessor, withProcessor } from '../../../../src/engine/plan/named-processor.ts'

const start = workbookDefaults('SE')
const asked = (given: Partial<Plan>) =>
  rateQuestions({ ...start, ...given }).map((parts) =>
    parts.map((part) => (typeof part === 'string' ? part : part.value.toFixed(2))).join(''),
  )

describe('a rate that is typed', () => {
  it('is asked back at 40 % of the slowest core of a year or less, or twice the fastest or more, with every reading', () => {
    // A rate of SPECrate 2017 entered as one of 2006: 339 ÷ 9 ÷ 32, 339 ÷ 32, 339 × 2.4 ÷ 32.
    expect(asked({ specRate: 339, cores: 32 })).toEqual([
      'Which suite is 339.00 for 32.00 from? Per core that is 1.18 in SPECrate 2017 if from SPECint_rate2006, 10.59 if from SPECrate 2017, 25.43 if from SPECrate 2026. Published: 4.73 to 11.77 for cores of 2016 to 2025.',
    ])
    expect(asked({ processorBy: 'SPECrate 2017', specRate2017: 339, cores: 32 })).toEqual([])
    expect(asked({ processorBy: 'SPECrate 2026', specRate2026: 141, cores: 32 })).toEqual([])
    expect(asked({ processorBy: 'SPECrate 2026', specRate2026: 339, cores: 32 })).toHaveLength(1)
    expect(asked({ specRate: 3051, cores: 32 })).toEqual([])
  })

  it.each([
    [1.89, 1],
    [1.9, 0],
    [23.5, 0],
    [23.6, 1],
  ])('is asked back at %d a core: %d times', (each, times) => {
    const given = { processorBy: 'SPECrate 2017', cores: 10, specRate2017: 10 * each } as const
    expect(asked(given)).toHaveLength(times)
  })

  it('is held against the processor that was named before', () => {
    const gold = publishedProcessors.find(
      ({ name, sockets }) => name.includes('6526Y') && sockets === 2,
    )
    const named = withProcessor({ ...start, exchange: '2016' }, processorText(gold!))
    expect(rateQuestions(named)).toEqual([])
    const [question] = asked({ ...named, specRate2017: 135 })
    expect(question).toMatch(/Published: 10.59 for the cores of Intel Xeon Gold 6526Y.$/)
    expect(asked({ ...named, specRate2017: 136 })).toEqual([])
  })

  it('is held against cores of all years beside the processor that a new plan starts from', () => {
    const plan = withVersion(defaultPlan, 'SE')
    expect(asked({ ...plan, specRate2017: 135 })).toEqual([])
    expect(asked({ ...plan, specRate2017: 60 })[0]).toMatch(/for cores of 2016 to 2025\.$/)
  })

  it('is asked back of a host, and of servers of other sites, where these count', () => {
    const host = { processorBy: 'virtual machine', hostCores: 28, hostRate: 1200 } as const
    expect(asked(host)).toHaveLength(1)
    expect(asked({ ...host, hostRateBy: 'SPECrate 2006' })).toEqual([])
    const other = { specRate: 1200, cores: 28, secondSpecRate: 133 }
    expect(asked(other)).toEqual([])
    expect(asked({ ...other, sites: 2 })).toHaveLength(1)
    expect(asked({ ...other, sites: 2, secondCores: 4 })).toEqual([])
  })
})

it.each([
  ['no results', '9000 (9000 to 9000, 0 results)'],
  ['results', '9000 (9000 to 9000, 9 results)'],
])('a processor with a rate that no core has is asked back: %s', (_name, rate) => {
  const processor = `2 × Intel Xeon Gold 6526Y: 32 cores, 2800 MHz, 2023, SPECrate 2017 ${rate}`
  const given = { processorBy: 'SPECrate 2017', cores: 32, specRate2017: 9000, processor } as const
  expect(asked(given)[0]).toMatch(/for cores of 2016 to 2025\.$/)
  expect(processorIn(processor) === null).toBe(rate.includes(' 0 results'))
})

it('no published processor is asked back when it is chosen', () => {
  const chosen = publishedProcessors.map((one) => withProcessor(start, processorText(one)))
  expect(chosen.every((plan) => namedProcessor(plan) !== null)).toBe(true)
  expect(chosen.filter((plan) => rateQuestions(plan).length > 0)).toEqual([])
})

it('no published processor is asked back when its figures are typed', () => {
  const typed = publishedProcessors.filter(
    ({ cores, median }) =>
      asked({ processorBy: 'SPECrate 2017', cores, specRate2017: median }).length > 0,
  )
  expect(typed).toEqual([])
})
