import { describe, expect, it } from 'vitest'
import {
  type BuiltAlternative,
  extrapolations,
  failures,
  publicFigures,
  type ServerAlternatives,
  type ServerDesign,
  serverAlternatives,
  serverDesignCalled,
  serverDesigns,
  size,
  type Worked,
} from '../../../../../src/engine/index.ts'
import {
  type AlternativeShape,
  shapesFor,
  withShape,
} from '../../../../../src/engine/methods/roles/servers/alternative-shapes.ts'
import { isByRoles } from '../../../../../src/engine/methods/roles/sized-by-roles.ts'
import { some } from '../../../../cases.ts'
import { serverPlan, sizedServers } from '../../../explore/server-plans.ts'

const plan = serverPlan({}, { serverPrice: 9000, databaseDrivePrice: 400, otherDrivePrice: 200 })
const found = serverAlternatives(plan)
const open = found.open ?? expect.unreachable()

/** What an alternative is in short, as it is asked for here. */
function called({ sites, copies, lagged, storage }: AlternativeShape): string {
  const late = lagged[0] + lagged[1] > 0 ? ` and ${lagged.join(' + ')} lagged` : ''
  return `${sites} ${copies.join(' + ')}${late} ${storage}`
}

function built(name: string, all: ServerAlternatives = found): BuiltAlternative {
  const one = all.built.find(({ shape }) => called(shape) === name)
  if (!one) throw new Error(`${name} can be built`)
  return one
}

/** The design that an alternative is built of, judged anew from its answers. */
function designOf({ plan: of, shape }: BuiltAlternative) {
  const sizing = sizedServers(of)
  const design =
    shape.storage === 'JBOD'
      ? serverDesignCalled(of, sizing, 'own-drives')
      : serverDesigns(of, sizing).proposed
  if (!design) throw new Error('What can be built has a design')
  return { sizing, design }
}

