import { expect, it } from 'vitest'
import { namedFigures, tierFigureNames } from '../../../src/engine/figures/role-figures.ts'
import {
  figuresOfDesign,
  figuresOfPlan,
  hasParts,
  listedFigures,
  methodOf,
  type Plan,
  resultKinds,
  size,
} from '../../../src/engine/index.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'
import { randomDesign, wideDesign } from '../../roles/random-designs.ts'
import { namedPlans } from '../named-plans.ts'

const sizedOf = (plans: readonly Plan[]) =>
  plans.flatMap((plan) => {
    const result = size(plan)
    return result.ok ? [{ plan, sizing: result.sizing }] : []
  })
const sized = sizedOf(Object.values(namedPlans))
const keysIn = ({ plan, sizing }: (typeof sized)[number]) =>
  listedFigures(plan, sizing, null).map(({ key }) => key)

/** Random designs that have every figure between them: volumes of logs, last ones that are not full, lagged servers, several DAGs over two sites. */
const havingAll = [0, 3, 5, 12, 178]
  .map(randomDesign)
  .concat(wideDesign(2))
  .map((design): Plan => ({ ...planFromKeys(design), mode: 'corrected', serverMemory: 128 }))

it('lists every result of a plan and of its design with its own value', () => {
  for (const { plan, sizing } of sized) {
    const design = methodOf(plan).propose(plan, sizing)
    const list = listedFigures(plan, sizing, design)
    const results = { ...figuresOfPlan(plan, sizing), ...(design && figuresOfDesign(design)) }
    for (const { key, group, label } of resultKinds) {
      const listed = list.filter((one) => one.group === group && one.key === key)
      const value = results[key]?.value
      expect(listed.map((one) => [one.label, one.worked.value])).toEqual(
        value === undefined ? [] : [[label, value]],
      )
    }
  }
})

it('lists every figure with a row in a table, in some plan, and those of a mailbox for each tier', () => {
  const listed = new Set([...sized, ...sizedOf(havingAll)].flatMap(keysIn))
  const rows = namedFigures.filter(({ shown }) => shown).map(({ name }) => name)
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.filter((name) => !listed.has(name))).toEqual([])
  for (const { plan, sizing } of sized) {
    const ofMailbox = listedFigures(plan, sizing, null).filter(({ group }) => group === 'A mailbox')
    const each = hasParts(sizing) ? tierFigureNames.length : 5
    expect(ofMailbox).toHaveLength(each * sizing.tiers.length)
  }
})

it('lists a figure of a table that is 0, where its row says so', () => {
  const zeros = sized.flatMap(({ plan, sizing }) =>
    listedFigures(plan, sizing, null)
      .filter(({ group, worked }) => group === 'Logs over the link' && worked.value === 0)
      .map(({ key }) => key),
  )
  expect(zeros).toContain('streams')
})
