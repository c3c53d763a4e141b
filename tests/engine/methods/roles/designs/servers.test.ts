import { describe, expect, it, test } from 'vitest'
import { serverMetacachesOf } from '../../../../../src/engine/designs/design.ts'
import {
  type ExistingServers,
  existingServersAsBuilt,
  planWithServers,
  solve,
} from '../../../../../src/engine/explore/index.ts'
import { type Plan, size, workbookDefaults } from '../../../../../src/engine/index.ts'
import { methodOf } from '../../../../../src/engine/methods/index.ts'
import { memoryAboveAdvisedCheck } from '../../../../../src/engine/methods/roles/checks/memory-check.ts'
import { billOfServers } from '../../../../../src/engine/methods/roles/designs/bill-of-servers.ts'
import { serverDesignLevel } from '../../../../../src/engine/methods/roles/designs/level-of-servers.ts'
import { serverBuildChecklist } from '../../../../../src/engine/methods/roles/designs/server-checklist.ts'
import { proposeServerDesign } from '../../../../../src/engine/methods/roles/designs/server-designs.ts'
import {
  failureToSurviveInWords,
  survivalRequirement,
} from '../../../../../src/engine/methods/roles/designs/survival.ts'
import { serverDesigns, volumeForDatabases } from '../../../../../src/engine/methods/roles/index.ts'
import { isByRoles } from '../../../../../src/engine/methods/roles/sized-by-roles.ts'
import { exampleA, exampleB, exampleC } from '../../../../roles/examples.ts'
import { type KeyInput, planFromKeys } from '../../../../roles/plan-from-keys.ts'
import { sized } from './sized.ts'

describe('advised memory', () => {
  const modes = ['microsoft', 'corrected'] as const

  describe('memory above what is advised for the version', () => {
    it.each(modes)('keeps none of the examples from holding, %s', (mode) => {
      const needed = [exampleA, exampleB, exampleC].map(({ design }) => {
        const { plan, sizing } = sized(design, { mode })
        const found = proposeServerDesign(plan, sizing)
        expect(found?.verdict).toBe('fits with reserve')
        const [memory] = found?.advised ?? []
        expect(memory?.code).toBe('memory')
        expect(memory?.advised?.value).toBe(96)
        // What is bought is the next size, so that it always does.
        expect(memory?.holds).toBe(true)
        const isAbove = (memory?.available.value ?? 0) > 96
        const warning = memoryAboveAdvisedCheck.advice({ plan, sizing })
        expect(warning?.severity).toBe(isAbove ? 'warning' : undefined)
        return isAbove
      })
      // Example C needs more: role-examples.md has 169 GB as Microsoft.
      expect(needed).toEqual([false, false, true])
    })

    it('is nothing that servers lack, that binds or that layouts are passed over for', () => {
      const { plan, sizing } = sized(exampleC.design)
      const found = proposeServerDesign(plan, sizing)
      expect(found?.requirements.map(({ code }) => code)).not.toContain('memory')
      expect(found?.binding.code).not.toBe('memory')
      const owned: ExistingServers = {
        ...{ activeServers: 5, drives: 18, driveGb: 6000, memory: 256 },
        ...{ driveKind: '7.2K SAS 3.5', deployment: 'as calculated' },
      }
      const judged = methodOf(plan).judge(
        planWithServers(plan, owned),
        existingServersAsBuilt(owned),
        null,
      )
      expect(judged?.unmet).toEqual([])
      const { found: held, passed } = solve(plan, ['activeServers'], 'servers', 'the trade-offs')
      expect(held).toBeGreaterThan(0)
      expect(Object.keys(passed)).not.toContain('memory')
    })
  })
})

