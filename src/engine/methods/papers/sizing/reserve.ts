import { formula } from '../../../core/formula.ts'
import { citeEqualLogic, citePowerEdge, ownRule } from '../../../core/source.ts'
import { assumedFigure, citedFigure, type Worked } from '../../../core/worked.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { IoLoad } from '../../../sizing/iops.ts'

const section = citeEqualLogic('6.3')

/** Reserve that EqualLogic’s own requirement contains. */
export const paperReserve = formula({
  label: 'Reserve',
  unit: 'IOPS',
  takes: { base: 'IOPS', transactional: 'IOPS' },
  text: 'base − transactional',
  source: section,
  errata: ['E1'],
})

export const headroomReserve = formula({
  label: 'Reserve',
  unit: 'IOPS',
  takes: { transactional: 'IOPS', headroom: '%' },
  text: 'transactional × headroom',
  source: citePowerEdge('Test methodology and results'),
  errata: ['E15'],
})

export const testedHeadroom = citedFigure(
  'Headroom of the tested solutions',
  0.2,
  '%',
  citePowerEdge('Test methodology and results'),
)

export const percentReserve = formula({
  label: 'Reserve',
  unit: 'IOPS',
  takes: { expected: 'IOPS', share: '%' },
  text: 'expected × share',
  source: ownRule('A person’s own choice in place of the paper’s reserve.'),
})

/** Reserve above the expected load: the paper’s, a percentage, or none. */
export function reserveAboveLoad(
  plan: Plan,
  { shares, transactional, expectedLoad: expected }: IoLoad,
): Worked<'IOPS'> {
  switch (plan.reserve) {
    case 'paper':
      return shares
        ? paperReserve({ base: shares.base, transactional })
        : headroomReserve({ transactional, headroom: testedHeadroom })
    case 'percent':
      return percentReserve({
        expected,
        share: answer(plan, 'reservePercent'),
      })
    case 'none':
      return assumedFigure('Reserve', 0, 'IOPS', 'This plan keeps no reserve.')
  }
}
