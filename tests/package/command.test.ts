import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { encodeProjectFile } from '../../src/codec/index.ts'
import { defaultPlan, fieldOf, type Plan, size } from '../../src/engine/index.ts'
import { runCommand } from '../../src/package/command.ts'
import { planResults } from '../../src/package/compute-results.ts'
import { cellNameOfAnswer, writeXlsx } from '../../src/spreadsheet/index.ts'
import { namedPlans } from '../engine/named-plans.ts'
import { answerBook, withCells } from '../spreadsheet/books.ts'
import { namesOfB } from '../workbook/filled-examples.ts'
import { makeWorkbook } from '../workbook/make-workbook.ts'

const bytesOf = (...plans: readonly Plan[]) => new TextEncoder().encode(encodeProjectFile(plans, 0))
const sizing = (given: readonly string[], bytes: Uint8Array) =>
  runCommand(['size', 'plan.json', ...given], async () => bytes)

describe('the command', () => {
  it.each([
    [[], 'Say what to size: spindle size plan.spindle.json. Run spindle --help.'],
    [['sizes', 'a'], 'There is no command sizes, only size. Run spindle --help.'],
    [['size'], 'size takes one file, or -. Run spindle --help.'],
    [['size', 'a', 'b'], 'size takes one file, or -. Run spindle --help.'],
    [['size', 'a', '--shape'], "Unknown option '--shape'. Run spindle --help."],
    [
      ['size', 'a', '--format', 'xml'],
      'There is no format xml, only text, json and csv. Run spindle --help.',
    ],
    [['size', 'a', '--format'], "Option '--format <value>' argument missing. Run spindle --help."],
  ])('says what is wrong with %j', async (given, words) => {
    const read = () => Promise.reject(new Error('nothing is read'))
    expect(await runCommand(given, read)).toEqual({ code: 2, out: '', err: `spindle: ${words}\n` })
  })

  it('says its help and version, whatever else is asked', async () => {
    const read = () => Promise.reject(new Error('nothing is read'))
    const help = await runCommand(['size', 'x', '--help'], read)
    expect(help).toMatchObject({ code: 0, err: '' })
    expect(help.out).toMatch(/^Usage: spindle size FILE/)
    expect(await runCommand(['--version'], read)).toEqual({
      code: 0,
      out: `${__VERSION__}\n`,
      err: '',
    })
  })

  it('exits with the worst of several variants, or with that of the one that is asked for', async () => {
    const variants = bytesOf(
      { ...namedPlans.standalone, name: 'Small' },
      { ...namedPlans['nothing-fits'], name: 'Large' },
    )
    expect((await sizing([], variants)).code).toBe(1)
    expect((await sizing(['--variant', '1'], variants)).code).toBe(0)
    const { code, out } = await sizing(['--variant=Large', '--format=text'], variants)
    expect(code).toBe(1)
    expect(out).toMatch(/^Large, Exchange SE\n\nDoes not hold: /)
    expect(out).not.toContain('Small')
  })

  it('reads a filled workbook', async () => {
    const { code, out } = await sizing([], makeWorkbook({ names: namesOfB }))
    expect(out).toMatch(/Exchange 2013/)
    expect(code).toBeLessThan(2)
  })

  it('says in one line what to do about half a file and a folder', async () => {
    const half = bytesOf(namedPlans.standalone).slice(0, -20)
    for (const ran of [
      await sizing([], half),
      await runCommand(['size', '.'], (name) => readFile(name)),
    ]) {
      expect(ran).toMatchObject({ code: 2, out: '' })
      expect(ran.err).toMatch(/^spindle: [^\n]+\.\n$/)
    }
  })

  it('names the variants there are where it has none of that name', async () => {
    const two = bytesOf({ ...defaultPlan, name: 'As\nasked' }, { ...defaultPlan, name: 'Larger' })
    const { code, err } = await sizing(['--variant', '3'], two)
    expect(code).toBe(2)
    expect(err).toBe(
      'spindle: plan.json: it has no variant “3”. Give one of 1 (“As asked”), 2 (“Larger”).\n',
    )
  })

  it('names each part of a file that cannot be taken', async () => {
    const wrong = encodeProjectFile([defaultPlan], 0).replace(/"sites": \d+/, '"sites": 99')
    const { code, err } = await sizing([], new TextEncoder().encode(wrong))
    expect(code).toBe(2)
    expect(err).toMatch(
      /^spindle: plan\.json: These parts of it cannot be taken: \S*sites: .+\.\n$/,
    )
  })

  it('does not size an empty file, an old workbook or a text, and says what to do', async () => {
    const sayings = await Promise.all(
      ['', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', 'a,b\n1,2\n'].map(async (text) => {
        const { code, err } = await sizing([], Buffer.from(text, 'latin1'))
        expect(code).toBe(2)
        return err
      }),
    )
    expect(sayings).toEqual([
      expect.stringMatching(/It is empty\. Give/),
      expect.stringMatching(/It is in the old format \(\.xls\)\. Save it/),
      expect.stringMatching(/Choose a file whose name ends in \.spindle\.json/),
    ])
  })

  it('tells of contradicting answers what to change, and that the plan does not hold', async () => {
    const plan: Plan = { ...defaultPlan, copies: 9, servers: 3, sites: 1 }
    expect(size(plan).ok).toBe(false)
    const { code, out } = await sizing([], bytesOf(plan))
    expect(code).toBe(1)
    expect(out).toContain('Problem: Database copies: 9 copies need as many servers')
  })

  it('reads a spreadsheet that the wizard saved, with the cells that were changed in it', async () => {
    const plan: Plan = { ...namedPlans.standalone, name: 'Small' }
    const [tier] = plan.tiers
    const name = cellNameOfAnswer(fieldOf('mailboxes'), plan, 0, 0)
    const cells = (value: number) => writeXlsx(withCells(answerBook([plan]), { [name]: value }))
    const { out } = await sizing(['--format', 'json'], cells(tier.mailboxes + 100))
    const changed = { ...plan, tiers: [{ ...tier, mailboxes: tier.mailboxes + 100 }] } as const
    expect(JSON.parse(out).plans).toEqual([planResults(changed)])
    const { code, err } = await sizing([], cells(-1))
    expect(code).toBe(2)
    expect(err).toMatch(/^spindle: plan\.json: What was changed in Tiers!D\d+ is no answer\. Mend/)
  })

  it('keeps the numbers of answers that are left to the program, as the wizard does', () => {
    const plan: Plan = { ...namedPlans.corporation, automatic: ['servers'] }
    const { automatic: _automatic, ...given } = plan
    expect(planResults(plan)).toEqual(planResults({ ...given, automatic: [] }))
  })
})

