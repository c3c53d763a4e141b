import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

test('the engine exports what it is known to export', () => {
  const text = readFileSync(`${root}src/engine/index.ts`, 'utf8')
  const exported = parseSync('index.ts', text)
    .module.staticExports.flatMap(({ entries }) => entries)
    .map(({ exportName }) => exportName.name)
  expect(exported.sort()).toEqual(door)
})

test('the engine runs in a plain Node script on plain data', () => {
  const script = `
    import { recommend, shown, size } from './src/engine/index.ts'
    const plan = JSON.parse(process.argv[1])
    const { sizing } = size(plan)
    const { proposed } = recommend(plan, sizing)
    console.log(JSON.stringify([
      shown(sizing.iops.designRequirement), sizing.volumes.perServer.value, proposed.array.model,
    ]))`
  const node = ['--import', 'tsx', '--input-type=module', '--eval', script, JSON.stringify(plan)]
  const printed = execFileSync(process.execPath, node, { cwd: root, encoding: 'utf8' })
  expect(JSON.parse(printed)).toEqual([2722, 9800, 'PS6100XV'])
}, 30_000)

/** The worked example written out, as a script would. */
const plan = {
  name: '',
  author: '',
  customer: '',
  tiers: [
    {
      name: '',
      mailboxes: 6000,
      growthPercent: 15,
      activePercent: 100,
      messagesPerDay: 200,
      messageKb: 75,
      iopsPerMailbox: null,
      quotaMb: 700,
      retentionDays: 14,
    },
  ],
  edition: 'Enterprise',
  singleItemRecovery: true,
  calendarLogging: true,
  logDays: 3,
  catalogPercent: 10,
  availability: { kind: 'dag', copies: 4, servers: 4, sites: 2 },
  mailboxesPerDatabase: 1000,
  databases: null,
  storage: { kind: 'equallogic', raid: 'RAID 6', arraysPerServer: 2 },
  overheadPercent: 20,
  reserve: 'paper',
  reservePercent: 20,
  volumeStepGb: 100,
}

const door: readonly string[] = [
  'Answer',
  'ArrayModel',
  'Candidate',
  'ChoiceField',
  'Cite',
  'Constraint',
  'ErratumId',
  'Explanation',
  'Field',
  'How',
  'Latencies',
  'LatencyKind',
  'NumberField',
  'Plan',
  'Problem',
  'RaidPolicy',
  'Recommendation',
  'SizeResult',
  'Sizing',
  'Source',
  'Step',
  'SwitchField',
  'Tier',
  'TypedUnit',
  'Unit',
  'Verdict',
  'Worked',
  'behind',
  'convertSize',
  'decimals',
  'defaultPlan',
  'documents',
  'editions',
  'equalLogicArrays',
  'errata',
  'explain',
  'extrapolations',
  'fieldOf',
  'fields',
  'inSentence',
  'inputsOf',
  'isPublished',
  'isRounded',
  'latencies',
  'limits',
  'predictLatency',
  'raidPolicies',
  'recommend',
  'reserves',
  'shown',
  'shownMargin',
  'size',
  'steps',
  'thresholds',
]
