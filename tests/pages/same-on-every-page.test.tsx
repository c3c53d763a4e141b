// @vitest-environment page
// @vitest-environment-options {"console": true, "alone": "kept"}
import fc from 'fast-check'
import { act } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { type PageId, pages } from '../../src/app/routes/pages.ts'
import { chooseReportExtent } from '../../src/app/store/browser-choices.ts'
import { useComparisonChoices } from '../../src/app/store/comparison-choices.ts'
import { project } from '../../src/app/store/project.ts'
import { openPlan, openProject } from '../../src/app/store/whole-projects.ts'
import type { Plan } from '../../src/engine/index.ts'
import type { Book } from '../../src/spreadsheet/index.ts'
import { cases } from '../cases.ts'
import { decidedPlans, heldInDags } from '../decided-plans.ts'
import { openTabForFile, show } from '../kept/tab.tsx'
import { wholeBook } from '../spreadsheet/books.ts'

const fresh = project.getState()
openTabForFile()
beforeAll(() => chooseReportExtent('customer'))

const plain = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ').trim() ?? ''

/** What a page says, read while it is shown. */
async function onPage<Said>(
  page: PageId,
  read: (main: HTMLElement) => Said,
  part: string | null = null,
): Promise<Said> {
  const { host, close } = await show(page, part)
  const main = host.querySelector('main')
  if (!main) throw new Error(`${pages[page].title} has no main part`)
  const said = read(main)
  await close()
  return said
}

/** Level, hardware and sentences of the plan, as the head of its answer has them. */
function headline(main: HTMLElement) {
  const of = (part: string) => plain(main.querySelector(`.plan-headline ${part}`)?.textContent)
  return { level: of('.level').replace(/^\S /, '').replace(/\.$/, ''), what: of('.what') }
}

const survivedIn = (main: HTMLElement) =>
  /survives the loss of ([^.]*)\./.exec(
    plain(main.querySelector('.plan-headline')?.textContent),
  )?.[1] ?? null

/** Rows of a table by their heads: the text of each cell. */
function rowsOf(main: HTMLElement, table: string): ReadonlyMap<string, readonly string[]> {
  const rows = [...main.querySelectorAll(`${table} tbody tr`)]
  const textsIn = (row: Element, cell: string) =>
    [...row.querySelectorAll(cell)].map(({ textContent }) => plain(textContent))
  // A note below a row has no head.
  return new Map(
    rows.flatMap((row) => {
      const [head] = textsIn(row, 'th')
      return head === undefined ? [] : [[head, textsIn(row, 'td')] as const]
    }),
  )
}

/** What the report says besides its head: servers and drives to order, and what each loss leaves. */
function reported(main: HTMLElement) {
  const order = rowsOf(main, '#order')
  const counted = (item: RegExp) =>
    [...order].reduce(
      (sum, [name, [quantity = '']]) =>
        item.test(name) ? sum + Number(quantity.replaceAll(/\D/g, '')) : sum,
      0,
    )
  const losses = rowsOf(main, '#failures-in-short .survived')
  return {
    servers: counted(/^(?:Server|Virtual machine), /),
    drives: counted(/^Drive, (?!.* for (?:system|transport))/),
    arrays: counted(/^PS\d/),
    losses: [...losses].map(([name, cells]) => ({
      name: name.replace(/^any |^a /, ''),
      isSurvived: cells.slice(-2).every((cell) => cell === 'none'),
    })),
  }
}

/** What Compare says of the plan in a column, and in its verdict. */
function compared(main: HTMLElement, column: number) {
  const rows = rowsOf(main, '.comparison')
  const of = (name: string) => rows.get(name)?.[column] ?? ''
  // The difference from the first column stands behind a figure.
  const count = (name: string) => Number(/^[\d,]*/.exec(of(name))?.[0].replaceAll(',', '') || 0)
  const losses = [...rows].flatMap(([name, cells]) =>
    name.endsWith(' lost')
      ? [
          {
            name: name.replace(/^Any |^A /, '').replace(/ lost$/, ''),
            isSurvived: /^survived(?:;|$)/.test(cells[column] ?? ''),
          },
        ]
      : [],
  )
  return {
    head: { level: of('Level'), what: of('Proposed design') },
    hardware: {
      servers: count('Servers in all'),
      drives: count('Drives in all'),
      arrays: count('Arrays in all'),
    },
    losses,
    verdict: plain(main.querySelector('.comparison-verdict')?.textContent),
  }
}

