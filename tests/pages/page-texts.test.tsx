import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { answerViewTitles } from '../../src/app/routes/pages.ts'
import { doesPageHavePart } from '../../src/app/store/read-address.ts'
import { resultsOf } from '../../src/app/store/results.ts'
import {
  allAnswerFields,
  defaultPlan,
  type ExchangeVersionId,
  fieldOf,
  type Plan,
  withVersion,
} from '../../src/engine/index.ts'
import { AnswerContent } from '../../src/pages/answer-content.tsx'
import { shownSections } from '../../src/pages/plan-sections.tsx'
import { AnnexContents, ReportContents } from '../../src/pages/report-contents.tsx'
import {
  NumberedReport,
  ReportSection,
  reportSectionNumbers,
} from '../../src/pages/report-section.tsx'
import { annexSections, answerViewAt, shownAnswerViews } from '../../src/pages/sections/sections.ts'
import { controlId } from '../../src/ui/control.ts'
import { formatFor } from '../../src/ui/format.ts'
import { FormatProvider } from '../../src/ui/format-context.tsx'
import { WorkingProvider } from '../../src/ui/working.tsx'
import { cases, isDeep } from '../cases.ts'
import { atOneEnd, atSomeEnds } from '../engine/ends-of-ranges.ts'
import { standalone300, threeTiers40000 } from '../engine/reference-plans.ts'
import { prerendered } from '../prerendered.ts'
import { exampleC } from '../roles/examples.ts'
import { planFromKeys } from '../roles/plan-from-keys.ts'

describe('any answers', () => {
  /** All that the parts of a plan say at first, folds included; null where its answers do not go together. */
  async function said(plan: Plan): Promise<string | null> {
    const results = resultsOf(plan)
    if (!results) return null
    const html = await prerendered(
      <FormatProvider locale="en-GB" sizes="computed">
        <WorkingProvider>
          {[null, ...Object.keys(answerViewTitles)].map((place) => (
            <AnswerContent
              key={place}
              live={{ plan, results, stale: false }}
              place={place}
              isVerdictFirst={false}
            />
          ))}
        </WorkingProvider>
      </FormatProvider>,
    )
    return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  }

  /** A figure that is none, and what no person asked for, with the words around it. */
  const none = /.{0,60}(?:\bNaN\b|Infinity|∞|undefined|\bnull\b|\[object).{0,40}/gu

  const kinds: readonly (readonly [string, Partial<Plan> & { exchange: ExchangeVersionId }])[] = [
    ['Exchange 2003', { exchange: '2003' }],
    ['Exchange 2010', { exchange: '2010' }],
    ['Exchange 2019', { exchange: '2019', mode: 'corrected' }],
    ['Exchange 2019 as Microsoft', { exchange: '2019', mode: 'microsoft' }],
  ]

  describe('whatever is answered, every figure on the page of the plan is one', () => {
    it.each(kinds)('%s', async (_name, { exchange, ...others }) => {
      const base = { ...fieldOf('exchange').write(defaultPlan, 0, exchange), ...others }
      const plans = [...(isDeep ? atOneEnd(base) : []), ...atSomeEnds(base, cases(1, 2000))]
      for (const plan of plans) expect((await said(plan))?.match(none) ?? []).toEqual([])
    })
  })
})

describe('plan sections', () => {
  const format = formatFor('en-GB')

  /** What only a person who opens the plan finds out: the worker does. */
  const foundLate: readonly string[] = ['proof', 'growth']

  function sizingOf(plan: Plan) {
    const results = resultsOf(plan)
    if (!results) throw new Error('The plan can be computed')
    return results.sizing
  }

  const plans: Readonly<Record<string, Plan>> = {
    'the worked example': defaultPlan,
    'one standalone server': standalone300,
    'three tiers of 40,000': threeTiers40000,
    'a plan that nothing fits': {
      ...defaultPlan,
      tiers: [{ ...defaultPlan.tiers[0], mailboxes: 400_000 }],
    },
    'Exchange 2003': withVersion(defaultPlan, '2003'),
    'Exchange 2013': withVersion(defaultPlan, '2013'),
    'Exchange SE': withVersion(defaultPlan, 'SE'),
    'two sites of Exchange 2016': planFromKeys(exampleC.design),
  }

  describe.each(Object.entries(plans))('%s', (_name, plan) => {
    const sizing = sizingOf(plan)
    const parts = shownAnswerViews(plan, sizing)
    const sections = parts.flatMap((one) => one.sections)

    it('has sections in every part, and says of each what it comes to, in a sentence', () => {
      expect(parts.map(({ id }) => id)).toEqual(Object.keys(answerViewTitles))
      expect(sections.length).toBeGreaterThan(8)
      for (const { id, takeaway } of sections) {
        const says = takeaway(plan, sizing, format)
        if (foundLate.includes(id) && says === null) continue
        expect.soft(says, id).toMatch(/^[^a-z].*\.$/s)
        expect.soft(says, id).not.toMatch(/NaN|Infinity|undefined|null|\.\.$/)
      }
    })

    it('has an address for every part and every section, of its own, which leads to its part', () => {
      const ids = [...parts, ...sections].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect.soft(doesPageHavePart('plan', id), id).toBe(true)
      for (const part of parts)
        for (const { id } of [part, ...part.sections])
          expect.soft(answerViewAt(parts, id), id).toBe(part)
    })

    it('leads to the part of an answer that is asked in a section', () => {
      const asked = allAnswerFields.filter(({ beside }) => beside === 'recovery')
      expect(asked.length).toBeGreaterThan(3)
      for (const field of asked) {
        const place = controlId(field, 0)
        expect.soft(doesPageHavePart('plan', place), place).toBe(true)
        expect.soft(answerViewAt(parts, place)?.id, place).toBe('failures')
      }
    })

    it('shows its summary at an address of nothing it has, and of a part that is not shown', () => {
      expect([null, 'nothing', 'mailboxes-0'].map((at) => answerViewAt(parts, at))).toEqual([
        null,
        null,
        null,
      ])
      const [first, ...others] = parts
      for (const { id } of [first, ...(first?.sections ?? [])].flatMap((one) => one ?? []))
        expect.soft(answerViewAt(others, id), id).toBeNull()
    })
  })

  describe('the annex of the report', () => {
    it.each(Object.entries(plans))('has the sections of %s, ended by advice', (_name, plan) => {
      const ids = shownSections(annexSections(plan), plan, sizingOf(plan)).map(({ id }) => id)
      expect(ids.slice(-2)).toEqual(['answers', 'advice'])
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).not.toContain('map')
    })

    it('leaves out the growth of mailboxes that do not grow', () => {
      const [tier] = defaultPlan.tiers
      const idsAt = (growth: number) =>
        annexSections({ ...defaultPlan, tiers: [{ ...tier, growth }] }).map(({ id }) => id)
      expect(idsAt(5)).toContain('growth')
      expect(idsAt(0)).toEqual(idsAt(5).filter((id) => id !== 'growth'))
    })

    it('has a place for every section', () => {
      const ids = annexSections(defaultPlan).map(({ id }) => id)
      const first = ids.filter((id, at, all) => all.indexOf(id) === at)
      expect(first.slice(0, 4)).toEqual(['requirement', 'load', 'environment', 'server'])
    })
  })
})