describe('cache', () => {
  const proposedWith = (more: Parameters<typeof sized>[1]) => {
    const { plan, sizing } = sized(exampleA.design, { metaCache: true, ...more })
    const { proposed } = serverDesigns(plan, sizing)
    if (!proposed) throw new Error('Example A holds')
    return { plan, sizing, proposed }
  }

  it('gives every three hard drives a solid-state drive', () => {
    const { proposed } = proposedWith({ exchange: '2019' })
    const [cache, second] = serverMetacachesOf(proposed)
    expect(second).toBeUndefined()
    const hard = cache?.hardDrives.value ?? 0
    expect(cache?.drives.value).toBe(Math.ceil(hard / 3))
    expect(cache?.share.value).toBeCloseTo((Math.ceil(hard / 3) * 1920) / (hard * 8000), 12)
    expect(cache?.isAdvised).toBe(true)
    expect(cache?.behindOne.value).toBe(3 * 4)
    expect(proposed.drives.map(({ purpose }) => purpose)).toContain('cache')
    // Neither drives that are counted nor what they must give have anything of it.
    expect(proposed.drivesOnServer[0].value).toBe(hard + 2)
    expect(cache?.without.value).toBe(
      proposed.requirements.find(({ code }) => code === 'driveIops')?.used?.value,
    )
  })

  it('says where the cache is smaller or larger than advised', () => {
    const shareOf = (cacheDrives: number) =>
      serverMetacachesOf(proposedWith({ exchange: 'SE', cacheDrives }).proposed)[0]?.isAdvised
    expect([1, 4, 9].map(shareOf)).toEqual([false, true, false])
  })

  it('exists neither before Exchange 2019 nor in RAID', () => {
    for (const more of [
      { exchange: '2016' },
      { exchange: '2019', deployment: 'all RAID' },
      { exchange: '2019', metaCache: false },
    ] as const)
      expect(serverMetacachesOf(proposedWith(more).proposed)).toEqual([])
  })

  it('is on the bill with everything else, and the bill adds up to the price', () => {
    const prices = { databaseDrivePrice: 300, otherDrivePrice: 100, serverPrice: 9000 }
    const { plan, sizing, proposed } = proposedWith({ exchange: '2019', ...prices })
    const lines = billOfServers(plan, sizing, proposed)
    expect(lines.map(({ kind }) => kind).filter((kind) => kind === 'servers')).toHaveLength(1)
    expect(lines[0]).toMatchObject({ memory: { value: sizing.parts.memory.fittedMemory?.value } })
    const total = lines.reduce((sum, { cost }) => sum + (cost?.value ?? 0), 0)
    expect(total).toBe(proposed.cost?.value)
    const caches = lines.find((line) => line.kind === 'drives' && line.row.purpose === 'cache')
    expect(caches?.count.value).toBe((serverMetacachesOf(proposed)[0]?.drives.value ?? 0) * 6)
  })

  it('bills every server, also where the workbook counts no drives for its site', () => {
    const design = { ...exampleA.design, sites: true, copies2: 0, lag: 1, lag2: 1 }
    const { plan, sizing } = sized(design, { mode: 'microsoft' })
    const [first] = serverDesigns(plan, sizing).designs
    if (!first) throw new Error('A plan has designs')
    const servers = billOfServers(plan, sizing, first).filter(({ kind }) => kind === 'servers')
    const billed = servers.reduce((all, { count }) => all + count.value, 0)
    expect(billed).toBe(sizing.parts.servers.allServers.value)
  })
})

