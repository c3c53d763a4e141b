import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Dag, type Loss, nothingLost } from '../../../src/engine/failures/index.ts'
import { quorumAfterLoss } from '../../../src/engine/failures/quorum-after-loss.ts'

/** A DAG of so many members in each site, with its witness in one of them or beyond (null). */
function dagOf(members: readonly number[], witness: number | null): Dag {
  const sites = members.flatMap((count, at) => Array.from({ length: count }, () => at + 1))
  const servers = sites.map((site, at) => ({
    ...{ number: at + 1, name: `MBX${at + 1}`, dag: 1, site },
    ...{ holds: 'mailboxes' as const, build: 'first site' as const },
  }))
  return {
    ...{ number: 1, name: 'DAG1', servers, databases: [] },
    witness: { site: witness, isAsked: sites.length % 2 === 0, isAssumed: false },
    layout: { members: servers, rows: [], copiesPerVolume: 1, domains: [] },
  }
}

const lose = (lost: Partial<Loss>): Loss => ({ ...nothingLost, ...lost })
const cut = lose({ link: true })

describe('the majority of a DAG', () => {
  it.each([
    ['four members lose two: three of five votes are left', [4], 1, { servers: [1, 2] }, 3, true],
    ['four members lose three: two of five votes', [4], 1, { servers: [1, 2, 3] }, 2, false],
    ['five members lose two: no witness is asked', [5], 1, { servers: [1, 2] }, 3, true],
    ['five members lose three', [5], 1, { servers: [1, 2, 3] }, 2, false],
    ['two and two lose the site without the witness', [2, 2], 1, { site: 2 }, 3, true],
    ['two and two lose the site with the witness', [2, 2], 1, { site: 1 }, 2, false],
    ['two and two lose a site, the witness beyond', [2, 2], null, { site: 1 }, 3, true],
    ['the same and one server more', [2, 2], null, { site: 1, servers: [3] }, 2, false],
    ['three and two lose the larger site', [3, 2], null, { site: 1 }, 2, false],
    ['one member alone', [1], 1, {}, 1, true],
  ] as const)('%s', (_, members, witness, lost, cast, holds) => {
    const quorum = quorumAfterLoss(dagOf(members, witness), lose(lost))
    expect(quorum).toMatchObject({ cast, holds })
    expect(quorum.goesOn.length > 0).toBe(holds)
  })

  it('counts no witness among the votes of an odd number of members', () => {
    expect(quorumAfterLoss(dagOf([3, 2], 1), nothingLost)).toMatchObject({
      votes: 5,
      needed: 3,
      witness: 'not asked',
    })
    expect(quorumAfterLoss(dagOf([2, 2], 1), nothingLost)).toMatchObject({
      votes: 5,
      needed: 3,
      witness: 'up',
    })
  })
})

describe('where the link is cut', () => {
  it.each([
    ['the site with the witness goes on', [2, 2], 2, [2], 'up'],
    ['the other does where it stands there', [2, 2], 1, [1], 'up'],
    ['a witness beyond goes to the first server’s side', [2, 2], null, [1], 'up'],
    ['or to the larger side', [2, 4], null, [2], 'up'],
    ['more members go before a witness that does not make up for them', [5, 3], 2, [1], 'lost'],
    ['odd numbers ask no witness, wherever it stands', [3, 2], 2, [1], 'not asked'],
    ['a witness that is not asked makes no side larger', [2, 3], 1, [2], 'not asked'],
    ['one site feels nothing of it', [4], 1, [1], 'up'],
    ['of three sites the one with more than half', [1, 1, 4], null, [3], 'up'],
  ] as const)('%s', (_, members, witness, goesOn, is) => {
    expect(quorumAfterLoss(dagOf(members, witness), cut)).toMatchObject({
      holds: true,
      goesOn,
      witness: is,
    })
  })

  it('no side has the majority where none has more than half', () => {
    const quorum = quorumAfterLoss(dagOf([2, 2, 2], null), cut)
    expect(quorum).toMatchObject({ holds: false, goesOn: [], cast: 3, needed: 4 })
    const byHand = quorumAfterLoss(dagOf([2, 2, 2], null), { ...cut, byHand: true })
    expect(byHand).toMatchObject({ holds: false, isShrunk: true, goesOn: [1] })
  })

  it('the side of the first server that is up claims the witness', () => {
    const lost = { ...cut, servers: [1, 4] }
    expect(quorumAfterLoss(dagOf([2, 2], null), lost)).toMatchObject({ holds: false, goesOn: [] })
    expect(quorumAfterLoss(dagOf([3, 3], null), { ...cut, servers: [1, 6] }).cast).toBe(3)
    expect(quorumAfterLoss(dagOf([3, 3], null), { ...cut, servers: [1] })).toMatchObject({
      holds: true,
      goesOn: [2],
    })
  })

  it('says where another side would have gone on with the witness', () => {
    const isClaimed = (members: readonly number[], witness: number | null, lost: Loss) =>
      quorumAfterLoss(dagOf(members, witness), lost).isClaimed
    expect(isClaimed([2, 2], null, cut)).toBe(true)
    expect(isClaimed([2, 2], null, nothingLost)).toBe(false)
    expect(isClaimed([2, 2], 1, cut)).toBe(false)
    expect(isClaimed([4, 2], null, cut)).toBe(false)
    expect(isClaimed([3, 2], null, cut)).toBe(false)
  })

  it('never do two sides go on, and none goes on with fewer votes than are needed', () => {
    const dags = fc.tuple(
      fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(1, 2, null),
    )
    fc.assert(
      fc.property(
        dags,
        fc.array(fc.integer({ min: 1, max: 20 })),
        fc.boolean(),
        (of, servers, link) => {
          const dag = dagOf(...of)
          const quorum = quorumAfterLoss(dag, lose({ servers, link }))
          if (link) expect(quorum.goesOn.length).toBeLessThanOrEqual(1)
          const running = dag.servers.filter(
            ({ number, site }) => quorum.goesOn.includes(site) && !servers.includes(number),
          )
          if (quorum.holds) expect(running.length + 1).toBeGreaterThanOrEqual(quorum.needed)
          else expect(running).toEqual([])
        },
      ),
    )
  })
})

describe('after somebody shrank the DAG', () => {
  it('what is left runs without a majority', () => {
    const lost = lose({ site: 1, byHand: true })
    expect(quorumAfterLoss(dagOf([3, 2], 1), lost)).toMatchObject({
      holds: false,
      isShrunk: true,
      goesOn: [2],
    })
  })

  it('a DAG with its majority was not shrunk', () => {
    const lost = lose({ site: 2, byHand: true })
    expect(quorumAfterLoss(dagOf([3, 2], 1), lost)).toMatchObject({
      holds: true,
      isShrunk: false,
      goesOn: [1],
    })
  })

  it('nothing runs where nothing is left', () => {
    const lost = lose({ site: 1, servers: [3, 4], byHand: true })
    expect(quorumAfterLoss(dagOf([2, 2], null), lost)).toMatchObject({
      holds: false,
      isShrunk: false,
      goesOn: [],
      up: 0,
    })
  })
})
