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

test('predictions of a published test run there too, on its columns as printed', () => {
  const script = `
    import { predictLatency, predictLoad } from './src/engine/index.ts'
    const setup = JSON.parse(process.argv[1])
    const { dbReadMs, dbWriteMs, logWriteMs } = predictLatency({ ...setup, totalIops: 1447 })
    console.log(JSON.stringify([predictLoad(setup), dbReadMs, dbWriteMs, logWriteMs]))`
  const node = ['--import', 'tsx', '--input-type=module', '--eval', script, JSON.stringify(raid6)]
  const printed = execFileSync(process.execPath, node, { cwd: root, encoding: 'utf8' })
  const found: number[] = JSON.parse(printed)
  // Table 12, RAID 6.
  const published = [1447, 8.2, 5.3, 1.0]
  expect(found).toHaveLength(published.length)
  published.forEach((figure, at) => {
    expect(Math.abs((found[at] ?? Number.NaN) / figure - 1)).toBeLessThan(0.2)
  })
}, 30_000)

const raid6 = {
  users: 5000,
  iopsPerMailbox: 0.18,
  messagesPerDay: 150,
  databases: 5,
  mailboxMb: 512,
  dagNodes: 1,
  raid: 'RAID6',
  model: 'PS6100XV',
  units: 1,
  plannedTransactionalIops: 900,
}

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
      blackBerryPercent: 0,
      quotaMb: 700,
      retentionDays: 14,
    },
  ],
  exchange: '2010',
  edition: 'Enterprise',
  singleItemRecovery: true,
  calendarLogging: true,
  logDays: 3,
  catalogPercent: null,
  availability: {
    kind: 'dag',
    copies: 4,
    servers: 4,
    sites: 2,
    worstCase: 'one server',
    lostServers: 1,
  },
  maintenance: true,
  nicsPerServer: 4,
  mailboxesPerDatabase: 1000,
  databases: null,
  storage: { kind: 'any', models: 'any', raid: 'RAID 6', arraysPerServer: 2, solution: 'any' },
  overheadPercent: 20,
  reserve: 'paper',
  reservePercent: 20,
  volumeStepGb: 100,
  separateLogs: false,
  acknowledged: [],
}

const door: readonly string[] = [
  'Advice',
  'AdviceCode',
  'Answer',
  'ArrayModel',
  'AvailabilityKind',
  'Beyond',
  'BlockCount',
  'BlockDesign',
  'BlockFailure',
  'BundleChoice',
  'BundleReason',
  'Candidate',
  'ChoiceField',
  'Cite',
  'Compared',
  'ComparedLine',
  'ComparedSolution',
  'Constraint',
  'Difference',
  'ErratumId',
  'ExampleReason',
  'ExchangeVersionId',
  'Explanation',
  'Field',
  'FigureStanding',
  'FitErrors',
  'GenerationSide',
  'How',
  'JetstressTest',
  'Latencies',
  'LatencyKind',
  'NumberField',
  'Plan',
  'Printed',
  'Problem',
  'PublicFigure',
  'Quantity',
  'QuotaCell',
  'QuotaColumn',
  'RaidPolicy',
  'Rebuild',
  'Recommendation',
  'ReferenceRun',
  'ReferenceSolution',
  'Setup',
  'Severity',
  'SizeResult',
  'Sizing',
  'SolutionId',
  'Source',
  'Standing',
  'Step',
  'SwitchField',
  'TestedSolution',
  'Tier',
  'TypedUnit',
  'Unit',
  'Untested',
  'Verdict',
  'VersionCell',
  'VersionFigure',
  'VersionRow',
  'Worked',
  'adviceCodes',
  'advise',
  'availabilities',
  'behind',
  'blocksFit',
  'capability',
  'checklistOf',
  'compare',
  'compareExample',
  'compareGenerations',
  'comparePaper',
  'comparePublicClasses',
  'compareReference',
  'compareVersions',
  'comparisonCaveat',
  'considersEqualLogic',
  'considersTested',
  'convertSize',
  'decimals',
  'defaultPlan',
  'documents',
  'editions',
  'equalLogicArrays',
  'errata',
  'exchangeVersions',
  'explain',
  'extrapolations',
  'fieldOf',
  'fields',
  'fitOf',
  'given',
  'has',
  'inSentence',
  'inputsOf',
  'isPublic',
  'isPublished',
  'isReplicated',
  'isRounded',
  'kindOf',
  'latencies',
  'limits',
  'mailboxQuota',
  'measuredRanges',
  'modelChoices',
  'notModelled',
  'predictLatency',
  'predictLoad',
  'predictPool',
  'printedGains',
  'printedMailboxQuotas',
  'profileOf',
  'publicFigures',
  'published',
  'quantities',
  'quotaOfSpace',
  'quotaTable',
  'raidPolicies',
  'recommend',
  'referenceCapabilities',
  'referenceSolutions',
  'reserves',
  'shortTierTitle',
  'shortVersionName',
  'shown',
  'shownMargin',
  'size',
  'solutionIds',
  'standings',
  'steps',
  'storageKinds',
  'testedServers',
  'testedSolutions',
  'thresholds',
  'tierTitle',
  'titleOf',
  'versionName',
  'widen',
  'worstCases',
]
