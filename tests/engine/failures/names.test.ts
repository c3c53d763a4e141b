import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  namingProblems,
  namingRulesByAnswer,
  planNames,
} from '../../../src/engine/failures/names.ts'
import { defaultPlan, type Plan } from '../../../src/engine/index.ts'
import { hostileTexts } from '../../deploy/hostile-texts.ts'

const counts = { dags: 2, servers: 6, databases: 12 }
const named = (edit: Partial<Plan>): Plan => ({ ...defaultPlan, ...edit })

describe('names by default', () => {
  const names = planNames(defaultPlan, counts)

  it('are the kind and a number with at least its digits', () => {
    expect(names.dags).toEqual(['DAG1', 'DAG2'])
    expect(names.servers.slice(0, 2)).toEqual(['MBX01', 'MBX02'])
    expect(names.databases.at(-1)).toBe('DB012')
    expect(namingProblems(defaultPlan, counts)).toEqual([])
  })

  it('have the digits that the last needs', () => {
    const many = planNames(defaultPlan, { dags: 10, servers: 100, databases: 1000 })
    expect([many.dags[0], many.servers[0], many.databases[0]]).toEqual([
      'DAG01',
      'MBX001',
      'DB0001',
    ])
    expect(many.databases.at(-1)).toBe('DB1000')
  })

  it('count digits as the workbook does in its mode, which is that of the later method alone (MS30)', () => {
    const thousand = { dags: 1, servers: 16, databases: 1000 }
    const first = (edit: Partial<Plan>) => planNames(named(edit), thousand).databases[0]
    expect(first({ exchange: '2019', mode: 'corrected' })).toBe('DB0001')
    expect(first({ exchange: '2019', mode: 'microsoft' })).toBe('DB001')
    expect(first({ exchange: '2010', mode: 'microsoft' })).toBe('DB0001')
  })
})

describe('a pattern', () => {
  it('numbers all, with as many digits as it has marks', () => {
    const plan = named({
      serverNames: 'LON-MBX###',
      dagNames: 'LON-DAG#-A',
      databaseNames: 'DB####',
    })
    const { dags, servers, databases } = planNames(plan, counts)
    expect(dags).toEqual(['LON-DAG1-A', 'LON-DAG2-A'])
    expect(servers[5]).toBe('LON-MBX006')
    expect(databases[11]).toBe('DB0012')
    expect(namingProblems(plan, counts)).toEqual([])
  })

  it('takes more digits where it has too few', () => {
    expect(planNames(named({ databaseNames: 'DB#' }), counts).databases.slice(0, 2)).toEqual([
      'DB01',
      'DB02',
    ])
  })

  it.each(['MBX##, EX##', 'MBX#-#', 'MBX01, EX##'])('that is invalid, %s, is not used', (text) => {
    const plan = named({ serverNames: text })
    expect(planNames(plan, counts).servers[0]).toBe('MBX01')
    expect(namingProblems(plan, counts)).toEqual([
      { code: 'not one pattern', key: 'serverNames', text },
    ])
  })
})

describe('a list', () => {
  it('may be parted by commas, blanks and line ends', () => {
    const plan = named({ serverNames: 'EX-A, EX-B\r\nEX-C\tEX-D;EX-E\nEX-F\n' })
    const all = ['EX-A', 'EX-B', 'EX-C', 'EX-D', 'EX-E', 'EX-F']
    expect(planNames(plan, counts).servers).toEqual(all)
    expect(namingProblems(plan, counts)).toEqual([])
  })

  it('that is too short goes on by default, and says so', () => {
    const plan = named({ serverNames: 'EX-A,EX-B' })
    expect(planNames(plan, counts).servers.slice(1, 3)).toEqual(['EX-B', 'MBX03'])
    expect(namingProblems(plan, counts)).toEqual([
      { code: 'list too short', key: 'serverNames', given: 2, needed: 6, next: 'MBX03' },
    ])
  })

  it('goes on beside a default name that it has itself', () => {
    const { servers } = planNames(named({ serverNames: 'MBX03' }), counts)
    expect(servers).toEqual(['MBX03', 'MBX02', 'MBX07', 'MBX04', 'MBX05', 'MBX06'])
  })

  it('that is too long is reported', () => {
    expect(namingProblems(named({ dagNames: 'A1,A2,A3' }), counts)).toEqual([
      { code: 'list too long', key: 'dagNames', given: 3, needed: 2 },
    ])
  })
})

describe('a name that cannot be used gives way', () => {
  it.each([
    ['characters', 'MBX_1'],
    ['characters', 'Büro'],
    ['characters', '-MBX'],
    ['characters', 'MBX-'],
    ['too long', 'EXCHANGE-SERVER1'],
    ['reserved', '42'],
    ['reserved', 'nul'],
    ['reserved', 'COM1'],
    ['taken', 'first'],
    ['taken', 'dag1'],
  ] as const)('for its %s: %s', (code, name) => {
    const plan = named({ serverNames: `FIRST,${name},C3,C4,C5,C6` })
    expect(planNames(plan, counts).servers.slice(0, 3)).toEqual(['FIRST', 'MBX02', 'C3'])
    expect(namingProblems(plan, counts)).toEqual([
      { code, key: 'serverNames', names: [name], count: 1, most: 15 },
    ])
  })

  it('a database may be called like a server, and longer', () => {
    const plan = named({ databaseNames: `MBX01,${'A'.repeat(64)},${'A'.repeat(65)}` })
    const { databases } = planNames(plan, { dags: 1, servers: 1, databases: 3 })
    expect(databases).toEqual(['MBX01', 'A'.repeat(64), 'DB003'])
  })
})

test('whatever a plan holds, names are ASCII, short enough, unique and as many as asked', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom('#', 'a', 'B', '1', '-', ',', ' ', '\n', 'MBX0'),
      maxLength: 40,
    }),
    fc.constantFrom(...hostileTexts, 'MBX02,mbx01', 'DAG2', 'DB##-DB##'),
  )
  const few = fc.nat(40)
  fc.assert(
    fc.property(
      text,
      text,
      text,
      few,
      few,
      few,
      (dagNames, serverNames, databaseNames, a, b, c) => {
        const plan = named({ dagNames, serverNames, databaseNames })
        const { dags, servers, databases } = planNames(plan, { dags: a, servers: b, databases: c })
        expect([dags.length, servers.length, databases.length]).toEqual([a, b, c])
        expectSound([...dags, ...servers], namingRulesByAnswer.serverNames.most)
        expectSound(databases, namingRulesByAnswer.databaseNames.most)
      },
    ),
  )
})

function expectSound(names: readonly string[], most: number): void {
  for (const name of names) expect(name).toMatch(/^[A-Za-z0-9][A-Za-z0-9-]*$/)
  for (const name of names) expect(name.length).toBeLessThanOrEqual(most)
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
}
