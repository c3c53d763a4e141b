import type { Plan } from '../plan.ts'
import { equalLogic } from '../sources/documents.ts'
import { ownRule } from '../sources/source.ts'
import { formula } from '../worked/formula.ts'
import { assumed, given, type Worked } from '../worked/worked.ts'

const section = equalLogic('6.3')

/** The reserve inside the paper's own requirement. */
export const paperReserve = formula({
  label: 'Reserve',
  unit: 'IOPS',
  takes: { base: 'IOPS', transactional: 'IOPS' },
  text: 'base − transactional',
  source: section,
  errata: ['E1'],
  examples: [{ in: { base: 1972, transactional: 1380 }, out: 592, source: section }],
})

/** A reserve as a share of the expected load. */
export const percentReserve = formula({
  label: 'Reserve',
  unit: 'IOPS',
  takes: { expected: 'IOPS', share: '%' },
  text: 'expected × share',
  source: ownRule('A person’s own choice in place of the paper’s reserve.'),
  examples: [],
})

/** What is kept above the expected load, as the plan asks for it. */
export function reserveOf(
  plan: Plan,
  base: Worked<'IOPS'>,
  transactional: Worked<'IOPS'>,
  expected: Worked<'IOPS'>,
): Worked<'IOPS'> {
  switch (plan.reserve) {
    case 'paper':
      return paperReserve({ base, transactional })
    case 'percent':
      return percentReserve({
        expected,
        share: given('Reserve', plan.reservePercent / 100, '%', 'reservePercent'),
      })
    case 'none':
      return assumed('Reserve', 0, 'IOPS', 'This plan keeps no reserve.')
  }
}
