import { describe, expect, it } from 'vitest'
import { defaultPlan, type Plan, size, withVersion } from '../../../src/engine/index.ts'
import { methodOf } from '../../../src/engine/methods/index.ts'
import { listAsLines, listWithCommas } from '../../../src/features/deploy/deploy-fields.tsx'
import { namingRows } from '../../../src/features/deploy/naming-table.tsx'

describe('a list that was pasted', () => {
  it.each([
    ['a column of a sheet', 'EX01\r\nEX02\r\nEX03', 'EX01,EX02,EX03'],
    ['a row of a sheet', 'EX01\tEX02\tEX03', 'EX01,EX02,EX03'],
    ['lines of an old Mac', 'EX01\rEX02', 'EX01,EX02'],
    ['semicolons', 'EX01;EX02', 'EX01,EX02'],
    ['a pattern', 'EX##', 'EX##'],
    ['nothing', '', ''],
  ])('is kept with commas: %s', (_of, pasted, kept) => {
    expect(listWithCommas(pasted)).toBe(kept)
    expect(listAsLines(kept)).toBe(kept.replaceAll(',', '\n'))
    expect(listWithCommas(listAsLines(kept))).toBe(kept)
  })
})

describe('naming table', () => {
  const later = withVersion(defaultPlan, '2019')
  const oneSite: Plan = { ...later, sites: 1, secondSiteCopies: 0 }

  function rowsOf(plan: Plan) {
    const result = size(plan)
    if (!result.ok) throw new Error('The plan cannot be sized')
    const naming = methodOf(plan).deploying?.naming(plan, result.sizing)
    if (!naming) throw new Error('Nothing is deployed')
    return { naming, rows: namingRows(plan, naming) }
  }

  describe('what the files call things', () => {
    it('starts from the usual names, and says what is missing', () => {
      const { naming, rows } = rowsOf(oneSite)
      expect(naming.usual).toEqual(['dagNames', 'serverNames', 'databaseNames'])
      expect(naming.needed).toEqual(['controllers1', 'witnessServer'])
      expect(rows.filter(({ isNeeded }) => isNeeded).map(({ label }) => label)).toEqual([
        'Domain controllers of the first site',
        'Witness server',
      ])
      expect(rows.find(({ label }) => label === 'Names of the DAGs')).toEqual({
        label: 'Names of the DAGs',
        text: 'DAG1',
        standing: 'Leave empty for the usual names.',
        isNeeded: false,
      })
    })

    it('needs a witness for every DAG, with odd members too', () => {
      const witnessOf = (activeServers: number) =>
        rowsOf({ ...oneSite, activeServers }).rows.find(({ label }) => label === 'Witness server')
      expect(witnessOf(4)).toMatchObject({ isNeeded: true })
      expect(witnessOf(5)).toMatchObject({ isNeeded: true, text: '' })
    })

    it('shows what was given, and what of it is not used', () => {
      const { rows } = rowsOf({
        ...oneSite,
        serverNames: 'EX-##',
        witnessServer: 'EX-01.example.com',
        controllers1: 'dc01,dc02',
      })
      const row = (name: string) => rows.find(({ label }) => label === name)
      expect(row('Names of the servers')).toMatchObject({ standing: 'given' })
      expect(row('Names of the servers')?.text).toMatch(/^EX-01, EX-02/)
      expect(row('Witness server')?.standing).toMatch(/^EX-01\.example\.com: a witness is none of/)
      expect(row('Domain controllers of the first site')).toMatchObject({
        text: 'dc01, dc02',
        standing: 'given',
      })
    })

    it('asks standalone servers for no DAG', () => {
      const { naming, rows } = rowsOf({ ...later, availability: 'none' })
      expect(naming.counts.dags).toBe(0)
      expect(naming.counts.databases).toBeGreaterThanOrEqual(naming.counts.servers)
      expect(naming.names.databases).toHaveLength(naming.counts.databases)
      expect(rows.map(({ label }) => label).join()).not.toMatch(/DAG|itness|second/)
      expect(naming.needed).toEqual(['controllers1'])
    })
  })
})