/** Open risks as a page lists them: how many there are, and the titles that it names. */
type Risks = { readonly count: number; readonly names: readonly string[] }

const firstSentenceOf = (words: string) => words.replace(/^[^:]*: /, '').replace(/\.$/, '')

/** Open risks on the Answer page, which names at most three of them. */
function answerRisks(main: HTMLElement): Risks {
  const names = [...main.querySelectorAll('.answer-risks li strong')].map(({ textContent }) =>
    firstSentenceOf(plain(textContent)),
  )
  const [, all] =
    /\d+ of (\d+)\./.exec(plain(main.querySelector('.answer-risks .more')?.textContent)) ?? []
  return { count: all ? Number(all) : names.length, names }
}

/** Risks in the report, which says how many more there are. */
function reportRisks(main: HTMLElement): Risks {
  const names = [...rowsOf(main, '#accepted .risk-table').keys()].map(firstSentenceOf)
  const [, more = '0'] =
    /(\d+) more (?:is|are) listed/.exec(plain(main.querySelector('#accepted')?.textContent)) ?? []
  return { count: names.length + Number(more), names }
}

/** Hardware on the card of the recommended way, if that is the plan itself; else null. */
function recommendedWay(main: HTMLElement): string | null {
  const card = [...main.querySelectorAll('.way-card')].find((one) =>
    plain(one.textContent).startsWith('Recommended'),
  )
  return card && /This plan$/.test(plain(card.textContent)) ? plain(card.textContent) : null
}

/** What every page of an open plan says, of which no two pages may differ. */
async function saidOf(plan: Plan) {
  project.setState(fresh, true)
  openPlan(plan)
  const answer = await onPage('plan', (main) => ({
    ...headline(main),
    lost: survivedIn(main),
    risks: answerRisks(main),
    way: recommendedWay(main),
    whole: plain(main.querySelector('.plan-headline')?.textContent),
  }))
  const { level, what } = answer
  expect(what).not.toBe('')
  expect(await onPage('what-if', headline)).toEqual({ level, what })
  const report = await onPage('report', (main) => ({
    head: headline(main),
    lost: survivedIn(main),
    risks: reportRisks(main),
    ...reported(main),
  }))
  expect(report.head).toEqual({ level, what })
  expect(report.lost).toBe(answer.lost)
  expect(report.risks.count).toBe(answer.risks.count)
  const named = Math.min(report.risks.names.length, answer.risks.names.length)
  expect(report.risks.names.slice(0, named)).toEqual(answer.risks.names.slice(0, named))
  const advice = await onPage('plan', adviceTitles, 'advice')
  expect(advice.open).toEqual(expect.arrayContaining([...report.risks.names]))
  expect(advice.counted).toBe(advice.open.length)
  return { ...answer, report }
}

/** Titles of all advice on a plan, each of which can be accepted or is a limit, and its count. */
function adviceTitles(main: HTMLElement) {
  const items = [...main.querySelectorAll('.advice')]
  for (const one of items)
    expect(
      /^Limit/.test(plain(one.textContent)) || one.querySelector('[type=checkbox]'),
    ).toBeTruthy()
  const [, counted = '0'] = /checks [^:]*?(\d+) (?:is|are) open/.exec(plain(main.textContent)) ?? []
  return {
    open: items.map((one) => plain(one.querySelector('summary strong')?.textContent)),
    counted: Number(counted),
  }
}

/** Titles of the open risks on the summary sheet. */
function openRisksIn(summary: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const heads = [...summary.keys()]
  const between = heads.slice(heads.indexOf('Open risks') + 1, heads.indexOf('Sheets'))
  return between.filter((one) => !one.startsWith('No risk is open')).map(firstSentenceOf)
}