describe('the alternatives of a plan', () => {
  it('are every combination, each built or with what is in its way, and the open one once', () => {
    const all = [...found.built, ...found.unbuilt].map(({ shape }) => called(shape))
    const expected = shapesFor(plan).map(called)
    expect(expected).toHaveLength(24)
    expect(called(open.shape)).toBe('AA1 2 + 2 JBOD')
    expect([...all, called(open.shape)].sort()).toEqual(expected.sort())
  })

  it('have the figures that their answers come to once they are opened', () => {
    for (const one of some(found.built, 8)) {
      const { sizing, design } = designOf(one)
      expect(design.verdict, called(one.shape)).not.toBe('does not fit')
      const { parts } = sizing
      expect([one.servers.value, one.drives.value, one.cost?.value], called(one.shape)).toEqual([
        design.servers.value,
        design.drivesInAll.value,
        design.cost?.value,
      ])
      expect(one.processors?.value).toBe(parts.processors.busiest?.value)
      expect(one.peak?.value).toBe(parts.replication.peak?.value)
      expect(one.memory?.value).toBe(
        Math.max(parts.memory.fittedMemory?.value ?? 0, parts.memory.fittedMemory2?.value ?? 0),
      )
      const worst = failures(one.plan)?.worst ?? expect.unreachable()
      const losses = [worst['site 1'], worst['site 2']].map((loss) => loss?.lost.databases ?? 0)
      expect(one.siteLoss?.lost.value).toBe(Math.max(...losses))
      const { site, down } = one.siteLoss ?? expect.unreachable()
      expect(down.value).toBe(worst[`site ${site}`]?.down.databases)
    }
  })

  it('carry the marks of these figures through the worker: public figures, extrapolations', () => {
    const marks = (figure: Worked) => [
      publicFigures(figure)
        .map((one) => JSON.stringify(one))
        .sort(),
      extrapolations(figure).length > 0,
    ]
    const isMarked = new Set<boolean>()
    for (const one of structuredClone(some(found.built, 8))) {
      const { sizing, design } = designOf(one)
      expect(marks(one.drives), called(one.shape)).toEqual(marks(design.drivesInAll))
      expect(marks(one.servers), called(one.shape)).toEqual(marks(design.servers))
      const { processors, replication } = sizing.parts
      const pairs = [
        [one.processors, processors.busiest],
        [one.peak, replication.peak],
      ] as const
      for (const [short, whole] of pairs)
        if (short && whole) expect(marks(short), called(one.shape)).toEqual(marks(whole))
      isMarked.add(publicFigures(one.drives).length > 0)
    }
    expect([...isMarked]).toContain(true)
  })

  it('say where each database takes a drive because servers are no multiple of copies', () => {
    expect(built('AP 3 + 1 JBOD').unshared).toBeNull()
    const seven = serverAlternatives({ ...plan, activeServers: 7 })
    const uneven = built('AP 3 + 1 JBOD', seven)
    expect(uneven.unshared).toEqual({ servers: 7, copies: 3 })
    expect(sizedServers(uneven.plan).parts.space.perVolume.value).toBe(1)
    expect(uneven.drives.value).toBeGreaterThan(built('AP 3 + 1 RAID', seven).drives.value)
    for (const { unshared, plan: of } of seven.built)
      if (unshared) expect(sizedServers(of).parts.space.perVolume.value).toBe(1)
    expect(built('AP 3 + 1 RAID', seven).unshared).toBeNull()
    const nine = sizedServers({ ...uneven.plan, activeServers: 9 })
    expect(nine.parts.space.perVolume.value).toBeGreaterThan(1)
  })

  it('keep every answer that is not what they are', () => {
    const turned = new Set<string>(['availability', 'sites', 'siteModel', 'copies', 'dags'])
    for (const key of ['secondSiteCopies', 'laggedCopies', 'secondSiteLagged', 'activeServers'])
      turned.add(key)
    for (const key of ['databases', 'failureDomains', 'storageKind', 'jbod']) turned.add(key)
    const given = new Map(Object.entries(plan))
    expect(found.built).not.toEqual([])
    for (const one of found.built)
      for (const [key, value] of Object.entries(one.plan))
        if (!turned.has(key)) expect(value, key).toBe(given.get(key))
  })

  it('say why they cannot be built: one DAG of users in both sites has as many copies in either', () => {
    for (const storage of ['JBOD', 'RAID']) {
      const one = found.unbuilt.find(({ shape }) => called(shape) === `AA1 3 + 1 ${storage}`)
      const [lack] = one?.lacks ?? []
      expect(lack?.code === 'rules' && lack.problems.map(({ code }) => code)).toEqual([
        'check equalCopies',
      ])
    }
    expect(built('AA1 3 + 1 and 0 + 2 lagged RAID').plan.secondSiteLagged).toBe(2)
  })

  it('take the drives that they are called by', () => {
    for (const { shape, storage } of found.built)
      expect(storage === 'raid', called(shape)).toBe(shape.storage === 'RAID')
    const fewer = built('AP 3 + 1 JBOD').drives.value
    expect(built('AP 3 + 1 RAID').drives.value).toBeGreaterThan(fewer)
  })

  it('tell the loss of a site: by itself, or once an administrator has switched over', () => {
    const { siteLoss: down } = built('AP 3 + 1 JBOD')
    expect(down?.site).toBe(1)
    expect(down?.down.value).toBe(
      sizedServers(built('AP 3 + 1 JBOD').plan).parts.databases.databaseCount.value,
    )
    expect(built('AP 2 + 2 JBOD').siteLoss?.down.value).toBe(0)
  })
})

