import { describe, expect, it } from 'vitest'
import {
  type ExistingServers,
  existingServersAsBuilt,
  planWithServers,
} from '../../../../../src/engine/explore/index.ts'
import { figureRowsOfTable } from '../../../../../src/engine/figures/index.ts'
import { defaultPlan, type Plan, withVersion } from '../../../../../src/engine/index.ts'
import { explorationOf, methodOf } from '../../../../../src/engine/methods/index.ts'
import {
  memoryAboveAdvisedCheck,
  memoryBelowAdvisedCheck,
} from '../../../../../src/engine/methods/roles/checks/memory-check.ts'
import { bestServerDesign } from '../../../../../src/engine/methods/roles/designs/judge-servers.ts'
import { proposeServerDesign } from '../../../../../src/engine/methods/roles/designs/server-designs.ts'
import { figureOfStage } from '../../../../../src/engine/methods/roles/role-requirements.ts'
import { exampleA, exampleB, exampleC } from '../../../../roles/examples.ts'
import { sized } from './sized.ts'

/**
 * What example A needs: 22 databases active in the worst case as Microsoft (role-examples.md), 21 where
 * every failure is tried. 169.23 mailboxes × 6 MB of each are 22 and 21 GB of cache, four times that
 * with 6 GB of client access.
 */
const needs = { microsoft: 94, corrected: 90 } as const

const judged = (serverMemory: Plan['serverMemory'], more: Partial<Plan> = {}) => {
  const { plan, sizing } = sized(exampleA.design, { serverMemory, ...more })
  const design = bestServerDesign(plan, sizing)
  const memory = [...(design?.requirements ?? []), ...(design?.advised ?? [])].find(
    ({ code }) => code === 'memory',
  )
  return { plan, sizing, design, memory }
}

const modes = ['microsoft', 'corrected'] as const

describe.each(modes)('memory that is given, %s', (mode) => {
  const needed = needs[mode]

  it('decides nothing while it is automatic', () => {
    const { design, memory } = judged(null, { mode })
    expect(design?.verdict).toBe('fits with reserve')
    expect(design?.requirements.map(({ code }) => code)).not.toContain('memory')
    expect(design?.advised).toEqual([memory])
    expect(memory).toMatchObject({
      ...{ required: { value: needed }, available: { value: 96 }, holds: true },
    })
    expect(memory?.used?.value).toBeCloseTo(needed / 96, 12)
  })

  it.each([
    [needed - 1, false],
    [needed, true],
    [needed + 1, true],
    [256, true],
  ])('of %d GB beside what is needed', (given, holds) => {
    const { design, memory } = judged(given, { mode })
    expect(memory).toMatchObject({
      required: { value: needed },
      available: { value: given, how: { kind: 'given', answer: 'serverMemory' } },
      holds,
    })
    expect(design?.verdict).toBe(holds ? 'fits with reserve' : 'does not fit')
    expect(design?.advised).toEqual([])
    if (!holds) expect(design?.binding).toBe(memory)
  })

  it('is held against the site that needs most', () => {
    // The other site carries both: W2 of example B is above W.
    const { sizing } = sized(exampleB.design, { mode })
    const { memoryNeeded, mostNeeded } = sizing.parts.memory
    expect(mostNeeded?.value).toBeGreaterThan(memoryNeeded?.value ?? 0)
    const less = (mostNeeded?.value ?? 0) - 1
    const { plan, sizing: given } = sized(exampleB.design, { mode, serverMemory: less })
    expect(bestServerDesign(plan, given)?.verdict).toBe('does not fit')
  })

  it('is what every server is ordered with', () => {
    for (const { design } of [exampleA, exampleB, exampleC]) {
      const { plan, sizing } = sized(design, { mode, serverMemory: 384 })
      const found = proposeServerDesign(plan, sizing)
      if (!found) throw new Error('384 GB are enough')
      const servers = explorationOf(plan)
        .order(plan, sizing, found)
        .filter((line) => line.kind === 'servers')
      expect(servers.length).toBeGreaterThan(0)
      expect(servers.every(({ memory }) => memory?.value === 384)).toBe(true)
    }
  })
})

describe('what follows the memory that is there', () => {
  const figures = (more: Partial<Plan>) => judged(128, more).sizing.parts.memory

  it('is the cache of a mailbox and the page file, as corrected', () => {
    // A quarter of 128 GiB, and on 2019 a page file of as much.
    const [given, automatic] = [figures({ mode: 'corrected' }), judged(null).sizing.parts.memory]
    expect(given.cachePerMailbox?.value).toBeCloseTo(
      ((automatic.cachePerMailbox?.value ?? 0) * 128) / 96,
      9,
    )
    const on2019 = sized(exampleA.design, { exchange: '2019', serverMemory: 160 }).sizing.parts
    expect(on2019.memory.pageFile?.value).toBe(40 * 1024)
  })

  it('is nothing as Microsoft: the workbook asks for no memory', () => {
    const { fittedMemory, cachePerMailbox, pageFile } = figures({ mode: 'microsoft' })
    const without = judged(null, { mode: 'microsoft' }).sizing.parts.memory
    expect(fittedMemory?.value).toBe(96)
    expect(cachePerMailbox?.value).toBe(without.cachePerMailbox?.value)
    expect(pageFile?.value).toBe(without.pageFile?.value)
  })
})

