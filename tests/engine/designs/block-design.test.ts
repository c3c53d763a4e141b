import { describe, expect, it } from 'vitest'
import { givenFigure } from '../../../src/engine/core/worked.ts'
import { type BlockDesign, blocksFit } from '../../../src/engine/designs/index.ts'
import { testedSolutions } from '../../../src/engine/hardware/building-blocks.ts'
import type { SolutionId } from '../../../src/engine/hardware/tested-choices.ts'
import {
  defaultPlan,
  type ExchangeVersionId,
  exchangeVersionIds,
  type Plan,
  recommend,
} from '../../../src/engine/index.ts'
import { networkArraysInAll } from '../../../src/engine/methods/papers/designs/block-designs.ts'
import { sizedAnyhow } from '../plans.ts'

const tier = defaultPlan.tiers[0]

type Asked = Partial<Plan> & { readonly of?: Partial<typeof tier> }

/** Mailboxes of Exchange 2007 on one server, whose space needs next to nothing. */
function plan({ of, ...answers }: Asked = {}): Plan {
  return {
    ...defaultPlan,
    exchange: '2007',
    availability: 'none',
    servers: 1,
    sites: 1,
    reserve: 'none',
    catalog: 0,
    overhead: 0,
    logDays: 1,
    ...answers,
    tiers: [
      {
        ...tier,
        mailboxes: 100,
        growth: 0,
        messages: 1,
        messageSize: 1,
        measuredIops: 0.001,
        quota: 10,
        retention: 0,
        ...of,
      },
    ],
  }
}

function designs(asked: Plan): readonly BlockDesign[] {
  return recommend(asked, sizedAnyhow(asked)).blocks
}

function design(id: SolutionId, asked: Plan): BlockDesign {
  const found = designs(asked).find(({ solution }) => solution.id === id)
  if (!found) throw new Error(`${id} is not considered`)
  return found
}

const counts = (one: BlockDesign) =>
  Object.fromEntries(Object.values(one.counts).map(({ code, blocks }) => [code, blocks.value]))

describe('what is considered', () => {
  it.each([
    ['2003', ['StorageTek 2530']],
    ['2007', ['AX4-5i', 'MD1000', 'MD3000', 'MD3000 RAID 10', 'R510', 'StorageTek 2530']],
    ['2010', ['R720xd']],
    ['2013', []],
    ['2016', []],
    ['2019', []],
    ['SE', []],
  ] as const)('with Exchange %s', (exchange, ids) => {
    const found = designs(plan({ exchange })).map(({ solution }) => solution.id)
    expect([...found].sort()).toEqual([...ids])
  })

  it('is every solution for at least one version', () => {
    const found = exchangeVersionIds.flatMap((exchange: ExchangeVersionId) =>
      designs(plan({ exchange })).map(({ solution }) => solution.id),
    )
    expect(new Set(found)).toEqual(new Set(testedSolutions.map(({ id }) => id)))
  })

  it('is one solution if the plan names it, and none if the plan asks for EqualLogic', () => {
    const solution = 'R510'
    expect(designs(plan({ solution })).map(({ solution }) => solution.id)).toEqual(['R510'])
    expect(designs(plan({ storage: 'equallogic' }))).toEqual([])
    // One of another version does not count.
    const found = designs(plan({ exchange: '2010', solution })).map(({ solution }) => solution.id)
    expect(found).toEqual(['R720xd'])
  })

  it('leaves EqualLogic out of all versions but 2010 unless it is asked for', () => {
    const arrays = (exchange: ExchangeVersionId, kind: Plan['storage']) => {
      const asked = plan({ exchange, storage: kind })
      return recommend(asked, sizedAnyhow(asked)).candidates.length
    }
    for (const exchange of exchangeVersionIds) {
      expect(arrays(exchange, 'any') > 0).toBe(exchange === '2010')
      expect(arrays(exchange, 'equallogic')).toBeGreaterThan(0)
      expect(arrays(exchange, 'tested')).toBe(0)
    }
  })
})

