import { describe, expect, it } from 'vitest'
import { blockFailureWords, blocksHeadline } from '../../../src/app/words/block-words.ts'
import {
  arrayRebuildSentences,
  blockRebuildSentences,
} from '../../../src/app/words/rebuild-words.ts'
import {
  bindingBlockNeedWords,
  bundleReasonWords,
  untestedAspectWords,
} from '../../../src/app/words/tested-words.ts'
import type { BlockDesign } from '../../../src/engine/designs/index.ts'
import { defaultPlan, type Plan, recommend } from '../../../src/engine/index.ts'
import { compareReference, referenceSolutions } from '../../../src/engine/methods/papers/index.ts'
import { formatFor } from '../../../src/ui/format.ts'
import { sized } from '../../engine/plans.ts'

const format = formatFor('en-US')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const design = (id: string): BlockDesign => {
  const found = referenceSolutions.find((one) => one.id === id)
  if (!found) throw new Error(`No reference solution is ${id}`)
  return compareReference(found).design
}
const designsOf = (plan: Plan) => recommend(plan, sized(plan)).blocks
const in2007: Plan = { ...defaultPlan, exchange: '2007' }
const solutionOf = (plan: Plan, id: string): BlockDesign => {
  const found = designsOf(plan).find(({ solution }) => solution.id === id)
  if (!found) throw new Error(`${id} is not considered`)
  return found
}

describe('what is proposed', () => {
  it('is named with its arrays and its blocks, for a server or a cluster', () => {
    expect(blocksHeadline(design('storagetek-2530'), format)).toBe(
      '1 × Sun StorageTek 2530, 3 trays of 12 drives per server',
    )
    expect(blocksHeadline(design('md3000'), format)).toBe(
      '1 × Dell PowerVault MD3000 with two MD1000, one array of 45 drives per cluster',
    )
  })

  it('says what asks for most, or comes closest to a second block', () => {
    expect(plain(bindingBlockNeedWords(design('storagetek-2530'), format))).toBe(
      'The database space of a server asks for most: 1,239 GB, with 540 GB to a block',
    )
    expect(plain(bindingBlockNeedWords(design('r510'), format))).toBe(
      'One block is enough for a server; its mailboxes come closest to a second: 1,500 mailboxes, with 1,500 mailboxes to a block',
    )
  })
})

describe('a rebuild', () => {
  const lines = (id: string) => blockRebuildSentences(design(id).rebuild, format).map(plain)

  it('says what stays, for whom, and how well the loss is known', () => {
    expect(lines('md3000')).toEqual([
      'While one block rebuilds the design does not hold: 1,111 IOPS stay for 1,260 IOPS of the mailboxes (35 % of its IOPS lost, measured). A run is what was asked of a system, not what it could do.',
    ])
    expect(lines('md1000')[0]).toContain(
      'the design holds: 933 IOPS stay for 840 IOPS of the mailboxes (35 % of its IOPS lost, Microsoft’s reserve, not a measurement)',
    )
  })

  it('of a DAG is told with all servers up, and of the worst case on a line of its own', () => {
    expect(lines('r720xd')).toEqual([
      'While one block rebuilds, with all servers up, the design holds: 874 IOPS stay for 500 IOPS of the mailboxes (35 % of its IOPS lost, Microsoft’s reserve, not a measurement). A run is what was asked of a system, not what it could do.',
      'In the worst case, with 1 server lost besides, it does not hold: 874 IOPS stay for 1,000 IOPS of the mailboxes.',
    ])
  })

  it('of arrays says what reads take, and whin the worst case case would', () => {
    const { proposed } = recommend(defaultPlan, sized(defaultPlan))
    if (!proposed) throw new Error('Something fits the worked example')
    const [allUp, worst] = arrayRebuildSentences(proposed.rebuild, format).map(plain)
    expect(allUp).toMatch(
      /^While one array rebuilds, with all servers up, the design holds: 782 IOPS load it like 1,560 IOPS, and database reads take 11\.\d ms \(50 % of its IOPS lost, Microsoft’s reserve, not a measurement\)\.$/,
    )
    expect(worst).toBe(
      'In the worst case, with 3 servers lost besides, it does not hold: 2,130 IOPS load it like 4,258 IOPS, beyond saturation.',
    )
  })
})

describe('what a block fails by, or was not tested', () => {
  it('is said in a sentence each', () => {
    const r510 = solutionOf(in2007, 'R510')
    expect(r510.failures.map((one) => blockFailureWords(one, in2007, format))).toEqual([
      'A server would need 4\u00a0blocks, and has room for one: take more servers, each with less to carry.',
    ])
    expect(solutionOf(in2007, 'MD3000 RAID 10').untested.map(untestedAspectWords)).toEqual([
      'It was tested in a single copy cluster.',
      'Its IOPS are those of RAID 5: nobody measured this layout, which the article expects to perform more.',
    ])
  })

  it('counts the blocks and databases that a design was tested with', () => {
    const words = (tested: number) => untestedAspectWords({ code: 'blocks', tested })
    expect(words(1)).toBe('It was tested with one block to a server.')
    expect(words(2)).toBe('It was tested with 2 blocks to a server.')
  })

  it('names the bundle of StorageTek and every reason for it', () => {
    const bundle = (plan: Plan) => {
      const found = solutionOf(plan, 'StorageTek 2530').bundle
      return found && bundleReasonWords(found, format)
    }
    const cluster = { availability: 'scc', servers: 2, sites: 1 } as const
    expect(bundle({ ...in2007, ...cluster })).toBe(
      'Bundle 2, two X4200 M2 servers and 146 GB drives, for 2,000 mailboxes or more, clustering, more space than 73 GB drives give and more than one tray.',
    )
    const [tier] = defaultPlan.tiers
    const small = { ...tier, mailboxes: 100, quota: 100 }
    expect(bundle({ ...in2007, tiers: [small] })).toBe(
      'Bundle 1 is enough: one X4100 M2 server and 73 GB drives.',
    )
  })
})
