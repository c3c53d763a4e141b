import { describe, expect, it } from 'vitest'
import {
  type AutomaticKey,
  automaticFigure,
  decideAutomatic,
  defaultPlan,
  explain,
  type Plan,
  size,
  withAutomatic,
  withVersion,
} from '../../../src/engine/index.ts'

const later = withVersion(defaultPlan, 'SE')
const of = (change: Partial<Plan>): Plan => {
  const [tier] = later.tiers
  return decideAutomatic({ ...later, ...change, tiers: [{ ...tier, mailboxes: 20_000 }] }).plan
}

/** The figure of an automatic answer, with how it came about. */
function figure(plan: Plan, key: AutomaticKey) {
  const result = size(plan)
  if (!result.ok) throw new Error('The plan cannot be sized')
  const found = { condition: 'The fewest that hold.', lacking: [result.sizing.servers] }
  const worked = automaticFigure(plan, result.sizing, key, found)
  const told = worked && explain(worked, (value) => value.toString())
  return { value: worked?.value, unit: worked?.unit, label: worked?.label, ...told, worked }
}

describe('the figure of an answer that is left to the program', () => {
  it('tells of servers how they were found, with what one less lacks behind it', () => {
    const { worked, ...told } = figure(of({}), 'activeServers')
    expect(told).toMatchObject({ value: 7, unit: 'servers', words: 'The fewest that hold.' })
    expect(told.numbers).toBe('7, found by trying')
    expect(worked?.how).toMatchObject({
      kind: 'solved',
      inputs: [{ label: 'Servers of the environment' }],
    })
  })

  it.each([
    [{}, 3, 'Three copies, of which two are left during a rebuild', 1],
    [{ lostServers: 3 }, 4, 'One copy more than servers lost at once', 2],
    [{ sites: 2, survive: 'site' }, 4, 'Two copies in each site, of which one may be lost', 2],
  ] as const)('tells of copies what must survive: %j', (change, copies, binding, away) => {
    const plan = of(change)
    const { worked, value } = figure(plan, 'copies')
    expect(value).toBe(copies)
    expect(worked?.how).toMatchObject({ kind: 'largest', binding: { label: binding } })
    expect(figure(plan, 'secondSiteCopies')).toMatchObject({
      ...{ value: away, label: 'Copies in the second site' },
    })
  })

  it('is that of the sizing for databases that are counted', () => {
    const plan = of({ sites: 2, survive: 'site' })
    expect(plan.databases).toBeNull()
    expect(figure(plan, 'databases')).toMatchObject({ value: 50, unit: 'databases' })
  })

  it('says of a number that no longer follows how it was found', () => {
    const plan = { ...of({}), copies: 5 }
    expect(figure(plan, 'copies')).toMatchObject({ value: 5, words: 'The fewest that hold.' })
  })

  it('is the servers of a plan that the papers size', () => {
    const plan = withAutomatic(defaultPlan, 'servers', true)
    expect(figure(plan, 'servers')).toMatchObject({ value: 4, unit: 'servers' })
  })
})