describe('the count', () => {
  // Just under, at and just over one block and two, by each thing that can run out.
  it.each([
    [1399, 1],
    [1400, 1],
    [1401, 2],
    [2800, 2],
    [2801, 3],
  ])('of %i mailboxes on AX4-5i is %i', (mailboxes, blocks) => {
    const one = design('AX4-5i', plan({ of: { mailboxes } }))
    expect(counts(one).mailboxes).toBe(blocks)
    expect(one.perServer.value).toBe(blocks)
  })

  it.each([
    [0.5924, 1],
    [0.592486, 1],
    [0.592487, 2],
  ])('of 1,000 mailboxes at %f IOPS on AX4-5i is %i', (iopsPerMailbox, blocks) => {
    const one = design('AX4-5i', plan({ of: { mailboxes: 1000, measuredIops: iopsPerMailbox } }))
    expect(counts(one).iops).toBe(blocks)
  })

  it.each([
    // Each mailbox takes its quota and 1 KB of white space.
    [398.9, 1],
    [399, 1],
    [399.1, 2],
  ])('of 1,000 mailboxes of %f MB on disk on AX4-5i is %i', (onDisk, blocks) => {
    const of = { mailboxes: 1000, quota: onDisk - 0.001 }
    expect(counts(design('AX4-5i', plan({ of }))).space).toBe(blocks)
  })

  it('keeps the headroom of the tested solutions, another one, or none', () => {
    const load = (answers: Partial<Plan>) => {
      const asked = plan({ ...answers, of: { mailboxes: 1000, measuredIops: 0.5 } })
      return design('AX4-5i', asked).counts.iops.required.value
    }
    expect(load({ reserve: 'none' })).toBe(500)
    expect(load({ reserve: 'paper' })).toBe(600)
    expect(load({ reserve: 'percent', reservePercent: 35 })).toBeCloseTo(675, 9)
  })

  it('is the largest of them, on every server, and the arrays follow from it', () => {
    const asked = plan({ servers: 3, of: { mailboxes: 12_000 }, databases: 12 })
    // 4,000 mailboxes a server: three blocks of 1,400, two trays of 2,000.
    const ax = design('AX4-5i', asked)
    expect([ax.perServer.value, ax.blocks.value, ax.drives.value]).toEqual([3, 9, 54])
    // Ten blocks to an array that all servers share.
    expect(ax.arrays.value).toBe(1)
    const trays = design('StorageTek 2530', asked)
    expect([trays.perServer.value, trays.blocks.value, trays.arrays.value]).toEqual([2, 6, 3])
  })

  it.each([
    [6000, 3, 1],
    [6001, 4, 2],
  ])('of %i mailboxes is %i trays, in %i arrays of at most three', (mailboxes, trays, arrays) => {
    const one = design('StorageTek 2530', plan({ of: { mailboxes } }))
    expect([one.perServer.value, one.arrays.value]).toEqual([trays, arrays])
  })

  it('of arrays that servers share is what their drives and their hosts ask for', () => {
    const arrays = (blocks: number, servers: number, places = 1) =>
      networkArraysInAll({
        places: givenFigure('Places', places, 'sites', 'sites'),
        blocks: givenFigure('Blocks', blocks, 'blocks', 'blocks'),
        perArray: givenFigure('Blocks in one array', 10, 'blocks', 'blocks'),
        servers: givenFigure('Servers', servers, 'servers', 'servers'),
        hosts: givenFigure('Hosts', 64, 'servers', 'servers'),
      }).value
    expect([arrays(10, 64), arrays(11, 64), arrays(10, 65)]).toEqual([1, 2, 2])
    expect([arrays(2, 2, 2), arrays(20, 2, 2), arrays(21, 2, 2)]).toEqual([2, 2, 4])
  })
})

describe('arrays that several servers share', () => {
  const arrays = (kind: 'none' | 'ccr', servers: number, sites: number) => {
    const asked = plan({
      availability: kind,
      servers,
      sites,
      databases: servers,
      of: { mailboxes: servers },
    })
    return design('AX4-5i', asked).arrays.value
  }

  it('are at one site each, and apart for the two copies of a cluster', () => {
    expect([arrays('none', 2, 1), arrays('none', 2, 2), arrays('none', 4, 3)]).toEqual([1, 2, 3])
    expect([arrays('ccr', 2, 1), arrays('ccr', 2, 2)]).toEqual([2, 2])
  })
})

describe('volumes that are mirrored pairs', () => {
  const onR720xd = (databases: number, quotaMb: number, mailboxes = 1200) =>
    design(
      'R720xd',
      plan({
        exchange: '2010',
        databases,
        singleItemRecovery: false,
        calendarLogging: false,
        of: { mailboxes, quota: quotaMb - 0.001 },
      }),
    )
  const failures = (one: BlockDesign) => one.failures.map(({ code }) => code)

  it('hold no database larger than themselves', () => {
    // 1,200 mailboxes in one database on pairs of 1,000 GB, with logs of a day.
    const logs = 0.001 * 2.73 * 75
    const fitting = 1e6 / 1200 - logs
    expect(failures(onR720xd(1, fitting - 0.1))).toEqual([])
    expect(failures(onR720xd(1, fitting + 0.1))).toEqual(['database above volume'])
  })

  it('are counted by the whole databases that one pair holds', () => {
    const volumes = (databases: number) => counts(onR720xd(databases, 100)).volumes
    // 24 databases of 5 GB share a pair many times over; 12 pairs hold them all.
    expect(volumes(24)).toBe(1)
    const { volumes: large } = counts(onR720xd(20, 400, 20_000))
    // 20 databases of 400 GB, two to a pair: 24 on one server.
    expect(large).toBe(1)
    // 25 of 400 GB are one too many.
    expect(counts(onR720xd(25, 400, 25_000)).volumes).toBe(2)
  })

  it('say when there are more databases than were tested', () => {
    const codes = (databases: number) => onR720xd(databases, 100).untested.map(({ code }) => code)
    expect(codes(12)).not.toContain('databases')
    expect(codes(13)).toContain('databases')
  })
})

