import { describe, expect, it } from 'vitest'
import { givenFigure } from '../../src/engine/core/worked.ts'
import {
  type BundleNeed,
  recommendedBundle,
  storageTekBundles,
} from '../../src/engine/hardware/storagetek.ts'
import { defaultPlan } from '../../src/engine/index.ts'
import {
  blackBerryFactor,
  databaseIopsWithBlackBerryMultiple,
} from '../../src/engine/methods/papers/sizing/mailbox.ts'
import { sized } from '../engine/plans.ts'

const tier = defaultPlan.tiers[0]

/** The load of 2,000 mailboxes of Exchange 2003 on one server. */
const load = (messagesPerDay: number, blackBerryPercent = 0) => {
  const { iops } = sized({
    ...defaultPlan,
    exchange: '2003',
    availability: 'none',
    servers: 1,
    sites: 1,
    tiers: [
      {
        ...tier,
        mailboxes: 2000,
        growth: 0,
        messages: messagesPerDay,
        blackBerry: blackBerryPercent,
      },
    ],
  })
  const { transactional, reads, logs, maintenance } = iops
  return [transactional, reads, logs, maintenance].map(({ value }) => Number(value.toFixed(9)))
}

describe('the method for Exchange 2003, “Define and Assess”', () => {
  it('2,000 average mailboxes: 1,500 IOPS, of which 1,000 read, and 150 for logs', () => {
    expect(load(105)).toEqual([1500, 1000, 150, 0])
  })

  it('2,000 heavy ones of which 500 have a BlackBerry: 1,820 more, 3,820 (E12)', () => {
    expect(load(140)[0]).toBe(2000)
    expect(load(140, 25)).toEqual([3820, 2546.666666667, 382, 0])
  })

  it('the factor read as a multiple gives 3,320', () => {
    const number = (value: number) => givenFigure('Mailboxes', value, 'mailboxes', 'mailboxes')
    const { value } = databaseIopsWithBlackBerryMultiple({
      mailboxes: number(2000),
      blackBerry: number(500),
      factor: blackBerryFactor,
      iopsPerMailbox: givenFigure('IOPS', 1, 'IOPS/mailbox', 'iops'),
    })
    expect(value).toBe(3320)
  })

  it('devices follow the class of their mailboxes', () => {
    expect(load(70, 25)[0]).toBe(1910)
  })
})

describe('the choice of a bundle, “Preparation and Installation”', () => {
  const small: BundleNeed = {
    mailboxes: 500,
    needsHighAvailability: false,
    databaseMb: 100_000,
    trays: 1,
    raid: 'RAID 5',
  }
  const choice = (need: Partial<BundleNeed>) => {
    const { bundle, because } = recommendedBundle({ ...small, ...need })
    return [bundle, ...because]
  }

  it.each([
    [{}, [1]],
    [{ mailboxes: 1999 }, [1]],
    [{ mailboxes: 2000 }, [2, 'mailboxes']],
    [{ mailboxes: 2001 }, [2, 'mailboxes']],
    [{ needsHighAvailability: true }, [2, 'high availability']],
    // Eight drives of 73 GB: 511,000 MB in RAID 5, 292,000 in RAID 10.
    [{ databaseMb: 510_999 }, [1]],
    [{ databaseMb: 511_000 }, [1]],
    [{ databaseMb: 511_001 }, [2, 'capacity']],
    [{ raid: 'RAID 10', databaseMb: 292_000 }, [1]],
    [{ raid: 'RAID 10', databaseMb: 292_001 }, [2, 'capacity']],
    [
      { mailboxes: 4000, needsHighAvailability: true, databaseMb: 1_200_000 },
      [2, 'mailboxes', 'high availability', 'capacity'],
    ],
  ] as const)('%o → %o', (need, chosen) => {
    expect(choice(need)).toEqual(chosen)
  })

  it('knows what is in each: one X4100 M2 with 73 GB drives, two X4200 M2 with 146', () => {
    expect(storageTekBundles[1]).toMatchObject({
      servers: 1,
      server: 'Sun Fire X4100 M2',
      driveMb: 73_000,
    })
    expect(storageTekBundles[2]).toMatchObject({
      servers: 2,
      server: 'Sun Fire X4200 M2',
      driveMb: 146_000,
    })
    expect(recommendedBundle(small).spaceOfBundle1.value).toBe(511_000)
  })
})
