import { unzipSync, Zip, ZipDeflate } from 'fflate'
import { describe, expect, it } from 'vitest'
import { allAnswerFields, fieldOf, isFieldOfPlan } from '../../src/engine/index.ts'
import {
  compareWorkbookResults,
  readWorkbook,
  type WorkbookReading,
} from '../../src/workbook/index.ts'
import { workbookInputsWithAnswers } from '../../src/workbook/input-names.ts'
import { exampleA, exampleB, exampleC } from '../roles/examples.ts'
import { planFromKeys } from '../roles/plan-from-keys.ts'
import { namesOf } from './filled-designs.ts'
import { namesOfA, namesOfB, namesOfC, resultsOfB } from './filled-examples.ts'
import { type CellText, makeWorkbook } from './make-workbook.ts'

type Names = Readonly<Record<string, CellText>>
const listed = 'Server1Name…Server16Name'

function readingOf(names: Names, others: object = {}): WorkbookReading {
  const read = readWorkbook(makeWorkbook({ names, ...others }))
  if (!read.ok) throw new Error(read.problem.code)
  return read
}

const planOfB = planFromKeys(exampleB.design)

/** The names that were not read, with what keeps them from counting, or another reason. */
const notReadOf = ({ notRead }: WorkbookReading) =>
  notRead.map(({ name, why, gate }) => [name, gate ? `${gate.by} ${gate.says}` : why])

const whenCounted = [
  ['Tier1IOPS', 'Tier1PredictIOPS No'],
  ['Tier1RWRatio', 'Tier1PredictIOPS No'],
  ['CustomMaxDBSize', 'DBSizeOverride Custom'],
  ['CustomNumDBs', 'NumDBsOverride No'],
  ['NumDisksPerServer', 'DiskLimitOverride No'],
  ['DesiredStorageArch', 'OverrideRAID Yes'],
  ['NumFailureDomainsPri', 'FailureDomainsEnabled Yes'],
  ['NumTier3MBX', 'no mailboxes'],
  ['NumTier4MBX', 'no mailboxes'],
]

