import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  candidateVerdictWords,
  failedConstraintsWords,
} from '../../../src/app/words/design-words.ts'
import type { Candidate } from '../../../src/engine/designs/index.ts'
import { utilizationNowAndAtHorizon } from '../../../src/engine/explore/index.ts'
import {
  defaultPlan,
  exchangeVersionIds,
  type Plan,
  recommend,
  size,
} from '../../../src/engine/index.ts'
import { referenceSolutions } from '../../../src/engine/methods/papers/index.ts'
import { ConstraintTable } from '../../../src/features/designs/constraints.tsx'
import { UtilizationTable } from '../../../src/features/designs/utilization-table.tsx'
import { formatFor } from '../../../src/ui/format.ts'
import { FormatProvider } from '../../../src/ui/format-context.tsx'
import { cases, some } from '../../cases.ts'
import { ownArrays, soundPlans } from '../../engine/plans.ts'
import { standalone300, threeTiers40000 } from '../../engine/reference-plans.ts'

/*
 * What is printed is read again: a margin is the difference of the figures beside it, and a share of
 * two figures the nearest whole number of per cent.
 */

const format = formatFor('en-US')

/** The first number of a text, and how many decimals it is written with; null for none. */
function printed(text: string): { readonly value: number; readonly decimals: number } | null {
  const [, sign = '', digits = ''] = /([−+]?)(\d[\d,]*(?:\.\d+)?)/u.exec(text) ?? []
  if (digits === '') return null
  const value = Number(digits.replaceAll(',', '')) * (sign === '−' ? -1 : 1)
  return { value, decimals: digits.split('.')[1]?.length ?? 0 }
}

/** The rows of a table as it is drawn, each cell as its text. */
function rowsOf(html: string): readonly string[][] {
  const inner = (text: string, tag: string) =>
    [...text.matchAll(new RegExp(`<(${tag})\\b[^>]*>(.*?)</\\1>`, 'gs'))].map(
      (found) => found[2] ?? '',
    )
  const text = (cell: string) =>
    cell
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  return inner(html, 'tr').map((row) => inner(row, 'td|th').map(text))
}

const drawn = (table: React.ReactNode) =>
  rowsOf(
    renderToStaticMarkup(
      <FormatProvider locale="en-US" sizes="computed">
        {table}
      </FormatProvider>,
    ),
  )

/** Holds three printed figures against each other; tells whether they were numbers. */
function expectAgree(required: string, available: string, margin: string, holds: boolean): boolean {
  const [asked, there, left] = [required, available, margin].map(printed)
  if (!asked || !there || !left) {
    expect(margin).toMatch(/^(saturated|Margin)$/)
    return false
  }
  const decimals = Math.max(asked.decimals, there.decimals)
  const where = `${available} − ${required} = ${margin}`
  expect(left.value.toFixed(8), where).toBe((there.value - asked.value).toFixed(8))
  expect(left.decimals, where).toBeLessThanOrEqual(decimals)
  expect(left.value >= 0, where).toBe(holds)
  return true
}

function candidatesOf(plan: Plan): readonly Candidate[] {
  const sized = size(plan)
  return sized.ok ? recommend(plan, sized.sizing).candidates : []
}

/** Holds every table and sentence of some designs of a plan; how many margins were read. */
function read(plan: Plan, most: number): number {
  const sized = size(plan)
  if (!sized.ok) return 0
  let margins = 0
  const candidates = some(candidatesOf(plan), most)
  for (const candidate of candidates.slice(0, 2)) readShares(plan, candidate)
  for (const candidate of candidates) {
    for (const [name = '', required = '', available = '', margin = '', holds] of drawn(
      <ConstraintTable candidate={candidate} />,
    ))
      if (name !== 'Constraint' && expectAgree(required, available, margin, holds === 'yes'))
        margins += 1
    const failed = candidate.constraints.filter(({ holds }) => !holds)
    for (const sentence of failedConstraintsWords(failed, format)) margins += readSentence(sentence)
    if (candidate.verdict === 'fits')
      readBeyond(candidateVerdictWords(candidate, sized.sizing, format))
  }
  return margins
}

