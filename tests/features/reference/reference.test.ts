import { describe, expect, it } from 'vitest'
import { behind, compareGenerations, fields, quotaTable, shown } from '../../../src/engine/index.ts'
import {
  printedGenerations,
  questionsOf,
  type SideAnswers,
  sideNames,
  sideOf,
} from '../../../src/features/reference/generation-answers.ts'
import { quotaRows } from '../../../src/features/reference/quota-rows.ts'

describe('generation answers', () => {
  const question = (name: (typeof sideNames)[number], id: keyof SideAnswers) => {
    const found = questionsOf(name).find((one) => one.id === id)
    if (!found) throw new Error(`Nothing asks for ${id}`)
    return found
  }

  /** The newer side of PowerEdge with some answers changed. */
  const newer = (changes: Partial<SideAnswers>) =>
    sideOf('newer', { ...printedGenerations.newer, ...changes })

  describe('the comparison as PowerEdge makes it', () => {
    it('starts from Table 4: R510 with 2007 and R720xd with 2010 in a DAG', () => {
      expect(printedGenerations).toEqual({
        older: {
          exchange: '2007',
          kind: 'none',
          messages: 100,
          headroomPercent: 20,
          measured: 503,
        },
        newer: {
          exchange: '2010',
          kind: 'dag',
          messages: 200,
          headroomPercent: 20,
          measured: 1345,
        },
      })
    })

    it('gives 1,310 and 5,604 mailboxes, from figures that are all published', () => {
      const sides = sideNames.map((name) => sideOf(name, printedGenerations[name]))
      const [older, younger] = sides
      if (!older || !younger) throw new Error('There are two sides')
      const compared = compareGenerations(older, younger)
      expect([shown(compared.older), shown(compared.newer)]).toEqual([1310, 5604])
      expect(compared.iopsRatio.value).toBeCloseTo(1.6, 9)
      expect(compared.mailboxRatio.value).toBeCloseTo(4.278, 3)
      const kinds = behind([compared.mailboxRatio, compared.iopsRatio]).map(({ how }) => how.kind)
      expect(kinds).not.toContain('given')
    })
  })

  describe('a side with a person’s own numbers', () => {
    it('takes its profile from its version, by messages and availability', () => {
      expect(newer({ kind: 'none' }).iopsPerMailbox.value).toBeCloseTo(0.24, 9)
      expect(newer({ messages: 100 }).iopsPerMailbox.value).toBeCloseTo(0.1, 9)
      expect(newer({ exchange: '2007', messages: 100 }).iopsPerMailbox.value).toBeCloseTo(0.32, 9)
    })

    it('holds headroom as a share, and what was entered as a person’s', () => {
      const { headroom, measured } = newer({ headroomPercent: 35, measured: 2000 })
      expect(headroom).toMatchObject({ value: 0.35, unit: '%', how: { kind: 'given' } })
      expect(measured).toMatchObject({ value: 2000, unit: 'IOPS', how: { kind: 'given' } })
    })

    it('keeps the answers of the two sides apart', () => {
      const given = sideNames.flatMap((name) => {
        const changed = { ...printedGenerations[name], messages: 150, measured: 999 }
        return Object.values(sideOf(name, { ...changed, headroomPercent: 5 })).filter(
          (one) => !!one,
        )
      })
      const answers = behind(given).filter(({ how }) => how.kind === 'given')
      // `behind` holds two answers of one name for the same: there would be three, not six.
      expect(answers).toHaveLength(6)
    })
  })

  describe('the questions', () => {
    it.each(sideNames)('of the %s side have boxes of their own', (name) => {
      const keys = questionsOf(name).map(({ field }) => field.key)
      const others = [
        ...fields.map(({ key }) => key),
        ...sideNames
          .filter((one) => one !== name)
          .flatMap((one) => questionsOf(one))
          .map(({ field }) => field.key),
      ]
      expect(keys).toHaveLength(5)
      expect(keys.filter((key) => others.includes(key))).toEqual([])
    })

    it.each(sideNames)('of the %s side give back what is written', (name) => {
      const side = printedGenerations[name]
      const written = {
        exchange: '2003',
        kind: 'dag',
        messages: 7,
        headroomPercent: 8,
        measured: 9,
      }
      for (const { id, read, write } of questionsOf(name)) {
        expect(read(side)).toBe(side[id])
        expect(write(side, written[id])).toEqual({ ...side, [id]: written[id] })
      }
    })

    it('leave an answer as it is when there is none, or none that is offered', () => {
      const side = printedGenerations.older
      for (const { write } of questionsOf('older')) {
        expect(write(side, null)).toEqual(side)
        expect(write(side, 'ccr')).toEqual(side)
      }
    })

    it('take whole figures from 1 up, messages as a plan does', () => {
      const range = (id: keyof SideAnswers) => {
        const { field } = question('older', id)
        return field.kind === 'number' ? [field.min, field.max] : null
      }
      expect(range('measured')).toEqual([1, 1_000_000])
      expect(range('messages')).toEqual([1, 2000])
      expect(range('headroomPercent')?.[0]).toBe(0)
    })

    it('offer every version that the papers size, and standalone servers or a DAG', () => {
      const choices = (id: keyof SideAnswers) => {
        const { field } = question('older', id)
        return field.kind === 'choice' ? field.choices.map(({ value }) => value) : []
      }
      expect(choices('exchange')).toEqual(['2003', '2007', '2010'])
      expect(choices('kind').sort()).toEqual(['dag', 'none'])
    })

    it.each([
      ['2003', 'dag', 'Not used: Exchange 2003 has no DAG.'],
      ['2007', 'dag', 'Not used: Exchange 2007 has no DAG.'],
      ['2007', 'none', null],
      ['2010', 'dag', null],
    ] as const)('availability with Exchange %s and %s: %s', (exchange, kind, words) => {
      const { unused } = question('newer', 'kind')
      expect(unused?.({ ...printedGenerations.newer, exchange, kind })).toBe(words)
    })
  })
})

