import { expect, it } from 'vitest'
import { inBothSites } from '../../../src/app/roles/mode-figure.tsx'
import { given } from '../../../src/engine/core/worked.ts'

const line = (label: string, value: number, note?: string) => {
  const worked = given(label, value, 'drives', 'drives')
  return {
    label,
    ...(note !== undefined && { note }),
    both: { corrected: worked, microsoft: worked, differs: false, errata: [] },
  }
}

const said = (lines: ReturnType<typeof line>[]) =>
  inBothSites(lines).map(({ label, note }) => [label, note])

it('says once what servers of both sites have alike', () => {
  expect(
    said([
      line('Memory', 192),
      line('Memory of a server in site 2', 192),
      line('Drives of a server in site 1', 17, 'JBOD'),
      line('Drives of a server in site 2', 17, 'JBOD'),
    ]),
  ).toEqual([
    ['Memory', 'in both sites'],
    ['Drives of a server', 'JBOD, in both sites'],
  ])
})

it('tells apart what differs', () => {
  const lines = [
    line('Drives of a server in site 1', 17, 'JBOD'),
    line('Drives of a server in site 2', 19, 'JBOD'),
  ]
  expect(inBothSites(lines)).toEqual(lines)
})
