import { describe, expect, it } from 'vitest'
import type { Plan } from '../../src/engine/index.ts'
import {
  compareWorkbookResults,
  readWorkbook,
  type WorkbookReading,
} from '../../src/workbook/index.ts'
import { hourlyLogInputNames } from '../../src/workbook/input-names.ts'
import { exampleB } from '../roles/examples.ts'
import { namesOf } from './filled-designs.ts'
import { namesOfA, namesOfB } from './filled-examples.ts'
import { type CellText, makeWorkbook } from './make-workbook.ts'
import { namedResults } from './named-results.ts'

describe('compare results', () => {
  type Names = Readonly<Record<string, CellText>>

  /** Example B whole, in two sites and of two tiers. */
  const namesOfB = namesOf(
    { ...exampleB.design, disk2: exampleB.design.disk1! },
    { version: '7.6' },
  )

  /** Results that agree with nothing, each by its name. */
  const wrong = Object.fromEntries(
    [...Object.keys(namedResults), 'Tier1MBXSize', 'Tier1DumpsterSize', 'Tier2DumpsterSize'].map(
      (name) => [name, 123_456.789],
    ),
  )

  function comparedOf(names: Names) {
    const read = readWorkbook(makeWorkbook({ names, results: wrong, version: '7.6' }))
    if (!read.ok) throw new Error(read.problem.code)
    return compareWorkbookResults(read)
  }

  /** The inputs not read that are behind some results of example B with other inputs. */
  function behindOf(others: Names, results: readonly string[]): Readonly<Record<string, unknown>> {
    const rows = comparedOf({ ...namesOfB, ...others })
    return Object.fromEntries(
      results.map((name) => [
        name,
        rows.find((row) => row.name === name)?.behind.map((one) => one.name),
      ]),
    )
  }

  describe('the inputs not read beside a result that differs', () => {
    it('are none where all that count were read, whatever of a second site is missing', () => {
      const rows = comparedOf(namesOfA)
      expect(rows.length).toBeGreaterThan(40)
      for (const { name, agrees, behind, others } of rows)
        expect({ name, agrees, behind, others }).toEqual({
          name,
          agrees: null,
          behind: [],
          others: [],
        })
    })

    it('list apart an input that does not affect the result', () => {
      const rows = comparedOf({ ...namesOfB, NetLinkType: 'Carrier pigeon' })
      for (const name of [
        'Tier1MBXSize',
        'calcTotServerRAM',
        'EnvPeakIOPS',
        'TotPeakLogCIBandwidth',
      ])
        expect(rows.find((row) => row.name === name)).toMatchObject({
          behind: [],
          others: [{ name: 'NetLinkType', answer: 'linkSpeed' }],
        })
    })

    it.each<readonly [string, Names, readonly string[], readonly string[]]>([
      ['BackupMethod', { BackupMethod: 'Tape' }, ['LogDiskSpaceReqBackup'], ['Tier1MBXSize']],
      ['Tier1SIREnabled', { Tier1SIREnabled: 'so' }, ['Tier1DumpsterSize'], ['Tier2DumpsterSize']],
      ['VirtualizationEnabled', { VirtualizationEnabled: 7 }, ['calcCPUUtilPDC'], ['EnvPeakIOPS']],
      [
        'SiteResilienceEnabled',
        { SiteResilienceEnabled: 'so' },
        ['MaxActiveDBsPDC'],
        ['Tier1MBXSize'],
      ],
      ['Tier2NumGrowth', { Tier2NumGrowth: 'so' }, ['EnvPeakIOPS'], ['Tier1MBXSize']],
      [
        ...(['CustomMaxDBSize', { DBSizeOverride: 'Custom', CustomMaxDBSize: 'so' }] as const),
        ...([['calcRecMaxDBSize'], ['Tier1MBXSize']] as const),
      ],
      [
        'LogH1…LogH24',
        { LogH7: 'noon' },
        ['TotPeakLogCIBandwidth'],
        ['EnvPeakIOPS', 'Tier1MBXSize'],
      ],
      ['NumTier2MBX', { NumTier2MBX: 'n/a' }, ['EnvPeakIOPS'], ['Tier1MBXSize']],
    ])(
      'have %s where it changes the result, and not elsewhere',
      (name, others, where, elsewhere) => {
        expect(behindOf(others, [...where, ...elsewhere])).toEqual({
          ...Object.fromEntries(where.map((result) => [result, [name]])),
          ...Object.fromEntries(elsewhere.map((result) => [result, []])),
        })
      },
    )

    it('name an answer once that both its gate and its value keep from being read', () => {
      const others = { NumDBsOverride: 'perhaps', CustomNumDBs: 40 }
      expect(behindOf(others, ['RecNumDBs', 'Tier1MBXSize'])).toEqual({
        ...{ RecNumDBs: ['NumDBsOverride'], Tier1MBXSize: [] },
      })
    })
  })
})

