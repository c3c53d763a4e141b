import type { Browser } from '@playwright/test'
import { encodePlan } from '../../src/codec/index.ts'
import type { EveryLossProof } from '../../src/engine/failures/index.ts'
import { defaultPlan, type Plan, withVersion } from '../../src/engine/index.ts'
import { provePlan } from '../../src/engine/methods/index.ts'
import { launch } from './browser.ts'
import { buildHosted } from './builds.ts'
import { count, heading, table } from './report.ts'
import { serve } from './server.ts'
import { median, quantile } from './statistics.ts'

const runs = 30
/** Enough that the page draws a hundred frames meanwhile. */
const orders = 400
const viewport = { width: 1280, height: 900 } as const
const patienceMs = 60_000
const quietMs = 3000

const later = withVersion(defaultPlan, '2019')
const tiers: Plan['tiers'] = [{ ...later.tiers[0], mailboxes: 100_000, quota: 5120 }]
const four: Plan = { ...later, tiers, dags: 4, copies: 4, databases: 400 }

/** The largest DAGs that a plan may have: 16 members, 100 copies on each. */
const plans: readonly (readonly [string, Plan])[] = [
  ['one site, 16 servers, 4 copies', { ...four, sites: 1, activeServers: 16 }],
  [
    'active/active, 8 + 8 servers, 2 + 2 copies',
    { ...four, sites: 2, siteModel: 'AA1', activeServers: 8, secondSiteCopies: 2 },
  ],
]

declare global {
  interface Window {
    /** Starts another worker of the page; null until it started one itself. */
    startWorker: (() => Worker) | null
  }
}

/** How long all failures of the largest plans take in the worker, and how evenly the page draws meanwhile. */
export async function failures(): Promise<void> {
  heading(
    'Failures of the largest DAGs',
    `Four DAGs of 16 members and 400 databases with four copies: every loss of one and two servers, of a site, and of a site with one and two more. Alike DAGs are tried once. Median of ${runs} runs in Node and ${orders} in the worker, while the DAG map is scrolled.`,
  )
  const spindle = await serve(await buildHosted())
  const browser = await launch()
  try {
    const rows: string[][] = []
    for (const [name, plan] of plans) {
      const proof = proofIn(plan)
      const measured = await measure(browser, spindle.address, plan)
      rows.push([
        name,
        count(proof.losses.reduce((all, { tried }) => all + tried, 0)),
        inMs(median(timesOf(plan))),
        inMs(median(measured.times)),
        inMs(median(measured.still)),
        inMs(median(measured.gaps)),
        inMs(quantile(measured.gaps, 0.99)),
        inMs(Math.max(...measured.gaps)),
      ])
    }
    table([
      ['', 'tried', 'in Node', 'in the worker', 'frames at rest', 'meanwhile', 'p99', 'most'],
      ...rows,
    ])
  } finally {
    await Promise.all([browser.close(), spindle.close()])
  }
}

type Measured = {
  /** How long the worker took for each order. */
  readonly times: readonly number[]
  /** Gaps between frames. */
  readonly gaps: readonly number[]
}

/** The DAG map of a plan is scrolled at rest, and while a worker of the page proves the plan. */
async function measure(browser: Browser, address: string, plan: Plan) {
  const context = await browser.newContext({ viewport, locale: 'en-US' })
  try {
    // tsx names functions by a helper, which the functions that run in the page do not have.
    await context.addInitScript('globalThis.__name = (named) => named')
    await context.addInitScript(knowWorker)
    const page = await context.newPage()
    const { code } = encodePlan(plan)
    await page.goto(`${address}#/what-if?p=${code}`)
    await page.waitForFunction(() => window.startWorker, null, { timeout: patienceMs })
    await page.goto(`${address}#/map?p=${code}`)
    await page.locator('.cell-grid').waitFor()
    await page.waitForTimeout(quietMs)
    const still = await page.evaluate(scrolled, { plan: null, orders: 0 })
    return { still: still.gaps, ...(await page.evaluate(scrolled, { plan, orders })) }
  } finally {
    await context.close()
  }
}

/** Keeps how the page starts its worker. Runs in the page: everything it uses has to be inside. */
function knowWorker(): void {
  const Native = window.Worker
  window.startWorker = null
  window.Worker = class extends Native {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options)
      window.startWorker = () => new Native(address, options)
    }
  }
}

/** Scrolls the map with every frame, until the worker has carried out its orders. Runs in the page. */
async function scrolled({
  plan,
  orders,
}: {
  readonly plan: Plan | null
  readonly orders: number
}): Promise<Measured> {
  const map = document.querySelector('.cell-grid')
  if (!map || !window.startWorker) throw new Error('The page has no map, or started no worker.')
  const gaps: number[] = []
  let isOver = false
  let before = performance.now()
  const draw = (now: number) => {
    gaps.push(now - before)
    before = now
    map.scrollTop = (map.scrollTop + 60) % Math.max(1, map.scrollHeight - map.clientHeight)
    if (!isOver) requestAnimationFrame(draw)
  }
  requestAnimationFrame(draw)
  const times: number[] = []
  if (plan) {
    const worker = window.startWorker()
    for (let order = 0; order < orders; order += 1) {
      const start = performance.now()
      await new Promise((done) => {
        worker.onmessage = done
        worker.postMessage({ job: 'provePlan', plan })
      })
      times.push(performance.now() - start)
    }
    worker.terminate()
  } else await new Promise((done) => setTimeout(done, 2000))
  isOver = true
  // The first frame is as late as the call was.
  return { times, gaps: gaps.slice(1) }
}

function proofIn(plan: Plan): EveryLossProof {
  const proof = provePlan(plan)
  if (!proof) throw new Error('The plan has no DAG.')
  return proof
}

/** Times in Node, each of a plan that nothing is remembered of. */
function timesOf(plan: Plan): readonly number[] {
  return Array.from({ length: runs }, () => {
    const fresh = { ...plan }
    const start = performance.now()
    provePlan(fresh)
    return performance.now() - start
  })
}

function inMs(value: number): string {
  return `${value.toFixed(1)} ms`
}