describe('report section', () => {
  const pages = [
    { id: 'asked', title: 'What was asked' },
    { id: 'answer', title: 'What we propose' },
  ]
  const annex = [{ id: 'load', title: 'Load' }]

  test('sections are numbered in their order, those of the annex by themselves', () => {
    expect([...reportSectionNumbers({ pages, annex })]).toEqual([
      ['asked', '1'],
      ['answer', '2'],
      ['load', 'A1'],
    ])
  })

  test('the contents name each section with the number at its heading, and lead to it', () => {
    const html = renderToStaticMarkup(
      <NumberedReport pages={pages} annex={annex}>
        <ReportContents pages={pages} annex={annex} />
        <AnnexContents annex={annex} />
        <ReportSection {...annex[0]!}>IOPS</ReportSection>
      </NumberedReport>,
    )
    expect(html).toMatch(/<a href="#load"><span[^>]*>A1 <\/span>Load<\/a>/)
    expect(html).toMatch(/<section id="load"[^>]*><h2[^>]*><span[^>]*>A1 <\/span>Load<\/h2>/)
    expect(html.match(/<li>/g)).toHaveLength(3)
    // The annex has its own where it begins, and a line among those of the report.
    expect(html).toContain('<a href="#annex">Annex: A1 to A1</a>')
    expect(html).toContain('aria-label="Contents of the annex"')
  })

  test('without an annex the contents name none, and a section outside of a report has no number', () => {
    const html = renderToStaticMarkup(<ReportContents pages={pages} annex={[]} />)
    expect(html).not.toContain('Annex')
    expect(html).not.toContain('section-number')
  })
})