describe('gates', () => {
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
      [
        'OverrideRAID',
        { DesiredStorageArch: 'RAID-6' },
        (plan) => plan.forcedRaid,
        'RAID-6',
        'none',
      ],
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
      expect(notReadOf(reading)).toContainEqual([
        'CustomNumDBs',
        'gate unread',
        'NumDBsOverride No',
      ])
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
})

describe('hours', () => {
  /** What is read of hours of the log, of which those not named hold the same each. */
  function withHours(each: CellText, others: Readonly<Record<number, CellText>> = {}) {
    const hours = hourlyLogInputNames.map((name, at) => [name, others[at + 1] ?? each])
    const read = readWorkbook(
      makeWorkbook({ names: { ...namesOfB, ...Object.fromEntries(hours) } }),
    )
    if (!read.ok) throw new Error(read.problem.code)
    const ofHours = <
      T extends WorkbookReading['read'][number] | WorkbookReading['notRead'][number],
    >(
      names: readonly T[],
    ) => names.find(({ answer }) => answer === 'logHours')
    const notRead = ofHours(read.notRead)
    return {
      line: read.plan.logHours,
      taken: ofHours(read.read)?.taken,
      why: notRead && [notRead.why, notRead.sum].filter((one) => one !== undefined),
      value: notRead?.value,
    }
  }

  /** 24 hours, of which one has another share. */
  const line = (each: string, at: number, other: string) =>
    hourlyLogInputNames.map((_name, hour) => (hour + 1 === at ? other : each)).join(' ')

  describe('the hours of the log', () => {
    it('may have all of a day in one of them', () => {
      expect(withHours(0, { 10: 1 })).toMatchObject({ line: line('0', 10, '100'), why: undefined })
      expect(withHours(null, { 10: '100 %' }).line).toBe(line('0', 10, '100'))
    })

    it('are fractions or percentages by their sum, all of them alike', () => {
      expect(withHours(1 / 32, { 4: 9 / 32 })).toMatchObject({ line: line('3.125', 4, '28.125') })
      expect(withHours(1 / 32, { 4: 9 / 32 }).taken).toBeUndefined()
      expect(withHours(4.25, { 4: 0.5 })).toEqual({
        ...{ line: line('4.25', 4, '0.5'), taken: 'as percentage' },
        ...{ why: undefined, value: undefined },
      })
      expect(withHours('4 %', { 4: 0.08 })).toMatchObject({ line: line('4', 4, '8') })
      expect(withHours('4 %', { 4: 8 })).toMatchObject({ line: line('4', 4, '8') })
      expect(withHours('4 %', { 4: '8%' }).taken).toBeUndefined()
    })

    it('may be rounded, and may be none', () => {
      expect(withHours(0.04, { 4: 0.06 }).line).toBe(line('4', 4, '6'))
      expect(withHours(4, { 4: 11 }).line).toBe(line('4', 4, '11'))
      expect(withHours(0)).toMatchObject({ line: '', why: undefined })
    })

    it('are not read where they add up to neither a day nor 100', () => {
      expect(withHours(2, { 4: 0.5 })).toMatchObject({ line: '', why: ['no day', 46.5] })
      expect(withHours(0.02)).toMatchObject({ line: '', why: ['no day', 0.48] })
      expect(withHours('2 %')).toMatchObject({ line: '', why: ['no day', 0.48] })
    })

    it('are refused if one of them is no share, and that one is shown', () => {
      const kinds = [
        ['noon', 'not a number'],
        ['4 h', 'no unit'],
        [-0.04, 'out of range'],
      ] as const
      for (const [value, why] of kinds) {
        const { line: none, why: said, value: shown } = withHours(1 / 24, { 5: value })
        expect({ none, said, shown }).toMatchObject({ none: '', said: [why], shown: { value } })
      }
      expect(withHours(1 / 24, { 5: { error: '#N/A' } })).toMatchObject({
        line: '',
        why: ['error'],
      })
    })
  })
})
