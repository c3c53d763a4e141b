import { describe, expect, it } from 'vitest'
import { bothModesCell, mergeEqualSiteRows } from '../../../src/app/roles/mode-figure.tsx'
import {
  casesWithWorstMarked,
  doesPlacementDifferFromWorkbook,
  namedServerCases,
} from '../../../src/app/roles/named-server-cases.ts'
import { givenFigure } from '../../../src/engine/core/worked.ts'
import { roleFigureInBothModes } from '../../../src/engine/methods/roles/index.ts'
import { type DataCell, textOfCell } from '../../../src/ui/cell.tsx'
import { formatFor } from '../../../src/ui/format.ts'
import { sized } from '../../engine/methods/roles/designs/sized.ts'
import { exampleA, exampleB, exampleC } from '../../roles/examples.ts'
import { type KeyInput, planFromKeys } from '../../roles/plan-from-keys.ts'

describe('both sites', () => {
  const line = (name: string, label: string, value: number, note?: string) => {
    const worked = givenFigure(label, value, 'drives', 'drives')
    return {
      name,
      label,
      ...(note !== undefined && { note }),
      both: { corrected: worked, microsoft: worked, differs: false, errata: [] },
    }
  }

  const memory = line('fittedMemory', 'Memory', 192)
  const drives = line('drivesOfServer', 'Drives of a server in site 1', 17, 'JBOD')
  const inSite2 = {
    memory: {
      ...line('fittedMemory2', 'Memory of a server in site 2', 192),
      alike: { as: 'fittedMemory', label: 'Memory' },
    },
    drives: (count: number, note = 'JBOD') => ({
      ...line('drivesOfServer2', 'Drives of a server in site 2', count, note),
      alike: { as: 'drivesOfServer', label: 'Drives of a server' },
    }),
  }

  it('says once what servers of both sites have alike, wherever the rows stand', () => {
    const said = mergeEqualSiteRows([drives, memory, inSite2.memory, inSite2.drives(17)])
    expect(said.map(({ label, note }) => [label, note])).toEqual([
      ['Drives of a server', 'JBOD, in both sites'],
      ['Memory', 'in both sites'],
    ])
  })

  it('shows where the sites differ, in a figure or in its meaning', () => {
    for (const other of [inSite2.drives(19), inSite2.drives(17, 'RAID-1/0')]) {
      const lines = [drives, other]
      expect(mergeEqualSiteRows(lines)).toEqual(lines)
    }
  })
})

describe('mode figure', () => {
  const format = formatFor('en-US')
  const written = (cell: DataCell) => textOfCell(cell, format).replaceAll('\u00a0', ' ')
  const planA = planFromKeys(exampleA.design)
  const planB = planFromKeys(exampleB.design)

  it('shows the figure of the mode, the other one below it and why they differ', () => {
    const both = roleFigureInBothModes(planA, 'ramNeed')
    expect(written(bothModesCell(both, 'corrected', false))).toBe('90 GiB, Microsoft: 94 GiB (MS8)')
    expect(written(bothModesCell(both, 'microsoft', false))).toBe('94 GiB, corrected: 90 GiB (MS8)')
  })

  it('shows one figure where both modes have it', () => {
    expect(written(bothModesCell(roleFigureInBothModes(planA, 'dbs'), 'corrected', false))).toBe(
      '78 databases',
    )
  })

  it('says where a mode has no figure', () => {
    const both = roleFigureInBothModes(planB, 'SF')
    expect(written(bothModesCell(both, 'microsoft', false))).toBe(
      'none, corrected: 10 databases (MS7, MS8)',
    )
    expect(written(bothModesCell(both, 'corrected', false))).toBe(
      '10 databases, Microsoft’s workbook gives no figure (MS7, MS8)',
    )
  })

  it('on paper says in a word that the workbook has no figure', () => {
    const both = roleFigureInBothModes(planA, 'ramNeed')
    expect(written(bothModesCell(both, 'corrected', true))).toBe('90 GiB, Microsoft: 94 GiB (MS8)')
    const none = roleFigureInBothModes(planB, 'SF')
    expect(written(bothModesCell(none, 'corrected', true))).toBe(
      '10 databases, Microsoft: none (MS7, MS8)',
    )
  })
})

describe('role cases', () => {
  const told = (design: KeyInput) =>
    namedServerCases(sized(design).sizing).map((one) => {
      const stated = doesPlacementDifferFromWorkbook(one)
        ? `, stated ${one.stated?.value ?? 'nothing'}`
        : ''
      const cpu = Math.round((one.processors?.cpu?.value ?? 0) * 100)
      return `${one.name}: ${one.active.value}${stated}, ${cpu} %`
    })

  it('tells the cases of one site, and where the workbook’s formulas state other figures', () => {
    expect(told(exampleA.design)).toEqual([
      'All servers up: 13, 41 %',
      'Any server lost: 16, 45 %',
      'Any two servers lost: 21, stated 22, 52 %',
      'Worst case, used for sizing: 21, stated 22, 52 %',
    ])
  })

  it('tells both sites apart where they do not do the same', () => {
    expect(told(exampleB.design)).toEqual([
      'All servers up, in site 1: 6, 35 %',
      'Any server lost, in site 1: 8, 43 %',
      'Any two servers lost, in site 1: 10, stated nothing, 51 %',
      'All servers up, in site 2: 0, 12 %',
      'Any server lost, in site 2: 0, 12 %',
      'Any two servers lost, in site 2: 4, stated nothing, 28 %',
      'Site 1 lost: 12, 58 %',
      'Worst case, used for sizing, in site 1: 10, stated 8, 51 %',
      'Worst case, used for sizing, in site 2: 12, 58 %',
    ])
  })

  it('tells sites that do the same once', () => {
    expect(told(exampleC.design)).toEqual([
      'All servers up: 16, 38 %',
      'Any server lost: 20, 42 %',
      'Any two servers lost: 24, 46 %',
      'A site lost: 32, 55 %',
      'A site and one more lost: 40, 63 %',
      'Worst case, used for sizing: 40, 63 %',
    ])
  })

  it('marks the case that is the worst instead of telling it twice', () => {
    expect(casesWithWorstMarked(sized(exampleC.design).sizing).map(({ name }) => name)).toEqual([
      'All servers up',
      'Any server lost',
      'Any two servers lost',
      'A site lost',
      'A site and one more lost, used for sizing',
    ])
  })
})