describe('what is recommended for a version', () => {
  const warned = (serverMemory: number, exchange: Plan['exchange']) => {
    const found = judged(serverMemory, { exchange })
    return {
      verdict: found.design?.verdict,
      above: memoryAboveAdvisedCheck.advice(found)?.findings[0]?.sentence.length,
      below: memoryBelowAdvisedCheck.advice(found)?.findings[0]?.sentence.length,
    }
  }

  it.each([
    ['2013', 96, 'none'],
    ['2013', 97, 'above'],
    ['2016', 192, 'none'],
    ['2016', 193, 'above'],
    ['2019', 127, 'below'],
    ['2019', 128, 'none'],
    ['SE', 256, 'none'],
    ['SE', 257, 'above'],
  ] as const)('%s with %d GB: %s, and the design holds', (exchange, given, which) => {
    const { verdict, above, below } = warned(given, exchange)
    expect(verdict).toBe('fits with reserve')
    expect([above !== undefined, below !== undefined]).toEqual([
      which === 'above',
      which === 'below',
    ])
  })

  it('says whether the memory is needed', () => {
    const advice = (more: Partial<Plan>, design = exampleA.design) =>
      memoryAboveAdvisedCheck.advice(sized(design, more))
    expect(advice({ serverMemory: 128 })?.answer).toBe('serverMemory')
    expect(advice({}, exampleC.design)?.answer).toBe('activeServers')
  })
})

describe('servers that are there', () => {
  const owned: ExistingServers = {
    ...{ activeServers: 6, drives: 20, driveGb: 8000, driveKind: '7.2K SAS 3.5' },
    ...{ deployment: 'as calculated', memory: needs.corrected },
  }
  const judge = (memory: number) => {
    const { plan } = sized(exampleA.design, { serverMemory: 32 })
    const there = { ...owned, memory }
    return methodOf(plan).judge(planWithServers(plan, there), existingServersAsBuilt(there), null)
  }

  it('need as much as is needed, not the next size that is sold', () => {
    expect(judge(needs.corrected)?.unmet).toEqual([])
    expect(judge(needs.corrected - 1)?.unmet).toMatchObject([
      {
        code: 'installed memory',
        required: { value: needs.corrected },
        available: { value: needs.corrected - 1 },
      },
    ])
  })

  it('are answers of the plan', () => {
    expect(planWithServers(defaultPlan, owned).serverMemory).toBe(needs.corrected)
  })
})

it('papers have no such answer that counts', () => {
  const plan = { ...withVersion(defaultPlan, '2010'), serverMemory: 8 }
  expect(methodOf(plan).size(plan)).toEqual(methodOf(plan).size({ ...plan, serverMemory: null }))
})

describe('the rows of memory', () => {
  const labels = (serverMemory: Plan['serverMemory']) => {
    const { parts, requirements } = judged(serverMemory).sizing
    const situation = {
      ...{ mode: requirements.mode, isDag: true, layout: parts.copies.layout, holdsLogs: true },
      ...{
        isOne: true,
        isRated: true,
        coresBelow: null,
        givesMemory: parts.memory.givenMemory !== null,
      },
      ...{ hasDrives: true, isVirtual: false, storage1: 'JBOD', storage2: null, raid: 'RAID-1/0' },
    }
    return figureRowsOfTable('Memory of one server', situation).map(
      ({ label, of: { stage, name } }) => [label, figureOfStage(parts, stage, name)?.value ?? null],
    )
  }

  it('tell what is recommended for the version, and what servers have where that is given', () => {
    expect(labels(256)).toEqual(
      expect.arrayContaining([
        ['Memory', 256],
        ['Memory, the next size that is sold', 96],
        ['Recommended at least', 8],
        ['Recommended at most', 96],
      ]),
    )
    expect(labels(null)).toEqual(
      expect.arrayContaining([
        ['Memory', null],
        ['Memory', 96],
      ]),
    )
  })
})

it('is no result in short, where what is needed stands in its place', () => {
  const terms = (serverMemory: Plan['serverMemory']) => {
    const { plan, sizing } = judged(serverMemory)
    return methodOf(plan)
      .summary.headline(sizing)
      .flatMap(({ term, worked }) => (term.startsWith('Memory') ? [[term, worked.value]] : []))
  }
  expect(terms(null)).toEqual([['Memory per server', 96]])
  expect(terms(256)).toEqual([['Memory needed per server', needs.corrected]])
})
