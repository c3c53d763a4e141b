import { describe, expect, it } from 'vitest'
import { dialsOf } from '../../../src/engine/explore/dials.ts'
import { trackFrom } from '../../../src/engine/explore/track.ts'
import { type Plan, sensitivity } from '../../../src/engine/index.ts'
import {
  builtServers,
  type JudgedServers,
  judgeServers,
} from '../../../src/engine/methods/roles/servers/judge-servers.ts'
import { proposedServers, serverPlan, sizedServers } from './server-plans.ts'

const plan = serverPlan({ growth: 20 })
const proposed = proposedServers(plan)
const built = builtServers(sizedServers(plan), proposed)
const found = sensitivity(plan, proposed.id)
const of = (answer: string) => found.find((one) => one.answer === answer)

const judged = (changed: Plan): JudgedServers | null =>
  judgeServers(changed, { ...built, servers: null }, new Set())

describe('the sensitivity of servers as they are built', () => {
  it('turns the answers of role requirements, and none that do not count', () => {
    const answers = found.map(({ answer }) => answer)
    expect(answers).toEqual(
      expect.arrayContaining(['mailboxes', 'quota', 'activeServers', 'specRate', 'freeSpace']),
    )
    for (const unused of ['servers', 'mailboxesPerDatabase', 'logDays', 'arraysPerServer'])
      expect(answers).not.toContain(unused)
  })

  it('keeps the verdict at each edge, and not a step further', () => {
    let edges = 0
    for (const { answer, down, up } of found)
      for (const [way, edge] of [['down', down] as const, ['up', up] as const]) {
        const dial = dialsOf(plan).find((one) => one.answer === answer)
        if (!edge || !dial) continue
        const { at, last } = trackFrom(dial, way)
        const place = Array.from({ length: Math.min(last, 60_000) + 1 }, (_, index) => index).find(
          (one) => Math.abs(dial.workedAt(at(one)).value - edge.value.value) < 1e-9,
        )
        if (place === undefined) throw new Error(`${answer} has no such place`)
        const there = judged(dial.planAt(at(place)))
        expect(there?.verdict, answer).toBe(proposed.verdict)
        expect(edge.figures.drives?.value).toBe(there?.design.drivesOnServer[0]?.value)
        expect(judged(dial.planAt(at(place + 1)))?.verdict ?? 'does not fit', answer).toBe(
          edge.becomes,
        )
        expect(edge.fails.length, answer).toBeGreaterThan(0)
        edges += 1
      }
    expect(edges).toBeGreaterThan(8)
  })

  it('ends mailboxes where the memory that is built in does not do', () => {
    expect(of('mailboxes')?.up?.fails).toContain('installed memory')
    expect(of('mailboxes')?.down).toBeNull()
  })

  it('ends an IOPS factor where the drives that are built in do not do', () => {
    const fails = of('iopsFactor')?.up?.fails ?? []
    expect(fails.some((code) => code === 'drives' || code === 'driveIops')).toBe(true)
  })

  it('counts sizes in 1,024, as the method reads them', () => {
    expect(of('quota')?.now.unit).toBe('MiB')
    expect(of('messageSize')?.now.unit).toBe('KiB')
    expect(of('growth')?.now.unit).toBe('%')
  })

  it('is told for the most sensitive answer first, and empty without such a design', () => {
    const shares = found.map(({ down, up }) => Math.min(down?.share ?? 1e9, up?.share ?? 1e9))
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(sensitivity(plan, 'none of that name')).toEqual([])
  })
})

it('turns the memory that is given to what is needed, and mailboxes to what it carries', () => {
  const needed = sizedServers(plan).memory?.exactly.value ?? 0
  const given = { ...plan, serverMemory: Math.ceil(needed) + 20 }
  const turned = sensitivity(given, proposedServers(given).id)
  const edgesOf = (answer: string) => turned.find((one) => one.answer === answer)
  expect(edgesOf('serverMemory')?.down).toMatchObject({
    value: { value: Math.ceil(needed), unit: 'GiB' },
    becomes: 'does not fit',
    fails: ['memory'],
  })
  expect(edgesOf('serverMemory')?.up).toBeNull()
  // More than the next size that is sold: it carries more mailboxes than automatic memory does.
  expect(edgesOf('mailboxes')?.up?.value.value).not.toBe(of('mailboxes')?.up?.value.value)
  expect(dialsOf(plan).map(({ answer }) => answer)).not.toContain('serverMemory')
})
