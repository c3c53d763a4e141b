import { describe, expect, it } from 'vitest'
import type { Plan } from '../../src/engine/index.ts'
import { readWorkbook, type WorkbookReading } from '../../src/workbook/index.ts'
import { namesOfB } from './filled-examples.ts'
import { type CellText, makeWorkbook } from './make-workbook.ts'

type Names = Readonly<Record<string, CellText>>

function readingOf(others: Names, names: Names = namesOfB): WorkbookReading {
  const read = readWorkbook(makeWorkbook({ names: { ...names, ...others } }))
  if (!read.ok) throw new Error(read.problem.code)
  return read
}

/** The names that were not read, each with the reason and the gate that keeps it from counting. */
const notReadOf = ({ notRead }: WorkbookReading) =>
  notRead.map(({ name, why, gate }) => [name, why, gate && `${gate.by} ${gate.says}`])

const unclear = [null, 'whatever', 7, { error: '#N/A' }]

describe('an input that decides whether another counts', () => {
  it.each<readonly [string, Names, (plan: Plan) => unknown, unknown, unknown]>([
    ['DBSizeOverride', { CustomMaxDBSize: 100 }, (plan) => plan.largestDatabase, 100, null],
    ['NumDBsOverride', { CustomNumDBs: 192 }, (plan) => plan.databases, 192, null],
    ['DiskLimitOverride', { NumDisksPerServer: 20 }, (plan) => plan.volumesPerServer, 20, null],
    ['OverrideRAID', { DesiredStorageArch: 'RAID-6' }, (plan) => plan.forcedRaid, 'RAID-6', 'none'],
    ['Tier1PredictIOPS', { Tier1IOPS: 0.5 }, ({ tiers: [one] }) => one.measuredIops, 0.5, null],
  ])(
    '%s counts it, or does not, and is told where it says neither',
    (gate, held, of, counted, not) => {
      const on = gate === 'DBSizeOverride' ? 'Custom' : gate === 'OverrideRAID' ? 'Yes' : 'No'
      const off = gate === 'DBSizeOverride' ? 'Default' : on === 'Yes' ? 'No' : 'Yes'
      const [name] = Object.keys(held)
      expect(of(readingOf({ ...held, [gate]: on }).plan)).toBe(counted)
      const closed = readingOf({ ...held, [gate]: off })
      expect(of(closed.plan)).toBe(not)
      expect(notReadOf(closed)).toContainEqual([name, 'switched off', `${gate} ${on}`])
      expect(closed.notRead.map((one) => one.name)).not.toContain(gate)
      for (const word of unclear) {
        const reading = readingOf({ ...held, [gate]: word })
        expect(of(reading.plan)).toBe(not)
        expect(notReadOf(reading)).toContainEqual([name, 'gate unread', `${gate} ${on}`])
        expect(notReadOf(reading)[0]).toEqual([gate, 'gate unread', `${gate} ${on}`])
      }
    },
  )

  it('says Custom by no switch, and Yes or No by one', () => {
    for (const word of [true, false]) {
      const { plan, notRead } = readingOf({ CustomMaxDBSize: 100, DBSizeOverride: word })
      expect(plan.largestDatabase).toBeNull()
      expect(notRead[0]).toMatchObject({ name: 'DBSizeOverride', why: 'gate unread' })
    }
    expect(readingOf({ CustomNumDBs: 192, NumDBsOverride: false }).plan.databases).toBe(192)
    expect(readingOf({ CustomNumDBs: 192, NumDBsOverride: true }).plan.databases).toBeNull()
  })

  it('says by its absence neither', () => {
    const { NumDBsOverride: _gate, ...others } = namesOfB
    const reading = readingOf({ CustomNumDBs: 192 }, others)
    expect(reading.plan.databases).toBeNull()
    expect(notReadOf(reading)).toContainEqual(['CustomNumDBs', 'gate unread', 'NumDBsOverride No'])
  })
})

describe('HAOption', () => {
  const ofDag = { numDBCopies: 4, ReplayLagHours: 48, SRModel: 'Active/Active (Single DAG)' }
  const read = { copies: 4, replayLag: 48, siteModel: 'AA1', availability: 'dag' }

  it('that is No makes standalone servers, whatever stands about copies', () => {
    const reading = readingOf({ HAOption: 'No' })
    const { copies, sites, laggedCopies, activeServers } = reading.plan
    expect(reading.plan.availability).toBe('none')
    expect({ copies, sites, laggedCopies, activeServers }).toEqual({
      ...{ copies: 3, sites: 1, laggedCopies: 0, activeServers: 4 },
    })
    expect(notReadOf(reading)).toContainEqual(['numDBCopies', 'switched off', 'HAOption Yes'])
  })

  it.each([null, 'Stand-alone', { error: '#REF!' }])(
    'that is %j is the first input not read, and what stands about copies is read',
    (word) => {
      const { plan, notRead } = readingOf({ ...ofDag, HAOption: word })
      expect(plan).toMatchObject(read)
      expect(notRead[0]?.name).toBe('HAOption')
      expect(notRead.map(({ name }) => name)).not.toContain('numDBCopies')
    },
  )

  it('that is missing is the first answer not found, and what stands about copies is read', () => {
    const { HAOption: _gate, ...others } = namesOfB
    const { plan, missing } = readingOf(ofDag, others)
    expect(plan).toMatchObject(read)
    expect(missing[0]?.name).toBe('HAOption')
  })

  it('is one and the same as an answer and as a gate', () => {
    for (const word of ['Enabled', true, 1])
      expect(readingOf({ ...ofDag, HAOption: word }).plan).toMatchObject(read)
  })
})
