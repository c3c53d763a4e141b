import type { Browser } from '@playwright/test'
import { conditions, launch, slowPage, type Viewport } from './browser.ts'
import { buildBare, buildHosted, pageOf, partsOf } from './builds.ts'
import { type Observed, observe } from './observe.ts'
import { heading, kb, ms, table, times } from './report.ts'
import { serve } from './server.ts'
import { median, spread } from './statistics.ts'

const rounds = 5
const viewports: readonly Viewport[] = [
  { width: 412, height: 915 },
  { width: 1280, height: 900 },
]
const quietMs = 2000
const patienceMs = 30_000
const goals = { largestMs: 1200, blockingTimes: 2, shift: 0.02 } as const

type Load = Omit<Observed, 'usable'> & {
  readonly usable: number
  /** Bytes of scripts over the network: until the first way in is usable, and in all. */
  readonly scriptsBefore: number
  readonly scripts: number
}

export async function page(): Promise<void> {
  const hosted = await buildHosted()
  const parts = partsOf(pageOf(hosted))
  const spindle = await serve(hosted)
  const bare = await serve(await buildBare(parts))
  const browser = await launch()
  try {
    heading(
      'First screen',
      `${conditions}; nothing cached. Median of ${rounds} loads and their range, in turns with a bare`,
      `page of React that has a field for each link (${parts.fields}) and folded parts (${parts.details}), rendered by the client. Chromium ${browser.version()}.`,
    )
    for (const fragment of ['', '#/plan', '#/users'])
      for (const viewport of viewports) {
        const loads = { spindle: [] as Load[], bare: [] as Load[] }
        for (let round = 0; round < rounds; round += 1) {
          const both = [
            async () =>
              loads.spindle.push(await load(browser, spindle.address + fragment, viewport)),
            async () => loads.bare.push(await load(browser, bare.address, viewport)),
          ]
          for (const one of round % 2 === 0 ? both : both.reverse()) await one()
        }
        print(fragment || 'Home', viewport, loads.spindle, loads.bare)
      }
  } finally {
    await Promise.all([browser.close(), spindle.close(), bare.close()])
  }
}

async function load(browser: Browser, address: string, viewport: Viewport): Promise<Load> {
  const { context, page } = await slowPage(browser, viewport)
  try {
    await context.addInitScript(observe)
    const loading = new Set<unknown>()
    let lastActivity = Date.now()
    page.on('request', (request) => loading.add(request))
    for (const event of ['requestfinished', 'requestfailed'] as const)
      page.on(event as 'requestfinished', (request) => {
        loading.delete(request)
        lastActivity = Date.now()
      })
    await page.goto(address, { waitUntil: 'load' })
    const until = Date.now() + patienceMs
    const isStarted = () => page.evaluate(() => window.observed.usable !== null)
    // A busy machine may have fetched all long before it has run it.
    while (loading.size > 0 || Date.now() - lastActivity < quietMs || !(await isStarted())) {
      if (Date.now() > until) throw new Error(`${address} never came to rest.`)
      await page.waitForTimeout(100)
    }
    const seen = await page.evaluate(() => ({
      observed: window.observed,
      scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ responseEnd, transferSize }) => ({ responseEnd, transferSize })),
    }))
    const { usable, ...observed } = seen.observed
    if (usable === null) throw new Error(`${address} never got a usable way in or field.`)
    const way = page.getByRole('link', { name: 'Size a new plan' })
    if ((await way.count()) > 0) await way.click()
    const field = page.locator('#mailboxes-0, #field-0').first()
    await field.waitFor()
    const results = page.locator('.live, output, .plan-headline').first()
    const before = await results.textContent()
    await field.fill('7')
    // What is typed is drawn first, and its results follow.
    while ((await results.textContent()) === before) {
      if (Date.now() > until) throw new Error('Typing changed no results.')
      await page.waitForTimeout(100)
    }
    const bytes = (sizes: typeof seen.scripts) =>
      sizes.reduce((sum, { transferSize }) => sum + transferSize, 0)
    return {
      ...observed,
      usable,
      scriptsBefore: bytes(seen.scripts.filter(({ responseEnd }) => responseEnd <= usable)),
      scripts: bytes(seen.scripts),
    }
  } finally {
    await context.close()
  }
}

/** What of each long task is over 50 ms, of the part after a moment. */
function blockingOf({ tasks }: Pick<Load, 'tasks'>, from: number): number {
  return tasks
    .map(({ start, duration }) => start + duration - Math.max(start, from) - 50)
    .reduce((sum, over) => sum + Math.max(0, over), 0)
}

function print(
  of: string,
  { width, height }: Viewport,
  spindle: readonly Load[],
  bare: readonly Load[],
): void {
  const row = (
    name: string,
    read: (load: Load) => number,
    write: (value: number) => string,
    goal = '',
  ) => {
    const own = spindle.map(read)
    const other = bare.map(read)
    const ratio = times(median(own), median(other))
    return [name, spread(own, write), spread(other, write), ratio, goal]
  }
  const blocking = (load: Load) => blockingOf(load, load.firstPaint)
  console.info(`\n  ${of}, ${width} × ${height}`)
  table([
    ['', 'Spindle', 'bare page', 'ratio', 'goal'],
    row('First contentful paint', ({ firstPaint }) => firstPaint, ms),
    row('Largest contentful paint', ({ largest }) => largest.time, ms, `≤ ${ms(goals.largestMs)}`),
    row('First way in, or field, usable', ({ usable }) => usable, ms),
    row('Blocking from first paint until quiet', blocking, ms, `≤ ${goals.blockingTimes}×`),
    row('  of it until that is usable', blockingUntilUsable, ms),
    row(
      'Layout shift',
      ({ shift }) => shift,
      (value) => value.toFixed(3),
      `≤ ${goals.shift}`,
    ),
    row('Scripts until that is usable', ({ scriptsBefore }) => scriptsBefore, kb),
    row('Scripts until quiet', ({ scripts }) => scripts, kb),
  ])
  const typical = nearest(spindle, blocking)
  console.info(`  Largest element: ${typical.largest.element}`)
  console.info(`  Long tasks of the load with the median blocking: ${tasksOf(typical)}`)
  console.info(`  and of the bare page: ${tasksOf(nearest(bare, blocking))}`)
}

function blockingUntilUsable(load: Load): number {
  const tasks = load.tasks.filter(({ start }) => start < load.usable)
  return blockingOf({ tasks }, load.firstPaint)
}

/** The load whose value is nearest to the median of all. */
function nearest(loads: readonly Load[], read: (load: Load) => number): Load {
  const middle = median(loads.map(read))
  return [...loads].sort((a, b) => Math.abs(read(a) - middle) - Math.abs(read(b) - middle))[0]!
}

function tasksOf({ tasks, causes }: Load): string {
  const written = tasks.map(({ start, duration }) => {
    const within = causes
      .filter((cause) => cause.start >= start - 1 && cause.start <= start + duration)
      .map(({ invoker, source, duration: took }) => {
        const name = (invoker || source).replace(/^.*\//, '')
        return `${name} ${ms(took)}`
      })
    const why = within.length > 0 ? ` (${within.join(', ')})` : ''
    return `${ms(duration)} at ${ms(start)}${why}`
  })
  return written.join('; ') || 'none'
}
