import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Functions that scripts call by their names. */
const functions = [
  ...['size', 'recommend', 'predictLoad', 'predictLatency', 'roleRequirements', 'failures'],
  ...['placeDatabases', 'activeAfter', 'withVersion', 'advise', 'checklistOf'],
]

test('the engine has the functions that scripts call, and the plan they begin with', async () => {
  const engine: Readonly<Record<string, unknown>> = await import('../../src/engine/index.ts')
  expect(functions.filter((name) => typeof engine[name] !== 'function')).toEqual([])
  expect(engine.defaultPlan).toMatchObject({ tiers: plan.tiers })
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
})

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
})

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
      growth: 15,
      active: 100,
      messages: 200,
      messageSize: 75,
      measuredIops: null,
      blackBerry: 0,
      quota: 700,
      retention: 14,
    },
  ],
  exchange: '2010',
  edition: 'Enterprise',
  singleItemRecovery: true,
  calendarLogging: true,
  logDays: 3,
  catalog: null,
  availability: 'dag',
  copies: 4,
  servers: 4,
  sites: 2,
  worstCase: 'automatic',
  lostServers: 1,
  maintenance: true,
  nicsPerServer: 4,
  mailboxesPerDatabase: 1000,
  databases: null,
  storage: 'any',
  models: 'any',
  raid: 'RAID 6',
  arraysPerServer: 2,
  solution: 'any',
  overhead: 20,
  reserve: 'paper',
  reservePercent: 20,
  volumeStep: 100,
  separateLogs: false,
  growthYears: 3,
  ranking: 'arrays',
  currency: '',
  prices: {
    'PS6100XV 600': null,
    'PS6100X 300': null,
    'PS6100X 600': null,
    'PS6100X 900': null,
    'PS6100E 1000': null,
    'PS6100E 2000': null,
    'PS6100E 3000': null,
    'PS4100XV 600': null,
    'PS4100E 1000': null,
    'PS4100E 2000': null,
    'PS4100E 3000': null,
  },
  ownArrays: [],
  acknowledged: [],
}