/** `Database reads: 23.4 ms at the expected load, at most 20.0 ms (−3.4 ms).` */
function readSentence(sentence: string): number {
  const text = sentence.replaceAll('\u00a0', ' ')
  const one = /^Capacity: (.*?) of the (.*?) needed \((.*?)\)\.$/.exec(text)
  if (one) return Number(expectAgree(one[2] ?? '', one[1] ?? '', one[3] ?? '', false))
  const own = /^IOPS: (.*?) carried of (.*)\.$/.exec(text)
  const latency = /^[\w ]+: (.*), at most (.*?) \((.*)\)\.$/.exec(text)
  if (own)
    return (own[2] ?? '').split(' and ').filter((part) => {
      const [, required = '', margin = ''] = /^(.*) at the .*\((.*)\)$/.exec(part) ?? []
      return expectAgree(required, own[1] ?? '', margin, false)
    }).length
  if (!latency) {
    expect(text).toMatch(/: saturated, at most [\d.]+ ms\.$/)
    return 0
  }
  const margins = (latency[3] ?? '').split(' and ')
  return (latency[1] ?? '')
    .split(' and ')
    .filter((part, at) => expectAgree(part, latency[2] ?? '', margins[at] ?? '', false)).length
}

/** What is told to be above a limit reads so. */
function readBeyond(words: string): void {
  for (const [, asked = '', most = ''] of words.matchAll(
    /would take ([^;]*?), above the limit of ([^;.]*\.?\d*)/g,
  ))
    expect(printed(asked)?.value ?? 0, words).toBeGreaterThan(printed(most)?.value ?? Infinity)
}

const wholePercent = (share: number) => Math.round(share * 100)

/** Shares are whole; but where the whole would be on the wrong side of all there is. */
function expectShare(text: string, share: number): void {
  const found = printed(text)
  if (share > 10) expect(text).toMatch(/^(>|&gt;) 1,000/)
  else if (share > 1 + 1e-9 && wholePercent(share) <= 100) expect(found?.value).toBeGreaterThan(100)
  else expect(found, `${share}`).toEqual({ value: wholePercent(share), decimals: 0 })
}

function readShares(plan: Plan, candidate: Candidate): void {
  const sized = size(plan)
  if (!sized.ok) return
  expectShare(format.text(candidate.binding.used), candidate.binding.used.value)
  const { now, horizon } = utilizationNowAndAtHorizon(plan, sized.sizing, candidate)
  if (!now) throw new Error('It can be sized without its growth')
  const rows = drawn(<UtilizationTable plan={plan} sizing={sized.sizing} candidate={candidate} />)
  for (const [name = '', today = '', later = ''] of rows)
    for (const key of ['capacity', 'iops'] as const)
      if (name.startsWith(key === 'capacity' ? 'Capacity used' : 'IOPS used')) {
        expectShare(today, now[key].value)
        expectShare(later, horizon[key].value)
      }
}

const plans: Readonly<Record<string, Plan>> = {
  'the worked example': defaultPlan,
  'a branch office': standalone300,
  'a corporation': threeTiers40000,
  ...Object.fromEntries(
    exchangeVersionIds.map((exchange) => [exchange, { ...defaultPlan, exchange }]),
  ),
  ...Object.fromEntries(referenceSolutions.map(({ id, plan }) => [id, plan])),
}

describe('the margins and shares as printed agree with the figures beside them', () => {
  it.each(some(Object.entries(plans), 9))('in %s', (_name, plan) => {
    expect(read({ ...plan, storage: 'equallogic' }, cases(6, 60))).toBeGreaterThan(10)
  })

  it('in any plan, with arrays of one’s own as well', () => {
    const agree = fc.property(soundPlans, ownArrays, (plan, own) => {
      read({ ...plan, storage: own.length > 0 ? 'own' : 'any', ownArrays: own }, 4)
    })
    fc.assert(agree, { numRuns: cases(4, 300) })
  })
})