describe('the servers of an alternative', () => {
  const few = serverPlan({ mailboxes: 20_000 }, { activeServers: 4 })
  const all = serverAlternatives(few)

  it('are those of the plan where they do', () => {
    expect(built('AP 2 + 2 JBOD').active).toBe(plan.activeServers)
    expect(built('AAN 2 + 2 JBOD').active).toBe(plan.activeServers / 2)
    expect(built('AAN 2 + 2 JBOD').servers.value).toBe(open.servers.value)
  })

  it('are else the fewest more that hold', () => {
    const more = all.built.filter(({ active, plan: of, shape }) => {
      return active > withShape(few, shape).activeServers && of.activeServers === active
    })
    expect(more.length).toBeGreaterThan(2)
    for (const { plan: of, shape, active } of some(more, 4)) {
      const fewer = { ...of, activeServers: active - 1 }
      const result = size(fewer)
      const isSized = result.ok && isByRoles(result.sizing) && result.sizing.broken.length === 0
      const holding = isSized ? serverDesigns(fewer, sizedServers(fewer)).designs : []
      const isOne = ({ verdict, kind }: ServerDesign) =>
        verdict !== 'does not fit' && (kind === 'raid') === (shape.storage === 'RAID')
      expect(holding.filter(isOne), called(shape)).toEqual([])
    }
  })

  it('say what the most of them lack where none hold', () => {
    const far = serverAlternatives(serverPlan({ mailboxes: 100_000 }))
    const lacking = far.unbuilt.find(({ shape }) => called(shape) === 'AP 2 + 2 RAID')
    expect(lacking?.active).toBe(8)
    expect(lacking?.lacks.map(({ code }) => code)).toContain('processors')
    expect(far.open?.verdict).toBe('does not fit')
  })

  it('stay where pairs of DAGs become single ones, and the other way round', () => {
    const pairs = serverPlan({}, { siteModel: 'AAN' })
    const single = withShape(pairs, { ...open.shape, sites: 'AP' })
    expect([single.dags, single.activeServers]).toEqual([2, 6])
    const back = withShape(single, { ...open.shape, sites: 'AAN' })
    expect([back.dags, back.activeServers]).toEqual([1, 6])
    const odd = withShape(serverPlan({}, { dags: 3, databases: 25 }), {
      ...open.shape,
      sites: 'AAN',
    })
    expect([odd.dags, odd.activeServers, odd.databases]).toEqual([3, 3, 13])
  })

  it('share out among pairs what one DAG does outside of the profile', () => {
    const { dags, extraIops } = withShape(serverPlan({}, { dags: 1, extraIops: 90 }), {
      ...open.shape,
      sites: 'AAN',
    })
    expect([dags, extraIops]).toEqual([1, 45])
  })

  it('have in one DAG what standalone servers have together', () => {
    const standalone = serverPlan({}, { availability: 'none', activeServers: 6 })
    const changes = { sites: 1, dags: 3, databases: 5, extraIops: 10 }
    const inOne = withShape({ ...standalone, ...changes }, { ...open.shape, sites: 'one site' })
    expect([inOne.dags, inOne.activeServers]).toEqual([1, 6])
    expect([inOne.databases, inOne.extraIops]).toEqual([30, 60])
  })
})

describe('the alternatives of other plans', () => {
  it('have the standalone servers as the open plan', () => {
    const alone = serverAlternatives(serverPlan({}, { availability: 'none' }))
    expect(alone.open?.shape.sites).toBe('standalone')
    expect(alone.open?.siteLoss).toBeNull()
    expect(built('one site 3 + 0 JBOD', alone).peak).toBeNull()
  })

  it('are of drives in servers where the plan has arrays', () => {
    const arrays = serverAlternatives(serverPlan({}, { storageKind: 'EqualLogic' }))
    expect(arrays.open?.shape.storage).toBeNull()
    expect(built('AA1 2 + 2 JBOD', arrays).drives.value).toBe(open.drives.value)
  })

  it('have no single drives where logs have volumes of their own', () => {
    const isolated = serverAlternatives(serverPlan({}, { backup: 'hardware' }))
    expect(isolated.built.filter(({ shape }) => shape.storage === 'JBOD')).toEqual([])
    const codes = isolated.unbuilt.flatMap(({ lacks }) => lacks.map(({ code }) => code))
    expect(codes).toContain('no single drives')
  })

  it('follow the mode of the plan', () => {
    const stated = serverAlternatives({ ...plan, mode: 'microsoft' })
    expect(stated.built.every(({ plan: { mode } }) => mode === 'microsoft')).toBe(true)
    expect(stated.open?.peak).toBeNull()
  })

  it('are none but why, where the plan has no results', () => {
    const none = serverAlternatives(serverPlan({}, { copies: 16, secondSiteCopies: 0, sites: 1 }))
    expect(none.open).toBeNull()
    expect(none.built.length).toBeGreaterThan(10)
  })
})