describe('drives', () => {
  it('are those in the words for a block, drives left free included', () => {
    for (const { block, drives } of testedSolutions) {
      const [words] = block
      const named = [...words.matchAll(/\d+/g)].reduce((sum, [digits]) => sum + Number(digits), 0)
      expect(drives.databases + drives.logs + drives.spares + drives.free, words).toBe(named)
    }
  })
})

describe('what cannot serve a plan', () => {
  const clustered = (kind: 'ccr' | 'scc') => plan({ availability: kind, servers: 2 })

  it('is a second server instead of one', () => {
    const [one, more] = [1500, 1501].map((mailboxes) => design('R510', plan({ of: { mailboxes } })))
    expect(one && blocksFit(one)).toBe(true)
    expect(more?.failures.map(({ code }) => code)).toEqual(['one per server'])
  })

  it('is a drive of one server in a cluster that shares its drives', () => {
    const failing = designs(clustered('scc')).filter((one) => !blocksFit(one))
    expect(failing.map(({ solution }) => solution.id).sort()).toEqual(['MD1000', 'R510'])
    expect(designs(clustered('ccr')).every(blocksFit)).toBe(true)
  })

  it('ranks behind what can', () => {
    const found = designs(clustered('scc')).map(blocksFit)
    expect(found).toEqual([...found].sort((a, b) => Number(b) - Number(a)))
  })
})

describe('what nobody tested', () => {
  const codes = (id: SolutionId, asked: Plan) => design(id, asked).untested.map(({ code }) => code)

  it('is said: another availability, another version, another layout', () => {
    expect(codes('AX4-5i', plan())).toEqual([])
    expect(codes('MD1000', plan())).toEqual(['availability'])
    expect(codes('StorageTek 2530', plan({ exchange: '2003' }))).toEqual(['version'])
    expect(codes('MD3000 RAID 10', plan())).toEqual(['availability', 'layout'])
    // More blocks to a server than were tested: one, and of StorageTek two.
    expect(codes('AX4-5i', plan({ of: { mailboxes: 1401 } }))).toEqual(['blocks'])
    expect(codes('StorageTek 2530', plan({ of: { mailboxes: 4000 } }))).toEqual([])
    expect(codes('StorageTek 2530', plan({ of: { mailboxes: 4001 } }))).toEqual(['blocks'])
  })
})

describe('the bundle of StorageTek', () => {
  const bundle = (asked: Plan) => design('StorageTek 2530', asked).bundle

  it('is the first below 2,000 mailboxes, without a cluster, on 73 GB drives', () => {
    expect(bundle(plan({ of: { mailboxes: 1999 } }))).toMatchObject({ bundle: 1, because: [] })
    expect(bundle(plan({ of: { mailboxes: 2000 } }))).toMatchObject({
      bundle: 2,
      because: ['mailboxes'],
    })
    expect(bundle(plan({ availability: 'scc', servers: 2 }))?.because).toEqual([
      'high availability',
    ])
    // Four mirrored pairs of 73 GB are 292 GB.
    expect(bundle(plan({ of: { mailboxes: 1000, quota: 291 } }))?.because).toEqual([])
    expect(bundle(plan({ of: { mailboxes: 1000, quota: 292 } }))?.because).toEqual(['capacity'])
    // Two trays by IOPS alone.
    expect(bundle(plan({ of: { mailboxes: 1000, measuredIops: 1.1 } }))?.because).toEqual(['trays'])
  })

  it('is no question of other solutions', () => {
    expect(design('R510', plan()).bundle).toBeNull()
  })
})

describe('what is proposed', () => {
  it('is the first that can serve, where no array is', () => {
    const asked = plan({ of: { mailboxes: 1500 } })
    const { blocks, proposed, proposedBlocks } = recommend(asked, sizedAnyhow(asked))
    expect(proposed).toBeNull()
    expect(proposedBlocks).toBe(blocks.find(blocksFit))
  })

  it('is an array before any block', () => {
    const { blocks, proposed, proposedBlocks } = recommend(defaultPlan, sizedAnyhow(defaultPlan))
    expect([proposed?.array.model, proposedBlocks, blocks.length]).toEqual(['PS6100XV', null, 1])
  })
})
