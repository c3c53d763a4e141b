import { describe, expect, it } from 'vitest'
import { givenFigure, type Worked } from '../../../../../src/engine/core/worked.ts'
import { extrapolatedNumbersBehind } from '../../../../../src/engine/core/worked-inputs.ts'
import {
  logShare,
  logSharePointsForLayout,
  maintenanceShare,
  maintenanceSharePointsForLayout,
} from '../../../../../src/engine/methods/papers/sizing/shares.ts'
import { planWith, sized } from '../../../plans.ts'

const dust = 1e-12
const profile = (value: number) => givenFigure('Profile', value, 'IOPS/mailbox', 'measuredIops')
const databases = (value: number) => givenFigure('Databases', value, 'databases', 'databases')

/** A share or its points, whether it lies at a row, and whether it is marked as extrapolated. */
function reads(found: Worked, value: number, place: string): void {
  expect(Math.abs(found.value - value)).toBeLessThan(dust)
  expect(found.how).toMatchObject({ place })
  expect(extrapolatedNumbersBehind(found)).toHaveLength(place === 'held' ? 1 : 0)
}

describe('the shares of a profile: just under, at and just over each point', () => {
  it.each([
    [0.059, 0.19, 0.29, 'held'],
    [0.06, 0.19, 0.29, 'at'],
    [0.061, 0.19 + 0.03 / 120, 0.29 - 0.18 / 120, 'between'],
    [0.179, 0.22 - 0.03 / 120, 0.11 + 0.18 / 120, 'between'],
    [0.18, 0.22, 0.11, 'at'],
    [0.181, 0.22 - 0.02 / 20, 0.11 - 0.01 / 20, 'between'],
    [0.199, 0.2 + 0.02 / 20, 0.1 + 0.01 / 20, 'between'],
    [0.2, 0.2, 0.1, 'at'],
    [0.201, 0.2 - 0.05 / 160, 0.1 - 0.04 / 160, 'between'],
    [0.359, 0.15 + 0.05 / 160, 0.06 + 0.04 / 160, 'between'],
    [0.36, 0.15, 0.06, 'at'],
    [0.361, 0.15, 0.06, 'held'],
  ])('%d IOPS per mailbox: %d logs, %d maintenance, %s', (perMailbox, logs, maintenance, place) => {
    reads(logShare(profile(perMailbox)), logs, place)
    reads(maintenanceShare(profile(perMailbox)), maintenance, place)
  })

  it.each([
    ['dag', [60, 180, 200, 360]],
    ['none', [50, 150, 500 / 3, 300]],
  ] as const)('are met by the messages of a plan: %s, %j', (kind, counts) => {
    for (const messagesPerDay of counts) {
      const { tiers } = sized(planWith({ messages: messagesPerDay }, { availability: kind }))
      expect(logShare(tiers[0].perMailbox).how).toMatchObject({ place: 'at' })
    }
  })
})

describe('the points of a layout: just under, at and just over each count of databases', () => {
  it.each([
    [4, 0, 'flat'],
    [5, 0, 'at'],
    [6, 0.01, 'between'],
    [7, 0.02, 'at'],
    [8, 0.02, 'flat'],
  ])('%d databases: %d on logs, %s', (count, points, place) => {
    reads(logSharePointsForLayout(databases(count)), points, place)
  })

  it.each([
    [1, -0.06, 'held'],
    [2, -0.06, 'at'],
    [3, -0.04, 'between'],
    [4, -0.02, 'between'],
    [5, 0, 'at'],
    [6, 0.015, 'between'],
    [7, 0.03, 'at'],
    [8, 0.03 + 0.22 / 13, 'between'],
    [19, 0.25 - 0.22 / 13, 'between'],
    [20, 0.25, 'at'],
    [21, 0.25, 'held'],
  ])('%d databases: %d on maintenance, %s', (count, points, place) => {
    reads(maintenanceSharePointsForLayout(databases(count)), points, place)
  })
})