describe('a filled workbook', () => {
  it('with the inputs of example B opens as example B', () => {
    const reading = readingOf(namesOfB)
    expect(reading.plan).toEqual(planOfB)
    const ofTier2 = ['Tier2IOPS', 'Tier2RWRatio'].map((name) => [name, 'Tier2PredictIOPS No'])
    expect(notReadOf(reading).toSorted()).toEqual([...whenCounted, ...ofTier2].toSorted())
    expect(reading.missing.map(({ name }) => name)).toContain('WorkWeekDays')
    expect(reading.unknown).toEqual([])
  })

  it.each([
    [exampleA, namesOfA],
    [exampleC, namesOfC],
  ])('with the inputs of example $name opens as that', ({ design }, names) => {
    const reading = readingOf(names)
    expect(reading.plan).toEqual(planFromKeys(design))
    const why = new Set(reading.notRead.map((one) => one.why))
    expect([...why].toSorted()).toEqual(['no mailboxes', 'switched off'])
  })

  it('means what the workbook starts from where it lacks an input, and no server of ours', () => {
    const ofServer = ['cores', 'specRate', 'databaseDrive', 'databaseDriveKind', 'restoreDrive']
    const left = workbookInputsWithAnswers.filter(({ answer }) => ofServer.includes(answer))
    expect(left.length).toBeGreaterThanOrEqual(ofServer.length)
    const names = Object.entries(namesOfB).filter(([key]) => left.every(({ name }) => name !== key))
    const { plan } = readingOf(Object.fromEntries(names))
    expect(plan).toMatchObject({
      ...{ processor: '', processorBy: 'SPECrate 2006', cores: 16, specRate: null, bays: null },
      ...{ databaseDrive: 8000, databaseDriveKind: '7.2K SAS 3.5', restoreDrive: 8000 },
    })
  })

  it('reads texts in the cells themselves, and names in any case of letters, all the same', () => {
    expect(readingOf(namesOfB, { inline: true }).plan).toEqual(planOfB)
    const small = Object.entries(namesOfB).map(([name, value]) => [name.toLowerCase(), value])
    expect(readingOf(Object.fromEntries(small)).plan).toEqual(planOfB)
  })

  it('reads a zip whose parts say their sizes after them, as some programs write it', () => {
    const pieces: Uint8Array[] = []
    const zip = new Zip((_error, piece) => pieces.push(piece))
    for (const [name, part] of Object.entries(unzipSync(makeWorkbook({ names: namesOfB })))) {
      const deflate = new ZipDeflate(name)
      zip.add(deflate)
      deflate.push(part, true)
    }
    zip.end()
    const read = readWorkbook(new Uint8Array(Buffer.concat(pieces)))
    expect(read).toMatchObject({ ok: true, plan: planOfB })
  })

  it('leaves an answer at its default that it does not define, and says by which name it looked', () => {
    const { SafetyNetTimeout: _net, VolGrowth: _growth, ...others } = namesOfB
    const { plan, missing } = readingOf(others)
    expect([plan.safetyNetDays, plan.freeSpace]).toEqual([7, 5])
    expect(missing).toContainEqual({
      name: 'SafetyNetTimeout',
      answer: 'safetyNetDays',
      tier: null,
    })
    expect(missing).toContainEqual({ name: 'VolGrowth', answer: 'freeSpace', tier: null })
  })

  it('lists the names that may be inputs and that nobody here knows, with their labels', () => {
    const labels = { SecretSwitch: 'Is it secret?', RPO: 'Hours that may be lost' }
    const { unknown, read } = readingOf(
      { ...namesOfB, SecretSwitch: 'Yes', calcSecret: 7 },
      {
        labels,
        computed: ['calcSecret'],
        rawNames: `<definedName name="maxExVersion">Variables!$E$9</definedName>`,
      },
    )
    const value = { kind: 'text', value: 'Yes' }
    const at = expect.stringMatching(/^Input!E\d+$/)
    expect(unknown).toEqual([{ name: 'SecretSwitch', at, value, label: labels.SecretSwitch }])
    expect(read.find(({ name }) => name === 'RPO')?.label).toBe(labels.RPO)
  })

  it('takes no value of another name for the label of a drive', () => {
    const places = { DBDiskSizePDC: 'E9', DBDiskRPMPDC: 'F9', DBDiskSizeSDC: 'H9' }
    const labels = { DBDiskSizePDC: 'Database', DBDiskRPMPDC: 'Database' }
    const names = { ...namesOfB, DBDiskSizeSDC: '1200 GB' }
    const { read } = readingOf(names, { places, labels })
    const drives = read.filter(({ name }) => name.startsWith('DBDisk'))
    expect(drives.map(({ name, label }) => [name, label])).toEqual([
      ['DBDiskSizePDC', 'Database'],
      ['DBDiskRPMPDC', 'Database'],
      ['DBDiskSizeSDC', 'Database'],
    ])
  })

  it('has no label to the right of a cell, and none from far away', () => {
    const places = { numDBCopies: 'A9', RPO: 'T10' }
    const labels = { numDBCopies: 'copies', RPO: 'Hours that may be lost' }
    const { read } = readingOf(namesOfB, { places, labels })
    for (const name of ['numDBCopies', 'RPO'])
      expect(read.find((one) => one.name === name)?.label, name).toBeNull()
  })

  it('has the tiers whose mailboxes are a number above 0, or a text that may be one', () => {
    const { plan, tiers } = readingOf({
      ...namesOfB,
      NumTier2MBX: '600 mailboxes',
      NumTier3MBX: null,
    })
    expect(plan.tiers.map(({ mailboxes }) => mailboxes)).toEqual([3000, 600])
    expect(tiers).toEqual([1, 2])
  })

  it.each<readonly [CellText, string]>([
    ['--', 'no mailboxes'],
    [-5, 'no mailboxes'],
    ['n/a', 'not a number'],
    ['5 k', 'no unit'],
    ['0 mailboxes', 'no mailboxes'],
    [true, 'not a number'],
    [{ error: '#N/A' }, 'error'],
  ])('has no tier whose mailboxes are %j, and says why', (held, why) => {
    const reading = readingOf({ ...namesOfB, NumTier2MBX: held })
    expect(reading.plan.tiers.map(({ mailboxes }) => mailboxes)).toEqual([3000])
    expect(notReadOf(reading)).toContainEqual(['NumTier2MBX', why])
    const none = readingOf({ ...namesOfB, NumTier1MBX: 'n/a', NumTier2MBX: held })
    expect(none.plan.tiers).toHaveLength(1)
    expect(notReadOf(none)).toContainEqual(['NumTier1MBX', 'not a number'])
    expect(notReadOf(none)).toContainEqual(['NumTier2MBX', why])
  })

  it('takes the name of the workbook before one that a sheet has for itself', () => {
    const rawNames = '<definedName name="numDBCopies" localSheetId="0">Input!$E$1</definedName>'
    expect(readingOf(namesOfB, { rawNames }).plan.copies).toBe(3)
  })

  it('has a replay lag manager only where it has a name for it', () => {
    const { ReplayLagManagerEnabled: _manager, ...old } = namesOfA
    expect(readingOf(namesOfA).plan.replayLagManager).toBe(true)
    const { plan, missing } = readingOf(old)
    expect(plan.replayLagManager).toBe(false)
    expect(missing.map(({ name }) => name)).toContain('ReplayLagManagerEnabled')
  })

  it('names the servers of one DAG, and no more than it has', () => {
    const named = (servers: readonly string[], others: Names = {}) =>
      readingOf({ ...namesOf(exampleB.design, { version: '7.6', servers }), ...others })
    const all = Array.from({ length: 16 }, (_, at) => `EX${at + 1}`)
    expect(named(all).plan.serverNames).toBe('EX1, EX2, EX3, EX4, EX5, EX6')
    expect(named(all.slice(0, 2)).plan.serverNames).toBe('EX1, EX2')
    expect(notReadOf(named(['EX1', 'EX 2']))).toContainEqual([listed, 'no name'])
    expect(notReadOf(named(['', 'EX2']))).toContainEqual([listed, 'empty'])
    expect(notReadOf(named(all, { Server3Name: null }))).toContainEqual([listed, 'empty'])
  })

  it('says that databases of all DAGs are named alike, where the second site’s begin otherwise', () => {
    const form = { version: '7.6', base: 'ONE-', secondBase: 'TWO-' } as const
    const reading = readingOf(namesOf({ ...exampleB.design, model: 'AAN' }, form))
    expect(reading.plan.databaseNames).toBe('ONE-#')
    expect(notReadOf(reading)).toContainEqual(['DAG2BaseName', 'one beginning'])
    expect(notReadOf(readingOf(namesOf(exampleB.design, form)))).not.toContainEqual([
      ...['DAG2BaseName', 'one beginning'],
    ])
  })

  it('gives every server its failure domain, and says where copies are shared otherwise', () => {
    const withDomains = (home: number, others: Names = {}) => {
      const domains = [[[2, home] as const, [2, 1] as const], [[2, 1] as const]]
      return readingOf({ ...namesOf(exampleB.design, { version: '7.6', domains }), ...others })
    }
    expect(withDomains(1).plan.failureDomains).toBe('1 1 2 2 3 3')
    expect(notReadOf(withDomains(1)).map(([name]) => name)).not.toContain('FD1CopyCountPri')
    expect(notReadOf(withDomains(3))).toContainEqual(['FD1CopyCountPri', 'uneven copies'])
    const broken = withDomains(1, { FD2ServerCountPri: 'two' })
    expect(broken.plan.failureDomains).toBe('')
    expect(notReadOf(broken)).toContainEqual(['NumFailureDomainsPri', 'incomplete'])
  })

  it('is of the version that it says, and for Exchange 2013', () => {
    expect(readingOf(namesOfB, { version: '7.6' }).version).toBe('7.6')
    expect(readingOf(namesOfB).version).toBeNull()
    expect(readingOf({ ...namesOfB, ExVersion: 2016 }).plan.exchange).toBe('2016')
  })
})