describe('quota rows', () => {
  const sizes = [73_000, 146_000] as const

  describe.each(sizes)('the quota table with drives of %d MB, transposed', (driveMb) => {
    const rows = quotaRows(driveMb)

    it('has every cell of the printed row, each once', () => {
      const cells = rows.flatMap(({ space, quota }) => (quota ? [space, quota] : [space]))
      const printed = quotaTable.filter((cell) => cell.driveMb === driveMb)
      expect(cells).toHaveLength(printed.length)
      expect(new Set(cells)).toEqual(new Set(printed))
    })

    it('has beside each space the quota that it gives 2,000 users', () => {
      const quotas = rows.flatMap(({ space, quota }) =>
        quota ? [[quota.computed.value, space.computed.value / 2000]] : [],
      )
      expect(quotas).toHaveLength(4)
      for (const [quota, share] of quotas) expect(quota).toBe(share)
    })

    it('says why exactly where a printed figure does not come out of the drives', () => {
      for (const { space, quota, reason } of rows) {
        const goesAstray = [space, quota].some((cell) => cell?.why === 'E13')
        expect(reason !== null).toBe(goesAstray)
      }
      expect(rows.filter(({ reason }) => reason)).toHaveLength(3)
    })
  })

  it('names the two misprints in their rows', () => {
    const reason = (driveMb: (typeof sizes)[number], layout: string) =>
      quotaRows(driveMb).find((row) => row.layout === layout)?.reason
    expect(reason(146_000, 'RAID 5, whole tray')).toMatch(/a digit too many/)
    expect(reason(73_000, 'RAID 5, whole tray')).not.toMatch(/digit/)
    expect(reason(73_000, 'RAID 10, four drives for logs')).toMatch(/digit of it is missing/)
    expect(reason(146_000, 'RAID 10, four drives for logs')).not.toMatch(/digit/)
  })
})
