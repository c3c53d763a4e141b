import { describe, expect, it } from 'vitest'
import { compareResults, readWorkbook } from '../../src/workbook/index.ts'
import { exampleB } from '../roles/examples.ts'
import { namesOf } from './filled-designs.ts'
import { namesOfA } from './filled-examples.ts'
import { type CellText, makeWorkbook } from './make-workbook.ts'
import { namedResults } from './named-results.ts'

type Names = Readonly<Record<string, CellText>>

/** Example B whole, in two sites and of two tiers. */
const namesOfB = namesOf({ ...exampleB.design, disk2: exampleB.design.disk1! }, { version: '7.6' })

/** Results that agree with nothing, each by its name. */
const wrong = Object.fromEntries(
  [...Object.keys(namedResults), 'Tier1MBXSize', 'Tier1DumpsterSize', 'Tier2DumpsterSize'].map(
    (name) => [name, 123_456.789],
  ),
)

function comparedOf(names: Names) {
  const read = readWorkbook(makeWorkbook({ names, results: wrong, version: '7.6' }))
  if (!read.ok) throw new Error(read.problem.code)
  return compareResults(read)
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

  it('are apart from one that has nothing to do with it', () => {
    const rows = comparedOf({ ...namesOfB, NetLinkType: 'Carrier pigeon' })
    for (const name of ['Tier1MBXSize', 'calcTotServerRAM', 'EnvPeakIOPS', 'TotPeakLogCIBandwidth'])
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
    ['LogH1…LogH24', { LogH7: 'noon' }, ['TotPeakLogCIBandwidth'], ['EnvPeakIOPS', 'Tier1MBXSize']],
    ['NumTier2MBX', { NumTier2MBX: 'n/a' }, ['EnvPeakIOPS'], ['Tier1MBXSize']],
  ])('have %s where it changes the result, and not elsewhere', (name, others, where, elsewhere) => {
    expect(behindOf(others, [...where, ...elsewhere])).toEqual({
      ...Object.fromEntries(where.map((result) => [result, [name]])),
      ...Object.fromEntries(elsewhere.map((result) => [result, []])),
    })
  })

  it('name an answer once that both its gate and its value keep from being read', () => {
    const others = { NumDBsOverride: 'perhaps', CustomNumDBs: 40 }
    expect(behindOf(others, ['RecNumDBs', 'Tier1MBXSize'])).toEqual({
      ...{ RecNumDBs: ['NumDBsOverride'], Tier1MBXSize: [] },
    })
  })
})
