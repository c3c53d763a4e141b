// @vitest-environment-options {"alone": "labels"}
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type PageId, pageIds, planParts } from '../src/app/pages.ts'
import { defaultPlan, type Plan, type Worked } from '../src/engine/index.ts'
import { isDeep } from './cases.ts'
import { standalone300, threeTiers40000 } from './engine/reference-plans.ts'
import { prerendered } from './prerendered.ts'

/*
 * Labels are for people: a figure is fetched by its name in a typed record. So the program is run
 * twice, as it is and with every label of the engine worded in another way, and shows the same.
 */

/** Stands in a label that is reworded, and nowhere else. */
const mark = '⁂'

/** Another wording of a label: no longer the same, and with no other start than two letters. One made of another is reworded already. */
const reworded = (label: string) =>
  label.includes(mark) ? label : label.slice(0, 2) + mark + label.slice(2)

type Make = (label: string, ...others: readonly unknown[]) => unknown
type Makers = Readonly<
  Record<
    | 'given'
    | 'published'
    | 'assumed'
    | 'measured'
    | 'fitted'
    | 'tried'
    | 'sum'
    | 'largest'
    | 'largestThatApplies',
    Make
  >
> & { readonly relabel: (worked: unknown, ...label: Parameters<Make>) => unknown }
type Define = (definition: { readonly label: string }) => object

const marked =
  (make: Make): Make =>
  (label, ...others) =>
    make(reworded(label), ...others)

const markedIn =
  (define: Define): Define =>
  (definition) =>
    define({ ...definition, label: reworded(definition.label) })

/** Loads the engine anew, with another label for every number. */
function rewordLabels() {
  vi.resetModules()
  vi.doMock('../src/engine/core/worked.ts', async (original) => {
    const actual = await original<Makers>()
    const { given, published, assumed, measured, fitted, tried, sum, largest, relabel } = actual
    return {
      ...actual,
      given: marked(given),
      published: marked(published),
      assumed: marked(assumed),
      measured: marked(measured),
      fitted: marked(fitted),
      tried: marked(tried),
      sum: marked(sum),
      largest: marked(largest),
      largestThatApplies: marked(actual.largestThatApplies),
      relabel: (worked: unknown, label: string, ...others: readonly unknown[]) =>
        relabel(worked, reworded(label), ...others),
    }
  })
  vi.doMock('../src/engine/core/formula.ts', async (original) => {
    const { formula } = await original<{ formula: (of: object) => object }>()
    return {
      formula: (definition: { readonly label: string }) => {
        const made = markedIn(formula)(definition)
        if (typeof made !== 'function') throw new Error('A formula is called')
        const called = (inputs: unknown, label?: string) =>
          label === undefined ? made(inputs) : made(inputs, reworded(label))
        return Object.assign(called, made)
      },
    }
  })
  vi.doMock('../src/engine/core/table.ts', async (original) => {
    const { table, steps } = await original<{ table: Define; steps: Define }>()
    return { table: markedIn(table), steps: markedIn(steps) }
  })
}

