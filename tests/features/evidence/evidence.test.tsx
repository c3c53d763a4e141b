// @vitest-environment page

import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { evidencePartTitles } from '../../../src/app/routes/pages.ts'
import { readAddress } from '../../../src/app/store/read-address.ts'
import { quotaTableCells } from '../../../src/engine/hardware/index.ts'
import {
  compareExample,
  compareReference,
  fitQuality,
  printedMailboxQuotas,
  referenceSolutions,
} from '../../../src/engine/methods/papers/index.ts'
import { fittedQuantities } from '../../../src/engine/performance/index.ts'
import {
  AssumedFiguresPart,
  EvidencePage,
  WorkedExamplePart,
} from '../../../src/features/evidence/evidence-page.tsx'
import { ReferenceSystemsPart } from '../../../src/features/evidence/systems-part.tsx'
import { JetstressTestsPart } from '../../../src/features/evidence/tests-part.tsx'
import { WorkbookPart } from '../../../src/features/evidence/workbook-part.tsx'
import { change, drawn } from '../../browser.tsx'
import { isDeep } from '../../cases.ts'
import { examples } from '../../roles/examples.ts'

/** A part of the page of evidence, or all of it, with what it says and shows. */
async function opened(shown: ReactNode = <EvidencePage />) {
  const box = await drawn(shown)
  const text = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll(/\s/g, ' ')
  const part = (id: string) => box.querySelector(`#${id}`)
  const says = (id: string) => text(part(id)?.querySelector('.says'))
  const lines = (id: string) =>
    [...(part(id)?.querySelectorAll('.lines tbody tr:not(.group)') ?? [])].map(text)
  const show = (id: string, lines: string) => change(box, `#${id} select`, () => lines)
  return { text, part, says, lines, show }
}

const number = (text: string, pattern: RegExp) =>
  [...(pattern.exec(text) ?? [])].slice(1).map((one) => Number(one.replaceAll(',', '')))

describe('the page of evidence', () => {
  it('has every part with a verdict, folded, and each part of an old address', async () => {
    const { part, says } = await opened()
    const old = ['worked-example', 'reference', ...referenceSolutions.map(({ id }) => id)]
    expect(readAddress('#/worked-example')).toMatchObject({
      page: 'evidence',
      part: 'worked-example',
    })
    for (const id of [...Object.keys(evidencePartTitles), ...old]) {
      expect(says(id), id).toMatch(/\d.*\.$/)
      expect(part(id)?.querySelector('details')?.open, id).toBe(false)
      expect(part(id)?.querySelector('[tabindex="-1"]'), id).not.toBeNull()
    }
  })
})

describe('examples of the workbook', () => {
  it('agree in every result, and open on where the modes part, with sheet, name and erratum', async () => {
    const { says, lines } = await opened(<WorkbookPart title="Part" />)
    for (const name of ['workbook', 'example-a', 'example-b', 'example-c']) {
      const [agreeing, all] = number(says(name), /^([\d,]+) of ([\d,]+) results agree/)
      expect(agreeing, name).toBe(all)
    }
    const active = lines('example-a').find((line) =>
      line.includes('Active on a server with two lost'),
    )
    expect(active).toMatch(
      /Activation Scenarios · calcNumActiveDBsSF ?22 databases ?22 databases ?21 databases ?Erratum MS8/,
    )
    expect(lines('example-a').some((line) => line.includes('Databases on a volume'))).toBe(false)
  })

  it('show every result that the workbook has of a design, and its choices', async () => {
    const { lines, show } = await opened(<WorkbookPart title="Part" />)
    for (const [at, { figures, texts }] of [...examples.entries()].slice(0, isDeep ? 3 : 1)) {
      const id = `example-${'abc'[at]}`
      await show(id, 'All lines')
      const printed = [...Object.values(figures), ...Object.values(texts)].filter(
        (one) => one !== null,
      )
      expect(lines(id).length, id).toBeGreaterThanOrEqual(printed.length)
    }
    expect(lines('example-a').join()).toContain('NumDBPerVol')
    expect(lines('example-a').join()).toContain('Multiple DBs / Volume')
  })
})

it('names the standing of what each later version is sized with', async () => {
  const { part, text } = await opened(<AssumedFiguresPart title="Part" />)
  const rows = [...(part('assumed')?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.children].slice(0, 4).map(text),
  )
  const figure = expect.stringContaining('0.0597')
  for (const row of [
    ['Active megacycles per message', '2016', figure, 'Microsoft'],
    ['Active megacycles per message', '2019, SE', figure, 'assumed'],
    ['Search index as a share of its database', '2016', '20 %', 'workbook'],
  ])
    expect(rows).toContainEqual(row)
})

