import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it, test } from 'vitest'

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

describe('in a plain Node script, on plain data', () => {
  let printed: { readonly sized: unknown; readonly predicted: readonly number[] }
  beforeAll(() => {
    const script = `
      import { predictLatency, predictLoad, recommend, asShown, size } from './src/engine/index.ts'
      const [plan, setup] = JSON.parse(process.argv[1])
      const { sizing } = size(plan)
      const { proposed } = recommend(plan, sizing)
      const { dbReadMs, dbWriteMs, logWriteMs } = predictLatency({ ...setup, totalIops: 1447 })
      console.log(JSON.stringify({
        sized: [
          asShown(sizing.iops.designRequirement), sizing.volumes.perServer.value, proposed.array.model,
        ],
        predicted: [predictLoad(setup), dbReadMs, dbWriteMs, logWriteMs],
      }))`
    const given = JSON.stringify([plan, raid6])
    const node = ['--import', 'tsx', '--input-type=module', '--eval', script, given]
    printed = JSON.parse(execFileSync(process.execPath, node, { cwd: root, encoding: 'utf8' }))
  })

  it('sizes the worked example', () => {
    expect(printed.sized).toEqual([2722, 9800, 'PS6100XV'])
  })

  it('predicts a published test, on its columns as printed', () => {
    // Table 12, RAID 6.
    const published = [1447, 8.2, 5.3, 1.0]
    expect(printed.predicted).toHaveLength(published.length)
    published.forEach((figure, at) => {
      expect(Math.abs((printed.predicted[at] ?? Number.NaN) / figure - 1)).toBeLessThan(0.2)
    })
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
