import { unzipSync, Zip, ZipDeflate } from 'fflate'
import { describe, expect, it } from 'vitest'
import { fieldOf, fields, isOfPlan } from '../../src/engine/index.ts'
import { compareResults, readWorkbook, type WorkbookReading } from '../../src/workbook/index.ts'
import { inputNames } from '../../src/workbook/input-names.ts'
import { exampleA, exampleB, exampleC } from '../roles/examples.ts'
import { planFromKeys } from '../roles/plan-from-keys.ts'
import { namesOfA, namesOfB, namesOfC, resultsOfB } from './filled-examples.ts'
import { type CellText, makeWorkbook } from './make-workbook.ts'

type Names = Readonly<Record<string, CellText>>

function readingOf(names: Names, others: object = {}): WorkbookReading {
  const read = readWorkbook(makeWorkbook({ names, ...others }))
  if (!read.ok) throw new Error(read.problem.code)
  return read
}

const planOfB = planFromKeys(exampleB.design)

describe('a filled workbook', () => {
  it('with the inputs of example B opens as example B', () => {
    const reading = readingOf(namesOfB)
    expect(reading.plan).toEqual(planOfB)
    expect(reading.notRead.map(({ name, why }) => [name, why])).toEqual([
      ['NumTier3MBX', 'no mailboxes'],
      ['NumTier4MBX', 'no mailboxes'],
    ])
    expect(reading.read.length).toBeGreaterThan(55)
    expect(reading.unknown).toEqual([])
  })

  it.each([
    [exampleA, namesOfA],
    [exampleC, namesOfC],
  ])('with the inputs of example $name opens as that', ({ design }, names) => {
    const reading = readingOf(names)
    expect(reading.plan).toEqual(planFromKeys(design))
    expect(reading.notRead).toEqual([])
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
    const { SafetyNetHold: _net, VolGrowth: _growth, ...others } = namesOfB
    const { plan, missing } = readingOf(others)
    expect([plan.safetyNetDays, plan.freeSpace]).toEqual([7, 5])
    expect(missing).toContainEqual(
      expect.objectContaining({ answer: 'safetyNetDays', standing: 'unconfirmed' }),
    )
    expect(missing).toContainEqual(
      expect.objectContaining({ name: 'VolGrowth', answer: 'freeSpace', standing: 'in v7.6' }),
    )
  })

  it('lists the names beside its inputs that nobody here knows, with their labels', () => {
    const labels = { SecretSwitch: 'Is it secret?', RPOHours: 'Hours that may be lost' }
    const { unknown, read } = readingOf({ ...namesOfB, SecretSwitch: 'Yes' }, { labels })
    const value = { kind: 'text', value: 'Yes' }
    expect(unknown).toEqual([
      { name: 'SecretSwitch', at: 'Input!E88', value, label: labels.SecretSwitch },
    ])
    expect(read.find(({ name }) => name === 'RPOHours')?.label).toBe(labels.RPOHours)
  })

  it('takes the name of the workbook before one that a sheet has for itself', () => {
    const rawNames = '<definedName name="numDBCopies" localSheetId="0">Input!$E$1</definedName>'
    expect(readingOf(namesOfB, { rawNames }).plan.copies).toBe(3)
  })

  it('does without an own count while the workbook counts by itself', () => {
    const own = { ...namesOfB, CustomNumDBs: 40 }
    expect(readingOf(own).plan.databases).toBe(40)
    const { plan, notRead } = readingOf({ ...own, AutoNumDBs: 'Yes' })
    expect(plan.databases).toBeNull()
    expect(notRead).toContainEqual(
      expect.objectContaining({ name: 'CustomNumDBs', why: 'switched off' }),
    )
  })

  it('says its version where it names one', () => {
    expect(readingOf({ ...namesOfB, ExchangeVersion: 'Exchange 2016' }).plan.exchange).toBe('2016')
  })
})

describe('the names that are known', () => {
  it('stand for every input of the workbook that an answer has', () => {
    const known = new Set(inputNames.map(({ answer }): string => answer))
    const asked = fields.filter(
      (field) => isOfPlan(field, planOfB) && JSON.stringify(field.source).includes('"calculator"'),
    )
    expect(asked.length).toBeGreaterThan(60)
    const nameless = asked.map(({ key }) => key).filter((key) => !known.has(key))
    // Hours have 24 names of their own; the workbook takes the rate of a guest, not of its host.
    expect(nameless.toSorted()).toEqual(['hostCores', 'hostRate', 'logHours', 'virtualPerCore'])
  })

  it('are each defined once, and of a tier where the answer is', () => {
    const names = inputNames.map(({ name }) => name.toLowerCase())
    expect(new Set(names).size).toBe(names.length)
    for (const { name, answer } of inputNames)
      expect(fieldOf(answer).scope, name).toBe(name.includes('#') ? 'tier' : 'plan')
  })
})

describe('the results of a workbook', () => {
  const compared = (names: Names, results: Names = resultsOfB) => {
    const reading = readingOf(names, { results })
    return compareResults(reading.plan, reading.results)
  }

  it('agree with ours as Microsoft where everything was read, and name what is corrected', () => {
    const rows = compared(namesOfB)
    expect(rows.filter(({ agrees }) => !agrees)).toEqual([])
    expect(rows).toHaveLength(Object.keys(resultsOfB).length)
    const memory = rows.find(({ name }) => name === 'RecRAMMBXPDC')
    expect(memory).toMatchObject({ theirs: 64, microsoft: 64, corrected: 96 })
    expect(memory?.errata.length).toBeGreaterThan(0)
  })

  it('differ where an input was not read, or a figure is another one', () => {
    const rows = compared({ ...namesOfB, Tier1IOFactor: 'twice' })
    expect(rows.find(({ name }) => name === 'DBIOPSReplicaSS')?.agrees).toBe(false)
    const [changed] = compared(namesOfB, { RecRAMMBXSDC: 128 })
    expect(changed).toMatchObject({ theirs: 128, microsoft: 96, agrees: false })
  })

  it('are nothing where the workbook shows none', () => {
    const [blank] = compared(namesOfB, { TotExchVolumes: '--' })
    expect(blank).toMatchObject({ theirs: null, agrees: false })
  })
})
