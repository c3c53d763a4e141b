import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { erratumOfId } from '../../src/engine/core/errata.ts'
import { givenFigure } from '../../src/engine/core/worked.ts'
import {
  type SolutionTest,
  solutionTestInState,
  solutionTests,
} from '../../src/engine/hardware/tested-solutions.ts'
import { judgePublishedRun, plannedIops } from '../../src/engine/jetstress/jetstress-rules.ts'
import {
  iopsShareLostWhileDegraded,
  raid5IopsLossDegraded,
  raid10QuotaPrintedAndComputed,
} from '../../src/engine/methods/papers/compare/powervault.ts'

/** A second transcription of the published runs: one line for each, empty where nothing is said. */
const [head = '', ...lines] = readFileSync(
  new URL('./tested-solutions.csv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
const columns = head.split(',')

const solutions: Readonly<Record<string, string>> = {
  'EMC CLARiiON AX4-5i': 'AX4-5i',
  'Dell PowerVault MD1000': 'MD1000',
  'Dell PowerVault MD3000 + 2 MD1000': 'MD3000',
  'Sun StorageTek 2530 + 1 JBOD': 'StorageTek 2530',
  'Dell PowerEdge R510': 'R510',
  'Dell PowerEdge R720xd': 'R720xd',
}
const documents: Readonly<Record<string, string>> = {
  '001_65918e4c70ad36cd.txt': 'ax45i',
  '002_dde09fe9502ab72b.txt': 'powerVault',
  '003_3b00b1699dff1053.txt': 'storageTek',
  '004_5b26fc196465822e.txt': 'powerEdge',
}
/** The columns of the transcription that a published run holds. The others describe the solution. */
const held = {
  document: ({ cite }: SolutionTest) => cite.document,
  solution: ({ solution }) => solution,
  state: ({ state }) => state,
  mailboxes: (run) => run.mailboxes,
  mailbox_mb: (run) => run.mailboxMb,
  iops_per_mailbox_tested: (run) => run.iopsPerMailbox,
  db_transfers_per_s: (run) => run.dbTransfers,
  db_reads_per_s: (run) => run.dbReads,
  db_writes_per_s: (run) => run.dbWrites,
  db_read_ms: (run) => run.dbReadMs,
  db_write_ms: (run) => run.dbWriteMs,
  log_writes_per_s: (run) => run.logWrites,
  log_write_ms: (run) => run.logWriteMs,
} satisfies Record<string, (run: SolutionTest) => string | number | null>

describe('the published runs of the tested solutions', () => {
  it('are complete: eleven runs of six solutions', () => {
    expect(lines).toHaveLength(11)
    expect(solutionTests).toHaveLength(11)
    expect(new Set(solutionTests.map(({ solution }) => solution)).size).toBe(6)
    expect(columns).toHaveLength(23)
    for (const name of Object.keys(held)) expect(columns).toContain(name)
  })

  it.each(lines.map((line, at) => [line, at] as const))('%s', (line, at) => {
    const cells = line.split(',')
    expect(cells).toHaveLength(columns.length)
    for (const [name, read] of Object.entries(held)) {
      const cell = cells[columns.indexOf(name)]!
      const printed = solutions[cell] ?? documents[cell] ?? cell
      const run = read(solutionTests[at]!)
      if (typeof run === 'string') expect([name, run]).toEqual([name, printed])
      else expect([name, run]).toEqual([name, printed === '' ? null : Number(printed)])
    }
  })

  it('add up: reads and writes are the transfers, to the printed digit', () => {
    const whole = solutionTests.filter(({ dbReads }) => dbReads !== null)
    expect(whole).toHaveLength(6)
    for (const { dbReads, dbWrites, dbTransfers, solution } of whole) {
      const within = solution === 'AX4-5i' || solution === 'StorageTek 2530' ? 0.0015 : 0.5
      expect(Math.abs(dbReads! + dbWrites! - dbTransfers)).toBeLessThanOrEqual(within)
    }
  })

  it.each([
    ['AX4-5i', '2-hour performance', ['E18', 'E20']],
    ['AX4-5i', '24-hour stress', ['E18']],
    ['AX4-5i', 'soft-recovery preparation', ['E18', 'E32']],
    ['MD1000', 'esrp', []],
    ['MD3000', 'esrp', ['E17']],
    ['MD3000', 'optimal', ['E17']],
    ['MD3000', 'degraded', []],
    ['MD3000', 'rebuilding', []],
    ['StorageTek 2530', 'esrp', ['E33', 'E34']],
    ['R510', 'mailbox profile', ['E15']],
    ['R720xd', 'mailbox profile', []],
  ] as const)('%s, %s is in the errata %j, of its own document', (solution, state, ids) => {
    const run = solutionTestInState(solution, state)
    expect(run.errata).toEqual(ids)
    for (const id of run.errata) expect(erratumOfId(id).cite.document).toBe(run.cite.document)
  })

  it('say where their rates are added up, which only Appendix A of AX4-5i leaves to do', () => {
    for (const { cite, rates } of solutionTests)
      expect('derived' in rates, cite.place).toBe(cite.place === 'Appendix A')
  })

  it('are asked for by solution and state', () => {
    expect(solutionTestInState('MD3000', 'degraded').dbTransfers).toBe(1545)
    expect(() => solutionTestInState('MD1000', 'degraded')).toThrow('No document prints MD1000')
  })
})

const planned = (iops: number) => givenFigure('Planned', iops, 'IOPS', 'planned')
const plannedFor = (run: SolutionTest, iopsPerMailbox = run.iopsPerMailbox) =>
  plannedIops({
    mailboxes: givenFigure('Mailboxes', run.mailboxes, 'mailboxes', 'mailboxes'),
    iopsPerMailbox: givenFigure('IOPS', iopsPerMailbox, 'IOPS/mailbox', 'iops'),
  })
const judged = (run: SolutionTest, iopsPerMailbox?: number) => {
  const { rules, passes } = judgePublishedRun(run, plannedFor(run, iopsPerMailbox))
  const { achieved, dbRead, dbWrite, logWrite } = rules
  return {
    percent: Math.round(achieved.measured!.value * 100),
    holds: [achieved, dbRead, dbWrite, logWrite].map(({ holds }) => holds),
    passes,
  }
}

describe('the rules of Jetstress over the published runs', () => {
  const yes = true
  const no = false
  // Solution, state, achieved in percent of planned, then achieved, reads, writes, logs, verdict.
  it.each([
    ['AX4-5i', '2-hour performance', 85, [no, yes, yes, yes], no],
    ['AX4-5i', '24-hour stress', 79, [no, yes, yes, yes], no],
    ['AX4-5i', 'soft-recovery preparation', 90, [no, yes, yes, yes], no],
    ['MD1000', 'esrp', 144, [yes, yes, yes, yes], yes],
    ['MD3000', 'esrp', 114, [yes, yes, yes, yes], yes],
    ['MD3000', 'optimal', 114, [yes, yes, yes, null], null],
    ['MD3000', 'degraded', 103, [yes, yes, yes, null], null],
    ['MD3000', 'rebuilding', 74, [no, yes, yes, null], no],
    ['StorageTek 2530', 'esrp', 103, [yes, yes, yes, yes], yes],
    ['R510', 'mailbox profile', 105, [yes, yes, null, null], null],
    ['R720xd', 'mailbox profile', 112, [yes, yes, null, null], null],
  ] as const)('%s, %s: %d %%', (solution, state, percent, holds, passes) => {
    expect(judged(solutionTestInState(solution, state))).toEqual({ percent, holds, passes })
  })

  test('AX4-5i fails at 0.5 IOPS per mailbox, 700 IOPS, and passes at 0.40, 560 (E18)', () => {
    const run = solutionTestInState('AX4-5i', '2-hour performance')
    expect([plannedFor(run).value, plannedFor(run, 0.4).value]).toEqual([700, 560])
    expect(judged(run)).toMatchObject({ percent: 85, passes: false })
    expect(judged(run, 0.4)).toMatchObject({ percent: 106, passes: true })
    const stress = solutionTestInState('AX4-5i', '24-hour stress')
    expect(judged(stress)).toMatchObject({ percent: 79, passes: false })
    expect(judged(stress, 0.4)).toMatchObject({ percent: 99, passes: true })
  })

  const run = { ...solutionTestInState('MD1000', 'esrp'), dbReadMs: 1, dbWriteMs: 1, logWriteMs: 1 }

  it.each([
    [949.99, false],
    [950, true],
    [950.01, true],
  ])('%d of 1,000 planned: %s', (dbTransfers, holds) => {
    const { rules, passes } = judgePublishedRun({ ...run, dbTransfers }, planned(1000))
    expect([rules.achieved.holds, passes]).toEqual([holds, holds])
  })

  it.each([
    ['dbRead', 'dbReadMs', 20],
    ['dbWrite', 'dbWriteMs', 20],
    ['logWrite', 'logWriteMs', 10],
  ] as const)('%s below its limit only', (rule, key, limit) => {
    const holds = [limit - 0.01, limit, limit + 0.01].map((ms) => {
      const { rules, passes } = judgePublishedRun({ ...run, [key]: ms }, planned(1000))
      expect(rules[rule].measured?.value).toBe(ms)
      expect(rules[rule].limit.value).toBe(limit)
      expect(passes).toBe(rules[rule].holds)
      return rules[rule].holds
    })
    expect(holds).toEqual([true, false, false])
  })

  it('say neither where a figure is missing, but no where another one fails', () => {
    expect(judgePublishedRun({ ...run, dbWriteMs: null }, planned(1000)).passes).toBeNull()
    const slow = judgePublishedRun({ ...run, dbWriteMs: null, dbReadMs: 25 }, planned(1000))
    expect(slow.passes).toBe(false)
    expect(slow.rules.dbWrite).toMatchObject({ measured: null, holds: null })
  })
})

describe('RAID 5 in trouble, PowerVault Figure 7', () => {
  it('loses 34.7 % while it rebuilds, printed as approximately 35, and 9.6 % degraded', () => {
    expect(raid5IopsLossDegraded('rebuilding').value).toBeCloseTo(0.347, 3)
    expect(raid5IopsLossDegraded('degraded').value).toBeCloseTo(0.096, 3)
  })

  it('prints other latencies than Figure 6 at the same load (E17)', () => {
    const [six, seven] = [
      solutionTestInState('MD3000', 'esrp'),
      solutionTestInState('MD3000', 'optimal'),
    ]
    expect(six.dbTransfers).toBe(seven.dbTransfers)
    expect([six, seven].map(({ dbReadMs, dbWriteMs }) => [dbReadMs, dbWriteMs])).toEqual([
      [12, 11],
      [11, 9],
    ])
    expect([six.cite.place, seven.cite.place]).toEqual(['Figure 6', 'Figure 7'])
  })

  it('is none for a set that performs the same', () => {
    expect(
      iopsShareLostWhileDegraded({ healthy: planned(900), troubled: planned(900) }).value,
    ).toBe(0)
  })

  it('with RAID 10 instead: 556 MB in proportion, 650 printed (E35)', () => {
    const { printed, computed } = raid10QuotaPrintedAndComputed
    expect(printed.value).toBe(650)
    expect(computed.value).toBeCloseTo(555.56, 2)
    expect(computed.how).toMatchObject({ kind: 'formula', errata: ['E35'] })
    // 27 and 15 data drives of the same formatted size.
    expect(7344 / (3 * 9)).toBe(4080 / (3 * 5))
  })
})
