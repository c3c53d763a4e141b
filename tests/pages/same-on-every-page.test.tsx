// @vitest-environment page
// @vitest-environment-options {"console": true, "alone": "kept"}
import fc from 'fast-check'
import { act } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { type PageId, pages } from '../../src/app/routes/pages.ts'
import { chooseReportExtent } from '../../src/app/store/browser-choices.ts'
import { useComparisonChoices } from '../../src/app/store/comparison-choices.ts'
import { project } from '../../src/app/store/project.ts'
import { duplicateVariant } from '../../src/app/store/variants.ts'
import { openPlan } from '../../src/app/store/whole-projects.ts'
import type { Plan } from '../../src/engine/index.ts'
import { cases } from '../cases.ts'
import { decidedPlans } from '../decided-plans.ts'
import { openTabForFile, show } from '../kept/tab.tsx'

const fresh = project.getState()
openTabForFile()
beforeAll(() => chooseReportExtent('customer'))

const plain = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ').trim() ?? ''

/** What a page says, read while it is shown. */
async function onPage<Said>(page: PageId, read: (main: HTMLElement) => Said): Promise<Said> {
  const { host, close } = await show(page, null)
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

/** What Compare says of the plan, in the first column and in its verdict. */
function compared(main: HTMLElement) {
  const rows = rowsOf(main, '.comparison')
  const of = (name: string) => rows.get(name)?.[0] ?? ''
  const count = (name: string) => Number(of(name).replaceAll(/\D/g, '') || 0)
  const losses = [...rows].flatMap(([name, [first = '']]) =>
    name.endsWith(' lost')
      ? [
          {
            name: name.replace(/^Any |^A /, '').replace(/ lost$/, ''),
            isSurvived: /^survived(?:;|$)/.test(first),
          },
        ]
      : [],
  )
  return {
    head: { level: of('Level'), what: of('Proposed design') },
    servers: count('Servers in all'),
    drives: count('Drives in all'),
    arrays: count('Arrays in all'),
    losses,
    verdict: plain(main.querySelector('.comparison-verdict')?.textContent),
  }
}

it('servers, drives, level and survived losses are the same on Answer, What if, Compare and report', async () => {
  let losses = 0
  let orders = 0
  await fc.assert(
    fc.asyncProperty(decidedPlans, async (plan: Plan) => {
      project.setState(fresh, true)
      openPlan({ ...plan, name: 'Plan' })
      const answer = await onPage('plan', (main) => ({ ...headline(main), lost: survivedIn(main) }))
      expect(answer.what).not.toBe('')
      const { level, what } = answer
      expect(await onPage('what-if', headline)).toEqual({ level, what })
      const report = await onPage('report', (main) => ({
        head: headline(main),
        lost: survivedIn(main),
        ...reported(main),
      }))
      expect(report.head).toEqual({ level, what })
      expect(report.lost).toBe(answer.lost)
      await act(async () => {
        duplicateVariant(project.getState().variant)
        useComparisonChoices.setState({ isWhole: true })
      })
      const comparison = await onPage('compare', compared)
      // Nothing of a plan that does not hold stands there as if it were built.
      expect(comparison.head.level).toBe(level)
      if (level === 'Does not hold') {
        const { servers, drives, arrays } = comparison
        expect({ servers, drives, arrays }).toEqual({ servers: 0, drives: 0, arrays: 0 })
        return
      }
      expect(comparison.head.what).toBe(what)
      // Arrays are ordered with their drives, for servers that the order does not list.
      const ordered = report.arrays > 0 ? (['arrays'] as const) : (['servers', 'drives'] as const)
      const isListed = report.arrays + report.servers > 0
      expect(isListed || plan.exchange === '2003' || plan.exchange === '2007').toBe(true)
      for (const what of isListed ? ordered : []) {
        expect(comparison[what], what).toBe(report[what])
        orders += 1
      }
      if (answer.lost) expect(comparison.verdict).toContain(`survive the loss of ${answer.lost}.`)
      for (const { name, isSurvived } of report.losses) {
        const other = comparison.losses.find((one) => one.name === name)
        expect({ name, isSurvived }).toEqual(other)
        losses += 1
      }
    }),
    { numRuns: cases(2, 200) },
  )
  expect(losses).toBeGreaterThan(cases(2, 200))
  expect(orders).toBeGreaterThan(cases(1, 150))
}, 3_600_000)
