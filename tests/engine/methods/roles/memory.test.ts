import { describe, expect, it } from 'vitest'
import { exampleA, exampleB, exampleC } from '../../../roles/examples.ts'
import { type KeyInput, planFromKeys } from '../../../roles/plan-from-keys.ts'
import { type Active, hardwareOf } from './hardware-of.ts'

const memoryOf = (design: KeyInput, active: Active) =>
  hardwareOf(planFromKeys(design), 'microsoft', active).memory

describe('memory of site 2', () => {
  it('is that of what moves there', () => {
    expect(memoryOf(exampleB.design, exampleB.figures).fittedMemory2?.value).toBe(96)
    expect(memoryOf(exampleC.design, exampleC.figures).fittedMemory2?.value).toBe(192)
  })

  it('is site 1’s at least', () => {
    const { fittedMemory, fittedMemory2 } = memoryOf(exampleB.design, {
      ...exampleB.figures,
      W2: 1,
    })
    expect(fittedMemory2?.value).toBe(fittedMemory?.value)
  })

  it('is none in one site', () => {
    expect(memoryOf(exampleA.design, exampleA.figures).fittedMemory2).toBeNull()
  })
})

it('a mailbox server without client access needs none of its memory', () => {
  const { memoryNeeded, clientAccessMemory } = memoryOf(
    { ...exampleA.design, multirole: false },
    exampleA.figures,
  )
  expect(clientAccessMemory?.value).toBe(6)
  expect(memoryNeeded?.value).toBe(88)
})

it('client access has it from 2016 on, whatever is answered', () => {
  const later = { ...exampleA.design, multirole: false, exchange: '2016' }
  expect(memoryOf(later, exampleA.figures).memoryNeeded?.value).toBe(94)
})

it('the pages of the cache are shared out, a passive copy a fifth of an active one', () => {
  const { pages, activeTarget, passiveTarget, cache } = memoryOf(exampleA.design, exampleA.figures)
  expect(pages.value).toBe(cache.value * 32_768)
  expect(22 * activeTarget.value + 30 * passiveTarget.value).toBeCloseTo(pages.value, 6)
  expect(passiveTarget.value).toBeCloseTo(activeTarget.value / 5, 9)
})

describe('the page file', () => {
  it.each([
    ['2013', 32_778],
    ['2016', 32_778],
    ['2019', (128 * 1024) / 4],
  ])('of %s', (exchange, size) => {
    expect(memoryOf({ ...exampleA.design, exchange }, exampleA.figures).pageFile?.value).toBe(size)
  })
})

it('lagged servers have the memory of site 1', () => {
  const lagged = { ...exampleA.design, dedlag: true, rlm: false, multiDb: false, lag: 2 }
  const { fittedMemory, fittedMemoryLagged } = memoryOf(lagged, { W: 10, A: 8 })
  expect(fittedMemoryLagged?.value).toBe(fittedMemory?.value)
  const { lag: _, ...without } = lagged
  expect(memoryOf(without, { W: 10, A: 8 }).fittedMemoryLagged).toBeNull()
  expect(memoryOf(exampleA.design, exampleA.figures).fittedMemoryLagged).toBeNull()
})
