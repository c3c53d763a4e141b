import { expect, it } from 'vitest'
import { billOfMaterials, defaultPlan, type Plan } from '../../../src/engine/index.ts'
import {
  billNames,
  reservedWords,
  serverWords,
} from '../../../src/features/bill-of-materials/bill-words.ts'
import { formatOf } from '../../../src/ui/format.ts'
import { planWith, recommended, sized } from '../../engine/plans.ts'

const format = formatOf('en-US')

function billOf(plan: Plan) {
  const [candidate] = recommended(plan).candidates
  if (!candidate) throw new Error('The plan considers no arrays')
  return billOfMaterials(plan, sized(plan), candidate)
}

function firstServer(plan: Plan): string {
  const bill = billOf(plan)
  return serverWords(bill.sites[0].holders[0], bill, format).replaceAll('\u00a0', ' ')
}

it('says in one line what a server has', () => {
  expect(firstServer(defaultPlan)).toBe('DAG1, 1 array, 7 × 1,400 GB, 9,800 GB in all')
})

it('tells volumes of logs and reserved ones apart', () => {
  const plan = planWith({}, { separateLogs: true, copies: 2 })
  expect(firstServer(plan)).toMatch(
    /, 7 × 1,300 GB and 7 × 200 GB \(6 reserved\), 10,500 GB in all$/,
  )
  expect(reservedWords(plan, billOf(plan))).toMatch(/^The plan asks for room on each server/)
  expect(billNames(plan, billOf(plan))).toContain('MBX01-DB001-LOGS')
})

it('says nothing of reserved volumes where there are none', () => {
  expect(reservedWords(defaultPlan, billOf(defaultPlan))).toBe('')
})
