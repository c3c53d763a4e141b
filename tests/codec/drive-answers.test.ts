import { describe, expect, it } from 'vitest'
import { decodeFile, decodePlan, encodeFile, encodePlan } from '../../src/codec/index.ts'
import { defaultPlan, type Plan, withVersion } from '../../src/engine/index.ts'
import { codeSaying } from './code-of.ts'

const linkOf = (version: string, ...changes: object[]) => decodePlan(codeSaying(changes, version))
const fileOf = (version: number, plan: object) =>
  decodeFile(JSON.stringify({ format: 'Spindle plan', version, plan }))

describe('the drive bays of a server', () => {
  it.each(['2003', '2010', '2013', '2016', '2019', 'SE'] as const)(
    'are twelve in a new plan of Exchange %s, which links and files carry',
    (exchange) => {
      const plan = withVersion(defaultPlan, exchange)
      expect(plan).toMatchObject({ bays: 12, shelfBays: null })
      for (const one of [plan, { ...plan, bays: null }, { ...plan, bays: 16, shelfBays: 60 }]) {
        expect(decodePlan(encodePlan(one).code)).toStrictEqual({ ok: true, plan: one, leftOut: 0 })
        expect(decodeFile(encodeFile(one))).toStrictEqual({ ok: true, plan: one })
      }
    },
  )

  it.each(['2013', '2016', '2019', 'SE'])(
    'are not limited in links and files of Exchange %s that were published before',
    (exchange) => {
      const opened = { ok: true, plan: { exchange, bays: null, shelfBays: null } }
      expect(linkOf('3', { exchange }, {})).toMatchObject(opened)
      expect(linkOf('1', { exchange }, {})).toMatchObject(opened)
      expect(linkOf('2', { exchange }, {})).toMatchObject(opened)
      const whole = { exchange, prices: {}, ownArrays: [], acknowledged: [], tiers: [{}] }
      expect(fileOf(3, whole)).toMatchObject(opened)
    },
  )

  it('are those of a new plan where one of Exchange 2010 that was published becomes another', () => {
    const opened = linkOf('1', {}, {})
    if (!opened.ok) throw new Error('It opens')
    expect(withVersion(opened.plan, 'SE').bays).toBe(12)
  })

  it.each(['bays', 'shelfBays'] as const satisfies readonly (keyof Plan)[])(
    'hold the ends of the range of %s, and nothing beyond',
    (key) => {
      for (const value of [1, 1000, null])
        expect(linkOf('3', { [key]: value }, {})).toMatchObject({
          ok: true,
          plan: { [key]: value },
        })
      for (const value of [0, 1001, 12.5, '12'])
        expect(linkOf('3', { [key]: value }, {})).toMatchObject({
          ok: false,
          problem: { code: 'invalid', problems: [{ path: key }] },
        })
    },
  )
})

describe('the drives of logs and restores', () => {
  const follow = {
    logDrive: null,
    logDriveKind: 'as the database drive',
    restoreDrive: null,
    restoreDriveKind: 'as the database drive',
  } as const
  const published = {
    logDrive: 8000,
    logDriveKind: '7.2K SAS 3.5',
    restoreDrive: 8000,
    restoreDriveKind: '7.2K SAS 3.5',
  } as const

  it.each(['2013', '2016', '2019', 'SE'] as const)(
    'follow those of databases in a new plan of Exchange %s, which links and files carry',
    (exchange) => {
      const plan = withVersion(defaultPlan, exchange)
      expect(plan).toMatchObject(follow)
      for (const one of [plan, { ...plan, ...published }]) {
        expect(decodePlan(encodePlan(one).code)).toStrictEqual({ ok: true, plan: one, leftOut: 0 })
        expect(decodeFile(encodeFile(one))).toStrictEqual({ ok: true, plan: one })
      }
    },
  )

  it.each(['2013', '2016', '2019', 'SE'])(
    'are of 8,000 GB in links and files of Exchange %s that were published before',
    (exchange) => {
      const opened = { ok: true, plan: { exchange, ...published } }
      for (const version of ['1', '2', '3'])
        expect(linkOf(version, { exchange }, {})).toMatchObject(opened)
      expect(linkOf('3', { exchange, databaseDrive: 4000 }, {})).toMatchObject(opened)
      const whole = { exchange, prices: {}, ownArrays: [], acknowledged: [], tiers: [{}] }
      expect(fileOf(3, whole)).toMatchObject(opened)
    },
  )

  it('follow where a plan of Exchange 2010 that was published becomes another', () => {
    const opened = linkOf('1', {}, {})
    if (!opened.ok) throw new Error('It opens')
    expect(withVersion(opened.plan, 'SE')).toMatchObject(follow)
  })
})