describe('level of servers', () => {
  const base = workbookDefaults('2013')

  /** The level of the servers that are proposed, or of the first considered where none are. */
  function levelOfPlan(more: Partial<Plan>, mailboxes = 2000) {
    const tiers: Plan['tiers'] = [{ ...base.tiers[0], mailboxes, quota: 500 }]
    const plan = { ...base, tiers, ...more }
    const result = size(plan)
    if (!result.ok || !isByRoles(result.sizing)) throw new Error('The plan is not sized by roles')
    const { designs, proposed } = serverDesigns(plan, result.sizing)
    const design = proposed ?? designs[0]
    if (!design) throw new Error('Nothing is considered')
    return serverDesignLevel(plan, result.sizing, design)
  }

  const rated = { processorBy: 'SPECrate 2006', specRate: 1000 } as const

  it('is with reserve where processors of a known rate and drives have room', () => {
    expect(levelOfPlan(rated)).toBe('holds with reserve')
    const { plan, sizing } = sized(exampleB.design, { virtualMachines: false })
    const { proposed } = serverDesigns(plan, sizing)
    // Its drives have less than a tenth of their IOPS left.
    expect(proposed && serverDesignLevel(plan, sizing, proposed)).toBe('holds')
  })

  it('is without reserve where the rate is assumed, or no overhead is kept above the load', () => {
    expect(levelOfPlan({})).toBe('holds')
    expect(levelOfPlan({ ...rated, iopsReserve: 0 })).toBe('holds')
  })

  it('warns where a check of what it is built of does, whatever else it holds', () => {
    const warned = (design: KeyInput, more: Partial<Plan> = {}) => {
      const { plan } = sized(design)
      const changed = { ...plan, ...more }
      const result = size(changed)
      if (!result.ok || !isByRoles(result.sizing)) throw new Error('The plan is not sized by roles')
      const { proposed } = serverDesigns(changed, result.sizing)
      return proposed && serverDesignLevel(changed, result.sizing, proposed)
    }
    // The link between the sites, and memory above what is recommended.
    expect(warned(exampleB.design, { virtualMachines: false })).toBe('holds')
    expect(warned({ ...exampleB.design, linkBps: 1e7 })).toBe('holds, with a warning')
    expect(warned(exampleC.design)).toBe('holds, with a warning')
    // Transport above the largest drives of the kind of the system.
    const long: KeyInput = { ...exampleA.design, safetyDays: 90 }
    expect(warned(exampleA.design)).toBe('holds')
    expect(warned(long)).toBe('holds, with a warning')
    expect(warned(long, { systemDriveKind: '7.2K SAS 3.5' })).toBe('holds')
    // Nothing else has what its drives lose.
    const alone = { availability: 'none', backup: 'software', jbod: true } as const
    expect(levelOfPlan({ ...rated, ...alone })).toBe('holds with reserve')
    expect(levelOfPlan({ ...rated, ...alone, backup: 'native' })).toBe('holds, with a warning')
  })

  it('says of arrays that they do not hold while one rebuilds', () => {
    const arrays = { ...rated, storageKind: 'EqualLogic', raid: 'RAID 50', iopsReserve: 0 } as const
    expect(levelOfPlan(arrays, 3000)).toBe('holds, but not while rebuilding')
  })

  it('does not hold where processors are busier than 80 %', () => {
    expect(levelOfPlan({ ...rated, specRate: 20 }, 16_000)).toBe('does not hold')
  })
})

