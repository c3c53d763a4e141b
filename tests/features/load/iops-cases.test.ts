import { describe, expect, it } from 'vitest'
import { asShown, defaultPlan, type Plan, type Sizing, size } from '../../../src/engine/index.ts'
import {
  iopsBars,
  iopsCases,
  iopsCasesDrawnAsBars,
  iopsTakeaway,
} from '../../../src/features/load/iops-cases.ts'
import { formatFor } from '../../../src/ui/format.ts'

const format = formatFor('en-US')
const [tier] = defaultPlan.tiers

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

function sizingOf(plan: Plan): Sizing {
  const result = size(plan)
  if (!result.ok) throw new Error('The plan cannot be computed')
  return result.sizing
}

function spread(lostServers: number, copies = lostServers + 1): Plan {
  return {
    ...defaultPlan,
    tiers: [{ ...tier, mailboxes: 100_000 }],
    worstCase: 'spread',
    servers: 16,
    copies,
    lostServers,
  }
}

const alone: Plan = { ...defaultPlan, availability: 'none' }

describe('the cases of a plan', () => {
  const namesOf = (plan: Plan) => iopsCases(plan, sizingOf(plan)).map(({ name }) => name)

  it('are named from all servers up to the worst', () => {
    expect(namesOf(defaultPlan)).toEqual(['All servers up', 'One server carries all'])
    expect(namesOf(alone)).toEqual(['All servers up'])
    expect(namesOf(spread(2))).toEqual([
      'All servers up',
      'After 1 server is lost',
      'After 2 servers are lost',
    ])
    expect(namesOf({ ...spread(0, 4), survive: 'site and server' })).toEqual([
      'All servers up',
      'After a site is lost',
      'After a site and a server are lost',
    ])
  })

  it('are of a kind that does not hang on their name', () => {
    const kindsOf = (plan: Plan) => iopsCases(plan, sizingOf(plan)).map(({ kind }) => kind)
    expect(kindsOf(defaultPlan)).toEqual(['all up', 'one server carries all'])
    expect(kindsOf(alone)).toEqual(['standalone'])
    expect(kindsOf(spread(2))).toEqual(['all up', 'after losses', 'after losses'])
  })

  it('have a bar each, or the first and the last three where there are many', () => {
    const drawn = (plan: Plan) =>
      iopsCasesDrawnAsBars(iopsCases(plan, sizingOf(plan))).map(({ load }) => load.lost)
    expect(drawn(spread(3))).toEqual([0, 1, 2, 3])
    expect(drawn(spread(15))).toEqual([0, 13, 14, 15])
  })

  it.each([
    ['one server', defaultPlan],
    ['spread', spread(3)],
    ['alone', alone],
  ] as const)(
    'add up to the expected load, and with the reserve in the worst to what is required: %s',
    (_kind, plan) => {
      const sizing = sizingOf(plan)
      const cases = iopsCases(plan, sizing)
      const totals = iopsBars(cases, sizing, format).map(({ values }) =>
        Object.values(values).reduce((sum, value) => sum + value, 0),
      )
      const expected = cases.map(({ load }) => asShown(load.expectedLoad))
      expect(totals.slice(0, -1)).toEqual(expected.slice(0, -1))
      expect(totals.at(-1)).toBe(asShown(sizing.iops.designRequirement))
    },
  )

  it('are listed in one sentence', () => {
    const said = (plan: Plan) => {
      const sizing = sizingOf(plan)
      return plain(iopsTakeaway(iopsCases(plan, sizing), sizing, format))
    }
    expect(said(defaultPlan)).toBe(
      'One server carrying all 7 databases needs 2,130 IOPS, 65 % of it transactional; with the reserve 2,722 IOPS.',
    )
    expect(said({ ...defaultPlan, tiers: [{ ...tier, mailboxes: 1 }] })).toContain(
      'One server carrying the only database needs',
    )
    expect(said(spread(3))).toMatch(/^After 3 servers are lost, each server needs/)
    expect(said({ ...alone, reserve: 'none' })).toMatch(
      /^Each server needs [\d,]+ IOPS, \d+ % of it transactional; no reserve is kept\.$/,
    )
  })
})