describe('the worked example', () => {
  it('says how far the paper is off, and counts its lines by why they differ', async () => {
    const { says, part, text } = await opened(<WorkedExamplePart title="Part" />)
    expect(says('worked-example')).toContain('Capacity agrees to 0.08 %.')
    expect(says('worked-example')).toContain('2,722 IOPS instead of 2,130 IOPS')
    const [same, all] = number(
      text(part('worked-example')),
      /([\d,]+) of ([\d,]+) figures the same/,
    )
    const lines = compareExample()
    expect([same, all]).toEqual([
      lines.filter(({ reason }) => reason.why === 'same').length,
      lines.length,
    ])
  })

  it('shows the lines that differ at first, and all of them when asked', async () => {
    const { lines, show } = await opened(<WorkedExamplePart title="Part" />)
    const compared = compareExample()
    const differing = compared.filter(({ reason }) => reason.why !== 'same')
    expect(lines('worked-example')).toHaveLength(differing.length)
    const total = lines('worked-example').find((line) => line.startsWith('Total IOPS, final'))
    expect(total).toMatch(/2,722 IOPS ?2,130 IOPS ?−592.*Contradiction.*Erratum E1/)
    await show('worked-example', 'All lines')
    expect(lines('worked-example')).toHaveLength(compared.length)
  })
})

describe('the tests of the papers', () => {
  it('says the errors of a fit that has not seen the test', async () => {
    const { says } = await opened(<JetstressTestsPart title="Part" />)
    for (const quantity of fittedQuantities)
      expect(says('tests')).toContain(`by ${(100 * fitQuality(quantity).leaveOneOut).toFixed(1)} %`)
  })

  it('shows all 31 of each quantity, published beside predicted', async () => {
    const { lines, show } = await opened(<JetstressTestsPart title="Part" />)
    const choices = ['Total load', 'Database reads', 'Database writes', 'Log writes']
    const all = [...choices, 'Total load, by the paper’s shares']
    for (const name of isDeep ? all : all.slice(-1)) {
      await show('tests', name)
      expect(lines('tests'), name).toHaveLength(31)
    }
    await show('tests', 'Database reads')
    // Table 12, RAID 6: printed with 8.2 ms.
    const raid6 = lines('tests').find((line) => line.startsWith('Table 12: PS6100XV RAID 6'))
    expect(raid6).toMatch(/databases ?8\.2 ms/)
    // RAID 10, 5 and 6, PS6100X, PS6100E, PS4100E and the two larger mailbox sizes.
    const once = lines('tests').filter((line) => line.endsWith('The only test of its class.'))
    expect(once).toHaveLength(8)
  })
})

describe('the published systems', () => {
  const compared = referenceSolutions.map(compareReference)

  /** What is said and shown of them, drawn once for every test. */
  let shown: ReturnType<typeof toldOf> | null = null
  async function toldOf() {
    const { says, lines } = await opened(<ReferenceSystemsPart title="Part" />)
    const ids = [
      ...Object.keys(evidencePartTitles),
      'reference',
      ...compared.map(({ solution }) => solution.id),
    ]
    const said = new Map(ids.map((id) => [id, { says: says(id), lines: lines(id) }]))
    return {
      says: (id: string) => said.get(id)?.says,
      lines: (id: string) => said.get(id)?.lines ?? [],
    }
  }
  const told = () => (shown ??= toldOf())

  it('count the figures that are the same, with every printed figure and run beside', async () => {
    const { says, lines } = await told()
    const all = compared.flatMap((system) => system.lines)
    const same = all.filter(({ reason }) => reason.why === 'same')
    expect(says('reference')).toContain(`${same.length} of ${all.length} figures the same`)
    for (const { solution, lines: own, runs } of compared) {
      const least = own.length + 2 * runs.length
      const drawnLines = lines(solution.id)
      expect(drawnLines.length, solution.id).toBeGreaterThanOrEqual(least)
      for (const { label } of own)
        expect(
          drawnLines.some((line) => line.startsWith(label)),
          label,
        ).toBe(true)
    }
  })

  it('judge each run by the rules of Jetstress', async () => {
    const { says, lines } = await told()
    expect(says('ax4-5i')).toMatch(/\d of \d published runs pass the rules of Jetstress/)
    for (const { solution, runs } of compared) {
      const failing = runs.flatMap(({ planned: { rules } }) =>
        Object.values(rules).filter(({ holds }) => holds === false),
      )
      const said = lines(solution.id).filter((line) => line.includes('Fails'))
      expect(said, solution.id).toHaveLength(failing.length)
    }
  })

  it('have the printed tables of their documents, with the misprints', async () => {
    const { lines } = await told()
    const counted = (id: string, pattern: RegExp) =>
      lines(id).filter((line) => pattern.test(line)).length
    expect(counted('ax4-5i', /^[\d,]+ mailboxes/)).toBe(printedMailboxQuotas.rows.length)
    expect(counted('storagetek-2530', /whole tray|drives for/)).toBe(quotaTableCells.length)
    expect(counted('storagetek-2530', /7,272\.08 MB.*a digit too many/)).toBe(1)
    expect(counted('storagetek-2530', /14,450 MB.*A digit of it is missing/)).toBe(1)
    expect(counted('r720xd', /^Improvement of the target IOPS.*43\.2.*Erratum E36/)).toBe(1)
  })
})
