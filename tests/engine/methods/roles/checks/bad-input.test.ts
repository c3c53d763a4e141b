import { describe, expect, it } from 'vitest'
import { fieldOf, roleRequirements } from '../../../../../src/engine/index.ts'
import type { RoleCheckCode } from '../../../../../src/engine/methods/roles/checks/checks.ts'
import { dayProfile, exampleA, exampleC } from '../../../../roles/examples.ts'
import { type KeyInput, planFromKeys } from '../../../../roles/plan-from-keys.ts'
import { textOf } from '../../../checks/raised.ts'

const A: KeyInput = exampleA.design
const C: KeyInput = exampleC.design
const [tierOfA = {}] = A.tiers ?? []

/** Answers that contradict each other or the method, the check that says so, and what would do. */
const bad: readonly (readonly [string, RoleCheckCode, KeyInput, KeyInput])[] = [
  ['unequal copies where one DAG is active in both sites', 'equalCopies', { ...C, copies2: 1 }, C],
  ['more copies than servers', 'copies', { ...A, copies: 5, lag: 2 }, A],
  [
    'more copies in a site than its servers',
    'copies-in-site',
    { ...A, sites: true, servers: 2, copies: 2, copies2: 1, lag: 2, lag2: 2 },
    A,
  ],
  ['more than 16 members', 'members', { ...C, servers: 9 }, { ...C, servers: 8 }],
  ['a quota of 0', 'quota', { ...A, tiers: [{ ...tierOfA, quota: 0 }] }, A],
  ['a replay lag above 14 days', 'lag-above-most', { ...A, replayH: 337 }, { ...A, replayH: 336 }],
  ['a truncation lag above 14 days', 'lag-above-most', { ...A, truncH: 400 }, A],
  [
    'hours that do not sum to a whole day',
    'hours-no-whole',
    { ...C, hours: dayProfile.map((share) => share * 1.1) },
    C,
  ],
  [
    'a drive slower than one mailbox',
    'drive-below-mailbox',
    { ...A, tiers: [{ ...tierOfA, iops: 60 }] },
    A,
  ],
  ['no room for a database', 'maxDb', { ...A, disk1: { db: [0, '7.2K SAS 3.5'] } }, A],
  ['too few volumes', 'disks', { ...A, autoVolumes: false, volumes: 1, customDb: 78 }, A],
  ['too few databases for the mailboxes', 'databases-capped', { ...A, customDb: 20 }, A],
  [
    'failure domains that name too few servers',
    'failure-domains',
    { ...A, failureDomains: '1 1 2' },
    A,
  ],
]

describe.each(bad)('%s', (_words, code, input, better) => {
  const plan = planFromKeys(input)
  const found = () => roleRequirements(plan).checks.find((one) => one.code === code)

  it('is a check that fails, and does not where that is mended', () => {
    expect(found()?.fails).toBe(true)
    const mended = roleRequirements(planFromKeys(better)).checks
    expect(mended.find((one) => one.code === code)?.fails).toBe(false)
  })

  it('names the answers to change, and what would do', () => {
    const answers = found()?.answers ?? []
    expect(answers.length).toBeGreaterThan(0)
    for (const answer of answers) expect(fieldOf(answer).label).not.toBe('')
    const advice = found()?.advice
    expect(answers).toContain(advice?.answer)
    expect(textOf(advice?.fix ?? [])).toMatch(/^[A-Z].*\.$/)
    for (const { sentence } of advice?.findings ?? [])
      expect(textOf(sentence)).not.toMatch(/NaN|Infinity|undefined|null/)
  })

  it.each(['corrected', 'microsoft'] as const)('gives no figure that is no number, %s', (mode) => {
    for (const figure of Object.values(roleRequirements(plan, mode).figures))
      if (figure) expect(Number.isFinite(figure.value), figure.label).toBe(true)
  })
})

const blanking = bad.filter(([, code]) =>
  ['members', 'copies', 'quota', 'dbsPerServer', 'maxDb', 'disks', 'equalCopies'].includes(code),
)

it.each(blanking)('%s leaves no figure as Microsoft', (_words, _code, input) => {
  const { figures, texts } = roleRequirements(planFromKeys(input), 'microsoft')
  expect(Object.entries(figures).flatMap(([key, figure]) => (figure ? [key] : []))).toEqual([])
  expect(Object.values(texts).filter((text) => text !== null)).toEqual([])
})

it('more databases than a server mounts come of the workbook’s rounding alone (MS4)', () => {
  const plan = planFromKeys({ ...A, customDb: 149 })
  const failing = (mode: 'corrected' | 'microsoft') =>
    roleRequirements(plan, mode).checks.flatMap(({ code, fails, blanks }) =>
      fails && blanks ? [code] : [],
    )
  expect(failing('microsoft')).toEqual(['dbsPerServer'])
  expect(failing('corrected')).toEqual([])
})