/** Texts of a spreadsheet’s rows on one sheet, by the text of their first cell. */
function linesOf({ sheets }: Book, name: string): ReadonlyMap<string, readonly string[]> {
  const rows = sheets.find((one) => one.name === name)?.rows ?? []
  return new Map(
    rows.map((row) => {
      const [head = '', ...others] = row.map(({ value }) => plain(String(value ?? '')))
      return [head, others] as const
    }),
  )
}

it('level, hardware, survived losses and risks are the same on every page, and in the spreadsheet', async () => {
  let [losses, orders, risks, ways, failing, moved] = [0, 0, 0, 0, 0, 0]
  await fc.assert(
    fc.asyncProperty(heldInDags, decidedPlans, async (first: Plan, second: Plan) => {
      const plans = [
        { ...first, name: 'One' },
        { ...second, name: 'Two' },
      ]
      const said = [await saidOf(plans[0]!), await saidOf(plans[1]!)]
      project.setState(fresh, true)
      openProject(plans, 0, 'link', {})
      await act(async () => useComparisonChoices.setState({ isWhole: true }))
      const columns = await onPage('compare', (main) => [compared(main, 0), compared(main, 1)])
      const book = await wholeBook(plans)
      for (const [
        at,
        { level, what, lost, risks: answered, way, whole, report },
      ] of said.entries()) {
        const column = columns[at]!
        const summary = linesOf(book, `${at + 1} Summary`)
        expect(column.head.level).toBe(level)
        expect(summary.get('Level')?.[0]).toBe(level)
        expect(summary.get('Proposed') ?? summary.get('Result')).toEqual([what])
        const listed = openRisksIn(summary)
        expect(listed).toHaveLength(answered.count)
        expect(listed).toEqual(expect.arrayContaining([...answered.names]))
        risks += answered.count
        if (level.startsWith('Does not hold')) {
          // Nothing of a plan that does not hold stands there as if it were built.
          expect(column.hardware).toEqual({ servers: 0, drives: 0, arrays: 0 })
          // It names what the answer has in its headline, or the limit that the plan breaks.
          const isNamed = column.head.what.startsWith(what) || whole.includes(column.head.what)
          expect(isNamed, column.head.what).toBe(true)
          failing += 1
          continue
        }
        expect(column.head.what).toBe(what)
        if (way) {
          const { servers, drives } = column.hardware
          // Drives of virtual machines are the host’s, which nobody orders.
          for (const one of column.hardware.arrays > 0 ? [] : [servers, drives || servers])
            expect(way).toContain(one.toLocaleString('en-US'))
          ways += 1
        }
        const { exchange } = plans[at]!
        // Arrays are ordered with their drives, for servers that the order does not list.
        const ordered = report.arrays > 0 ? (['arrays'] as const) : (['servers', 'drives'] as const)
        const isListed = report.arrays + report.servers > 0
        expect(isListed || exchange === '2003' || exchange === '2007').toBe(true)
        for (const kind of isListed ? ordered : []) {
          expect(column.hardware[kind], kind).toBe(report[kind])
          orders += 1
        }
        if (lost) expect(column.verdict).toMatch(new RegExp(`survives? the loss of ${lost}\\.`))
        for (const { name, isSurvived } of report.losses) {
          const other = column.losses.find((one) => one.name === name)
          expect({ name, isSurvived }).toEqual(other)
          losses += 1
        }
      }
      const [one, two] = columns
      if (!said.every(({ level }) => !level.startsWith('Does not hold'))) return
      for (const kind of ['servers', 'arrays', 'drives'] as const) {
        const [then, now] = [one!.hardware[kind], two!.hardware[kind]]
        if (then === 0 || now === 0 || then === now) continue
        moved += 1
        expect(two!.verdict).toMatch(
          new RegExp(`“Two” needs [^.]*\\b${now.toLocaleString('en-US')} ${kind.slice(0, -1)}`),
        )
      }
    }),
    { numRuns: cases(1, 100) },
  )
  expect(Math.min(losses, orders, risks)).toBeGreaterThan(cases(1, 150))
  expect(Math.min(ways, failing, moved)).toBeGreaterThan(cases(-1, 10))
}, 3_600_000)