/** What is left without the marks, piece by piece, so that a difference is told in short. */
const pieces = (text = '') => text.replaceAll(mark, '').split(/(?=[<{])/)

/** A page, or the plan at one of its parts. */
type View = { readonly page: PageId; readonly part: string | null }

const parts = Object.keys(planParts)
const all: readonly View[] = pageIds.flatMap((page) =>
  [null, ...(page === 'plan' ? parts : [])].map((part) => ({ page, part })),
)
const nameOf = ({ page, part }: View) => part ?? page
/** Drawn without `npm run test:deep`: one of answers, and those with most figures. */
const quick = ['users', 'sizing', 'order']
const views = isDeep ? all : all.filter((view) => quick.includes(nameOf(view)))

// The report looks for what was chosen before, under a key that names the page's folder.
vi.stubGlobal('location', { pathname: '/' })

/** A page as it is first shown, once everything it fetches is there. */
async function shown({ page, part }: View): Promise<string> {
  const { project } = await import('../src/app/store/project.ts')
  vi.spyOn(project, 'getInitialState').mockReturnValue({ ...project.getState(), page, focus: part })
  const { PageContent } = await import('../src/start/loaders.tsx')
  const { FormatProvider } = await import('../src/ui/format-context.tsx')
  const { WorkingProvider } = await import('../src/ui/working.tsx')
  return prerendered(
    <FormatProvider locale="en-GB" sizes="computed">
      <WorkingProvider>
        <PageContent page={page} />
      </WorkingProvider>
    </FormatProvider>,
  )
}

/** Pages that show figures of the engine at once. */
const pagesOfFigures = ['plan', 'report', 'design', ...parts, 'what-if', 'test', 'evidence']

const allPlans: Readonly<Record<string, Plan>> = {
  'the default plan': defaultPlan,
  'a branch office': standalone300,
  'a corporation': threeTiers40000,
  'two clusters with tested blocks': {
    ...defaultPlan,
    exchange: '2007',
    availability: 'scc',
    servers: 4,
    sites: 1,
    storage: 'tested',
  },
  'an array of one’s own': {
    ...defaultPlan,
    exchange: '2016',
    storage: 'own',
    ownArrays: [
      {
        id: 'a1',
        name: 'Big box',
        driveKind: '10K SAS 2.5"',
        driveGb: 1800,
        drives: 24,
        spares: 2,
        raid: ['RAID 10', 'RAID 6'],
        activePorts: 8,
        iopsPerDrive: null,
        measuredIops: {},
        price: null,
      },
    ],
  },
}

/** Without `npm run test:deep` those that differ most: what is built of parts, and what of an array of one's own. */
const plans = Object.entries(allPlans).filter(([name]) => isDeep || /tested|own/.test(name))

/** What the engine finds for a plan, every number as its label, value and unit. */
async function found(plan: Plan): Promise<string> {
  const engine = await import('../src/engine/index.ts')
  const result = engine.size(plan)
  if (!result.ok) throw new Error('The answers of the plan go together')
  const { sizing } = result
  const recommendation = engine.recommend(plan, sizing)
  const { proposed } = recommendation
  const all = [
    sizing,
    recommendation,
    engine.advise(plan, sizing, recommendation),
    proposed && engine.billOfMaterials(plan, sizing, proposed),
    engine.growthTimeline(plan, recommendation.candidates.slice(0, 3)).designs,
  ]
  const number = ({ label, value, unit }: Worked) => [label, value, unit]
  return JSON.stringify(all, (_key, part) =>
    part !== null && typeof part === 'object' && 'how' in part ? number(part) : part,
  )
}

type Run = {
  readonly pages: ReadonlyMap<string, string>
  readonly plans: ReadonlyMap<string, string>
}

async function run(): Promise<Run> {
  const pages = new Map<string, string>()
  for (const view of views) pages.set(nameOf(view), await shown(view))
  const ofPlans = new Map<string, string>()
  for (const [name, plan] of plans) ofPlans.set(name, await found(plan))
  return { pages, plans: ofPlans }
}

describe('with every label reworded', () => {
  let before: Run
  let after: Run
  beforeAll(async () => {
    before = await run()
    rewordLabels()
    after = await run()
  })

  it.each(views.map(nameOf))('the page %s shows the same', (page) => {
    const html = after.pages.get(page) ?? ''
    expect(html.includes(mark)).toBe(pagesOfFigures.includes(page))
    expect(pieces(html)).toEqual(pieces(before.pages.get(page)))
  })

  it.each(plans.map(([name]) => name))('%s comes to the same', (name) => {
    const text = after.plans.get(name) ?? ''
    expect(text).toContain(mark)
    expect(pieces(text)).toEqual(pieces(before.plans.get(name)))
  })
})
