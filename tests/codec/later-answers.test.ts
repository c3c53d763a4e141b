// @vitest-environment-options {"alone": "later answers"}
import { describe, expect, it, vi } from 'vitest'
import { decodePlan, encodePlan, encodePlanFile } from '../../src/codec/index.ts'
import { papersBaselinePlan } from '../../src/codec/stored-answers.ts'
import { answerDefinitions, defaultPlan, type Plan, withVersion } from '../../src/engine/index.ts'
import { linksOfVersion1, linksOfVersion2, opened } from '../links/golden.ts'
import { decodeFile } from './decode-file.ts'

// The setup of every test has loaded the engine, without the replaced modules.
vi.hoisted(() => vi.resetModules())

// A later release, in which a plan and each of its tiers have an answer more.
vi.mock('../../src/engine/plan/mailboxes-and-quota-answers.ts', async (load) => {
  const { mailboxesAndQuotaAnswerDefinitions } =
    await load<typeof import('../../src/engine/plan/mailboxes-and-quota-answers.ts')>()
  const { quota, singleItemRecovery } = mailboxesAndQuotaAnswerDefinitions
  const { was: _was, rolesDefault: _roles, ...box } = quota
  return {
    mailboxesAndQuotaAnswerDefinitions: {
      ...mailboxesAndQuotaAnswerDefinitions,
      vault: { ...box, label: 'Vault quota', since: 3, default: 0, min: 0 },
      litigationHold: { ...singleItemRecovery, since: 3, default: false },
    },
  }
})

// And there is an array more that a price can be entered for.
vi.mock('../../src/engine/hardware/equallogic-arrays.ts', async (load) => {
  const arrays = await load<typeof import('../../src/engine/hardware/equallogic-arrays.ts')>()
  return { ...arrays, pricedArrays: [...arrays.pricedArrays, 'PS7000 600'] }
})

const [tier] = defaultPlan.tiers
const archived = { ...tier, vault: 500 }
const held = { ...defaultPlan, litigationHold: true }
const given: Plan = { ...held, tiers: [tier, archived] }

describe('an answer that came after the newest version of link and file', () => {
  it('is among the answers of a plan and of a tier', () => {
    expect(Object.keys(answerDefinitions)).toEqual(
      expect.arrayContaining(['vault', 'litigationHold']),
    )
    expect(defaultPlan).toMatchObject({ litigationHold: false, tiers: [{ vault: 0 }] })
  })

  it('travels in links and files where it is given', () => {
    expect(decodePlan(encodePlan(given).code)).toStrictEqual({ ok: true, plan: given, leftOut: 0 })
    expect(decodeFile(encodePlanFile(given))).toStrictEqual({ ok: true, plan: given })
    expect(JSON.parse(encodePlanFile(given))).toMatchObject({
      version: 2,
      plan: { litigationHold: true, tiers: [{ quotaMb: 700 }, { vault: 500 }] },
    })
  })

  it('travels in those of a version sized by role requirements', () => {
    const later = withVersion(given, '2019')
    expect(decodePlan(encodePlan(later).code)).toStrictEqual({ ok: true, plan: later, leftOut: 0 })
    expect(decodeFile(encodePlanFile(later))).toStrictEqual({ ok: true, plan: later })
    expect(JSON.parse(encodePlanFile(later))).toStrictEqual({
      format: 'Spindle plan',
      version: 3,
      plan: expect.objectContaining({ litigationHold: true, tiers: [{}, { vault: 500 }] }),
    })
  })

  it('leaves links and files as they were where it is not', () => {
    expect(encodePlan(papersBaselinePlan).code).toBe(linksOfVersion1[0]?.code)
    const saved = JSON.parse(encodePlanFile(papersBaselinePlan))
    expect(saved).toMatchObject({ version: 1 })
    expect(JSON.stringify(saved)).not.toMatch(/vault|litigation/i)
  })

  it.each([...linksOfVersion1, ...linksOfVersion2])(
    'has its default in what was sent and saved before: $name',
    ({ code, plan, leftOut = 0 }) => {
      expect(decodePlan(code)).toStrictEqual({ ...opened(plan), leftOut })
      expect(decodeFile(encodePlanFile(plan))).toStrictEqual({ ok: true, plan })
      expect(plan).toMatchObject({ litigationHold: false })
      for (const one of plan.tiers) expect(one).toMatchObject({ vault: 0 })
    },
  )

  it('is refused out of its range', () => {
    const text = encodePlanFile(given).replace('"vault": 500', '"vault": -1')
    expect(decodeFile(text)).toMatchObject({
      ok: false,
      problem: { code: 'invalid', problems: [{ path: 'tiers.1.vault' }] },
    })
  })
})

describe('the price of an array that came after the newest version', () => {
  const priced: Plan = { ...defaultPlan, prices: { 'PS6100X 600': 7, 'PS7000 600': 5 } }

  it('travels in links and files where it was entered', () => {
    expect(decodePlan(encodePlan(priced).code)).toMatchObject({ ok: true, plan: priced })
    expect(decodeFile(encodePlanFile(priced))).toStrictEqual({ ok: true, plan: priced })
  })

  it('is not named where it was not', () => {
    const other = encodePlanFile({ ...priced, prices: { 'PS6100X 600': 7 } })
    expect(other).toContain('"PS4100E 3000": null')
    expect(other).not.toContain('PS7000')
  })
})
