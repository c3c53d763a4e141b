import { describe, expect, it } from 'vitest'
import { roleParts } from '../../../../src/engine/methods/roles/index.ts'
import { exampleA, exampleB, exampleC } from '../../../roles/examples.ts'
import { type KeyInput, planFromKeys } from '../../../roles/plan-from-keys.ts'

const transportOf = (design: KeyInput, mode: 'corrected' | 'microsoft' = 'microsoft') =>
  roleParts(planFromKeys(design), mode).transport
const A: KeyInput = exampleA.design
const B: KeyInput = exampleB.design

describe('Safety Net', () => {
  it.each([
    [{ safetyDays: 2, replayH: 168 }, 7],
    [{ safetyDays: 8, replayH: 168 }, 8],
    [{ safetyDays: 2, replayH: 168, lag: 0, copies: 4 }, 2],
  ])('keeps messages as long as a lagged copy may need them: %o for %d days', (change, days) => {
    expect(transportOf({ ...A, ...change }).hold.value).toBe(days)
  })
})

describe('the servers left', () => {
  it.each([
    ['two failures in one site', A, 4],
    ['one failure in one site', { ...A, servers: 3, copies: 3, lag: 0 }, 2],
    ['site 1 and all beside it', B, 2],
    ['site 1 and one more server', exampleC.design, 4],
    ['lagged servers stay, those of site 1 apart', { ...B, lag: 2, lag2: 1, dedlag: true }, 4],
    ['stand-alone all are', { ...A, ha: false }, 6],
  ] as const)('%s', (_words, design, servers) => {
    expect(transportOf(design).left?.value).toBe(servers)
  })
})

it('lies on the system drive while 150 GiB are left beside it', () => {
  const on = (gigabytes: number) =>
    transportOf({ ...exampleC.design, disk1: { sys: [gigabytes, '10K SAS 2.5'] } }).transportOn
  // 386.24 + 150 GiB are 575.8 decimal GB.
  expect([on(575), on(576)]).toEqual(['Dedicated RAID-1 Disk', 'System Disk'])
})
