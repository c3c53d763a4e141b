import { expect, it } from 'vitest'
import { casesMarked, isStatedOtherwise, roleCases } from '../../../src/app/roles/role-cases.ts'
import { sized } from '../../engine/methods/roles/servers/sized.ts'
import { exampleA, exampleB, exampleC } from '../../roles/examples.ts'
import type { KeyInput } from '../../roles/plan-from-keys.ts'

const told = (design: KeyInput) =>
  roleCases(sized(design).sizing).map((one) => {
    const stated = isStatedOtherwise(one) ? `, stated ${one.stated?.value ?? 'nothing'}` : ''
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
  expect(casesMarked(sized(exampleC.design).sizing).map(({ name }) => name)).toEqual([
    'All servers up',
    'Any server lost',
    'Any two servers lost',
    'A site lost',
    'A site and one more lost, used for sizing',
  ])
})
