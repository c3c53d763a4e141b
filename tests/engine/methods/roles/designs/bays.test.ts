import { describe, expect, it } from 'vitest'
import { isServerDesign, type ServerDesign } from '../../../../../src/engine/designs/index.ts'
import {
  type ExistingServers,
  existingServersAsBuilt,
  planWithServers,
  solve,
  suggestions,
} from '../../../../../src/engine/explore/index.ts'
import type { Plan } from '../../../../../src/engine/index.ts'
import { methodOf } from '../../../../../src/engine/methods/index.ts'
import { serverDesigns } from '../../../../../src/engine/methods/roles/index.ts'
import { exampleA } from '../../../../roles/examples.ts'
import { proposedServers } from '../../../explore/server-plans.ts'
import { sized } from './sized.ts'

/** Six servers that each need 13 drives of databases, one to restore to and a spare one. */
const withBays = (bays: number | null, more: Partial<Plan> = {}) =>
  sized(exampleA.design, { storageKind: 'own drives', bays, ...more })

function designsOf({ plan, sizing }: ReturnType<typeof withBays>) {
  return serverDesigns(plan, sizing)
}

function baysOf({ requirements }: ServerDesign) {
  return requirements
    .filter(({ code }) => code === 'bays')
    .map(({ required, available, used, holds }) => ({
      needs: required.value,
      has: available.value,
      used: used?.value,
      holds,
    }))
}

const lacksOf = ({ requirements }: ServerDesign) =>
  requirements.flatMap(({ code, holds }) => (holds ? [] : [code]))

describe('the drive bays of a server', () => {
  it('hold its drives of databases, logs and restores and its spare ones', () => {
    const { proposed } = designsOf(withBays(20))
    expect(proposed && baysOf(proposed)).toEqual([{ needs: 15, has: 20, used: 0.75, holds: true }])
    expect(proposed?.binding.code).not.toBe('bays')
  })

  it('limit no virtual machine, which has virtual disks', () => {
    const { proposed } = designsOf(
      withBays(1, { processorBy: 'virtual machine', virtualCores: 64 }),
    )
    expect(proposed && baysOf(proposed)).toEqual([])
    expect(designsOf(withBays(1)).proposed).toBeNull()
  })

  it('may be all used: that is no lack', () => {
    const { proposed } = designsOf(withBays(15))
    expect(proposed && baysOf(proposed)).toEqual([{ needs: 15, has: 15, used: 1, holds: true }])
    expect(proposed?.binding.code).toBe('driveIops')
  })

  it('are too few for one drive more', () => {
    const { designs, proposed } = designsOf(withBays(14))
    expect(proposed).toBeNull()
    const single = designs.find(({ id }) => id === 'own-drives')
    expect(single && lacksOf(single)).toEqual(['bays'])
    expect(single?.binding.code).toBe('bays')
  })

  it('are more with a shelf that would be bought', () => {
    const { proposed } = designsOf(withBays(4, { shelfBays: 12 }))
    expect(proposed && baysOf(proposed)).toMatchObject([{ needs: 15, has: 16 }])
    expect(designsOf(withBays(4, { shelfBays: 10 })).proposed).toBeNull()
  })

  it('limit nothing where they are not given, nor in Microsoft’s workbook', () => {
    for (const one of [withBays(null, { shelfBays: 12 }), withBays(4, { mode: 'microsoft' })])
      for (const design of designsOf(one).designs) expect(baysOf(design)).toEqual([])
  })

  it('have nothing to do with arrays', () => {
    const { designs } = designsOf(withBays(1, { storageKind: 'EqualLogic' }))
    expect(designs.length).toBeGreaterThan(0)
    for (const design of designs) expect(baysOf(design)).toEqual([])
  })

  it('are those of the servers that somebody owns', () => {
    const owned: ExistingServers = {
      ...{ activeServers: 6, drives: 15, driveGb: 8000, memory: 128 },
      ...{ driveKind: '7.2K SAS 3.5', deployment: 'as calculated' },
    }
    const plan = planWithServers(withBays(12).plan, owned)
    expect(methodOf(plan).judge(plan, existingServersAsBuilt(owned), null)?.unmet).toEqual([])
  })
})

describe('nothing that is proposed has more drives than bays', () => {
  const { plan } = withBays(14)
  const most = (design: ServerDesign) =>
    Math.max(...design.drivesOnServer.map((one) => one?.value ?? 0))

  it('in a suggestion, which names the bays that are missing', () => {
    const changes = suggestions(plan).filter((one) => one.kind === 'change')
    const answers = changes.map(({ answer }) => answer)
    expect(answers).toEqual(expect.arrayContaining(['bays', 'activeServers', 'messages']))
    expect(changes.find(({ answer }) => answer === 'bays')?.plan.bays).toBe(15)
    for (const { answer, design, plan: changed } of changes) {
      if (!isServerDesign(design)) throw new Error('Servers are suggested')
      expect(most(design), answer).toBeLessThanOrEqual(changed.bays ?? Number.POSITIVE_INFINITY)
    }
  })

  it('in a suggestion beside a shelf', () => {
    const shelved = suggestions({ ...plan, bays: 2, shelfBays: 12 })
    const bays = shelved.find(({ answer, kind }) => answer === 'bays' && kind === 'change')
    expect(bays).toMatchObject({ plan: { bays: 3, shelfBays: 12 } })
  })

  it('in a suggestion of more databases, where their drives are too busy and bays are left', () => {
    // Ten drives of six databases each do not carry them, and eight bays are empty.
    const few = { ...plan, bays: 18, databases: 60 }
    const offered = (of: Plan) => suggestions(of).find(({ answer }) => answer === 'databases')
    expect(offered(few)).toMatchObject({ kind: 'change', plan: { bays: 18, databases: 75 } })
    // Neither without bays that are left, nor where volumes are given.
    expect(offered({ ...few, bays: 12 })).toBeUndefined()
    expect(offered({ ...few, volumesPerServer: 10 })).toBeUndefined()
  })

  it('in a layout that is solved for', () => {
    const { held, passed } = solve(plan, ['activeServers'], 'servers', 'the trade-offs')
    expect(passed.bays).toBeGreaterThan(0)
    expect(held.length).toBeGreaterThan(0)
    for (const { gives } of held)
      expect(most(proposedServers({ ...plan, ...gives }))).toBeLessThanOrEqual(14)
  })
})