describe('each form of results', () => {
  const plans = Object.values(namedPlans)

  it('has every figure once, with its label and unit', async () => {
    for (const plan of plans) {
      const { figures } = planResults(plan)
      const names = figures.map(({ group, key }) => `${group}/${key}`)
      expect(new Set(names).size).toBe(names.length)
      const { out } = await sizing([], bytesOf(plan))
      for (const { label, text } of figures) {
        const line = out
          .split('\n')
          .find((one) => one.trim().startsWith(`${label} `) && one.includes(text))
        expect(line, `${label}, ${text}`).toBeDefined()
      }
    }
  })

  it('is, as CSV, a table with a mark of UTF-8 and every field in quotes', async () => {
    const { out } = await sizing(['--format', 'csv'], bytesOf(namedPlans.corporation, defaultPlan))
    expect(out.startsWith('\ufeff"Variant","Plan"')).toBe(true)
    const lines = out.slice(1).trimEnd().split('\r\n')
    const figures = [namedPlans.corporation, defaultPlan].flatMap(
      (plan) => planResults(plan).figures,
    )
    expect(lines).toHaveLength(1 + figures.length)
    for (const line of lines)
      expect(line.match(/^"(?:[^"]|"")*"(?:,"(?:[^"]|"")*")*$/)).not.toBeNull()
    const heads = lines[0]?.split(',').length
    expect(new Set(lines.map((line) => line.split('","').length))).toEqual(new Set([heads]))
  })

  it('lists the marks of a figure and their meaning', async () => {
    const { figures } = planResults(namedPlans['nothing-fits'])
    expect(figures.some(({ beyondDocuments }) => beyondDocuments)).toBe(true)
    expect(figures.some(({ beyondDocuments }) => !beyondDocuments)).toBe(true)
    const { out } = await sizing([], bytesOf(namedPlans['nothing-fits']))
    const marked = figures.filter(({ beyondDocuments }) => beyondDocuments)
    expect(out.match(/^ {2}.+ ‡$/gm)).toHaveLength(marked.length)
    expect(out).toMatch(/^‡ rests on /m)
  })
})
