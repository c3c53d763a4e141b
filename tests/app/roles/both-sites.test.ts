import { expect, it } from 'vitest'
import { inBothSites } from '../../../src/app/roles/mode-figure.tsx'
import { given } from '../../../src/engine/core/worked.ts'

const line = (name: string, label: string, value: number, note?: string) => {
  const worked = given(label, value, 'drives', 'drives')
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
  const said = inBothSites([drives, memory, inSite2.memory, inSite2.drives(17)])
  expect(said.map(({ label, note }) => [label, note])).toEqual([
    ['Drives of a server', 'JBOD, in both sites'],
    ['Memory', 'in both sites'],
  ])
})

it('tells apart what differs, in its figure or in what it is', () => {
  for (const other of [inSite2.drives(19), inSite2.drives(17, 'RAID-1/0')]) {
    const lines = [drives, other]
    expect(inBothSites(lines)).toEqual(lines)
  }
})