describe('the names that are known', () => {
  it('stand for every input of the workbook that an answer has', () => {
    const known = new Set(workbookInputsWithAnswers.map(({ answer }): string => answer))
    const asked = allAnswerFields.filter(
      (field) =>
        isFieldOfPlan(field, planOfB) && JSON.stringify(field.source).includes('"calculator"'),
    )
    expect(asked.length).toBeGreaterThan(60)
    const nameless = asked.map(({ key }) => key).filter((key) => !known.has(key))
    // Hours have 24 names of their own; the workbook takes the rate of a guest, not of its host.
    expect(nameless.toSorted()).toEqual(['hostCores', 'hostRate', 'logHours', 'virtualPerCore'])
  })

  it('are each defined once, and of a tier where the answer is', () => {
    const names = workbookInputsWithAnswers.map(({ name }) => name.toLowerCase())
    expect(new Set(names).size).toBe(names.length)
    for (const { name, answer } of workbookInputsWithAnswers)
      expect(fieldOf(answer).scope, name).toBe(name.includes('#') ? 'tier' : 'plan')
  })
})

describe('the results of a workbook', () => {
  const compared = (names: Names, results: Names = resultsOfB) => {
    const reading = readingOf(names, { results })
    return compareWorkbookResults(reading)
  }

  const wholeB = namesOf({ ...exampleB.design, disk2: exampleB.design.disk1! }, { version: '6.6' })

  it('agree with ours as Microsoft where everything was read, and name what is corrected', () => {
    const rows = compared(namesOfB)
    expect(rows.filter(({ agrees }) => agrees !== 'microsoft')).toEqual([])
    expect(rows).toHaveLength(Object.keys(resultsOfB).length)
    const memory = rows.find(({ name }) => name === 'RecRAMMBXPDC')
    expect(memory).toMatchObject({ theirs: 64, microsoft: 64, corrected: 96, differs: true })
    const users = rows.find(({ name }) => name === 'TotalMBX')
    expect(users).toMatchObject({ differs: false, errata: [] })
    expect(memory?.errata.length).toBeGreaterThan(0)
  })

  it('differ where an input was not read, or a figure is another one', () => {
    const rows = compared({ ...wholeB, Tier1IOFactor: 'twice', DataGrowth: null })
    const load = rows.find(({ name }) => name === 'DBIOPSReplicaSS')
    expect(load?.agrees).toBeNull()
    expect(load?.behind.map(({ name }) => name)).toEqual(['Tier1IOFactor', 'DataGrowth'])
    const users = rows.find(({ name }) => name === 'TotalMBX')
    expect(users).toMatchObject({ agrees: 'microsoft', behind: [] })
    const [changed] = compared(wholeB, { RecRAMMBXSDC: 128 })
    expect(changed).toMatchObject({ theirs: 128, microsoft: 96, agrees: null, behind: [] })
  })

  it('agree with what is corrected, where the workbook does not err', () => {
    const [memory] = compared(namesOfB, { RecRAMMBXPDC: 96 })
    expect(memory).toMatchObject({ microsoft: 64, corrected: 96, agrees: 'corrected' })
    expect(memory?.errata.length).toBeGreaterThan(0)
  })

  it('are of the tiers that have mailboxes', () => {
    const tier1 = Object.entries(namesOfA).filter(([name]) => name.includes('Tier1'))
    const third = tier1.map(([name, value]) => [name.replace('Tier1', 'Tier3'), value])
    const names = { ...namesOfA, ...Object.fromEntries(third), NumTier1MBX: 0 }
    const rows = compared(names, { Tier1MBXSize: 1, Tier3MBXSize: 6549, TotTier3IOPS: 0.067 })
    expect(rows).toMatchObject([
      { name: 'Tier3MBXSize', tier: 0, theirs: 6549, agrees: 'microsoft' },
      { name: 'TotTier3IOPS', tier: 0, agrees: 'microsoft' },
    ])
  })

  it('stand with none of ours where there is none, unless they are none too', () => {
    expect(compared(namesOfB, { calcServerJBODDisks: '--' })).toMatchObject([
      { theirs: null, microsoft: 0, agrees: 'microsoft' },
    ])
    expect(compared(namesOfB, { calcNumActiveDBsSF: { error: '#VALUE!' } })).toMatchObject([
      { theirs: null, microsoft: null, agrees: 'microsoft' },
    ])
    expect(compared(namesOfB, { MaxPreferredActiveDBsPDC: 9 })).toMatchObject([
      { theirs: 9, microsoft: null, agrees: null, label: 'MaxPreferredActiveDBsPDC' },
    ])
  })

  it('count drives in RAID where the design is RAID, as the workbook does', () => {
    const drives = (names: Names, theirs: number) =>
      compared(names, { calcServerRAIDDisks: theirs })[0]
    const none = { microsoft: 0, corrected: 0, agrees: 'microsoft', differs: false, errata: [] }
    expect(drives(namesOfA, 0)).toMatchObject({ theirs: 0, ...none })
    expect(drives(namesOfA, 31)).toMatchObject({ theirs: 31, ...none, agrees: null })
    const inRaid = drives({ ...namesOfA, StorageArchChoice: 'Entirely on RAID' }, 31)
    expect(inRaid).toMatchObject({ microsoft: 31, agrees: 'microsoft' })
    expect(drives(namesOfB, 48)).toMatchObject({ microsoft: 48, agrees: 'microsoft' })
  })

  it('are nothing where the workbook shows none', () => {
    const [blank] = compared(namesOfB, { TotExchVolumes: '--' })
    expect(blank).toMatchObject({ theirs: null, agrees: null })
  })
})