describe('server checklist', () => {
  const linesOf = (plan: Plan): readonly string[] => {
    const result = size(plan)
    if (!result.ok || !isByRoles(result.sizing)) throw new Error('The plan is not sized by roles')
    const { proposed } = serverDesigns(plan, result.sizing)
    return serverBuildChecklist(plan, result.sizing.parts, proposed).flatMap(({ lines }) =>
      lines.map(({ text }) => text),
    )
  }
  const asksFor = (plan: Plan, words: string) => linesOf(plan).some((text) => text.includes(words))

  const onDrives = planFromKeys(exampleA.design)
  const inTwoSites = planFromKeys(exampleB.design)

  describe('the checklist of servers', () => {
    it('asks for no array, no iSCSI and no MPIO where drives are in the servers', () => {
      for (const words of ['array', 'iSCSI', 'MPIO', 'switch ports'])
        expect(asksFor(onDrives, words)).toBe(false)
    })

    it('is of whole sentences, each once', () => {
      const lines = linesOf(inTwoSites)
      expect(new Set(lines).size).toBe(lines.length)
      for (const text of lines) expect(text).toMatch(/^[A-Z].*[.]$/)
    })

    it('speaks of a link and a witness only with two sites', () => {
      for (const words of ['TCP window', 'witness', 'A site is taken down'])
        expect([asksFor(onDrives, words), asksFor(inTwoSites, words)]).toEqual([false, true])
    })

    it('speaks of lagged copies, spare volumes and ReFS only where there are any', () => {
      expect(asksFor(onDrives, 'Lagged copies')).toBe(true)
      expect(asksFor({ ...onDrives, laggedCopies: 0 }, 'Lagged copies')).toBe(false)
      expect(asksFor({ ...onDrives, autoReseedVolumes: 0 }, 'Spare volumes')).toBe(false)
      expect(asksFor(onDrives, 'ReFS')).toBe(false)
      expect(asksFor({ ...onDrives, exchange: '2019' }, 'ReFS')).toBe(true)
    })

    it('has the transport database on the pair of the system only where that holds it', () => {
      const withSystem = (systemDrive: number): Plan => ({ ...onDrives, systemDrive })
      const both = ['System, programs and transport are on a pair', 'transport database on another']
      const asked = (plan: Plan) => both.map((words) => asksFor(plan, words))
      expect(asked(withSystem(20_000))).toEqual([true, false])
      expect(asked(withSystem(100))).toEqual([false, true])
    })

    it('says nothing of DAGs to standalone servers', () => {
      expect(asksFor({ ...onDrives, availability: 'none' }, 'active databases')).toBe(false)
    })
  })
})

describe('survival', () => {
  const left = (design: KeyInput, lostServers: number) => {
    const { plan, sizing } = sized(design, { survive: 'servers', lostServers })
    return survivalRequirement(plan, sizing)?.available.value
  }

  it('counts what no copy is left of where many servers are lost', () => {
    // Six members and a witness: three lost leave four votes of seven, four lost three.
    expect([0, 1, 2, 3].map((lost) => left(exampleA.design, lost))).toEqual([78, 78, 78, 78])
    expect(left(exampleA.design, 4)).toBe(0)
  })

  it('counts each database whose copies are all among the lost', () => {
    // Nine members with three copies: the worst four lost hold every copy of at least one.
    const wide = { ...exampleA.design, servers: 9, lag: 0, symmetric: false }
    const { plan, sizing } = sized(wide, { survive: 'servers', lostServers: 4 })
    const found = survivalRequirement(plan, sizing)
    expect(found?.holds).toBe(false)
    expect(found?.available.value).toBeLessThan(found?.required.value ?? 0)
    expect(found?.available.value).toBeGreaterThan(0)
  })

  it('is nothing standalone servers are asked', () => {
    const { plan, sizing } = sized({ ...exampleB.design, ha: false, sites: false })
    expect(survivalRequirement(plan, sizing)).toBeNull()
  })

  it('says that more than two lost servers are judged for their databases alone', () => {
    const { plan } = sized(exampleA.design, { survive: 'servers', lostServers: 3 })
    expect(failureToSurviveInWords(plan)).toBe(
      'the loss of 3 servers (processors and memory are judged with two)',
    )
    expect(failureToSurviveInWords({ ...plan, lostServers: 2 })).toBe('the loss of 2 servers')
  })
})

describe('volume holding', () => {
  test('the only volume of a server with more databases than the mean is as much larger, and says why', () => {
    const few = { ...exampleA.design, autoDb: false, customDb: 2 }
    const { plan } = sized(few, { mode: 'microsoft' })
    const result = size(plan)
    const { deploying } = methodOf(plan)
    if (!result.ok || !deploying) throw new Error('The plan is sized')
    const { volumes } = deploying.servers(plan, result.sizing)
    const of = (databases: number) => volumeForDatabases(volumes, volumes.volume, databases)
    // Sized for 3 of at most 4.
    expect(of(3)).toBe(volumes.volume)
    expect(of(4).value).toBeCloseTo((volumes.volume.value * 4) / 3, 9)
    expect(of(4).how).toMatchObject({ kind: 'formula', errata: ['MS10'] })
  })
})
