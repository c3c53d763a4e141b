import { expect, it, vi } from 'vitest'
import { fetchMethodOf, followMethod, laterMethod } from '../../../src/app/store/later-method.ts'
import { cameIn, edited, project } from '../../../src/app/store/project.ts'
import { resultsOf, sizeOf } from '../../../src/app/store/results.ts'
import { canSize, defaultPlan, withVersion } from '../../../src/engine/index.ts'

// As the first screen of the program has it: the engine without what roles-index.ts brings.
vi.mock('../../../src/engine/index.ts', async () => ({
  ...(await vi.importActual<object>('../../../src/engine/dags/outcome.ts')),
  ...(await vi.importActual<object>('../../../src/engine/designs/propose-arrays.ts')),
  ...(await vi.importActual<object>('../../../src/engine/plan/features.ts')),
  ...(await vi.importActual<object>('../../../src/engine/plan/fields.ts')),
  ...(await vi.importActual<object>('../../../src/engine/plan/plan.ts')),
  ...(await vi.importActual<object>('../../../src/engine/plan/with-version.ts')),
  ...(await vi.importActual<object>('../../../src/engine/methods/papers/sizing/size.ts')),
}))

const network = vi.hoisted(() => ({ isThere: false }))
vi.mock('../../../src/engine/roles-index.ts', async (actual) => {
  if (!network.isThere) throw new Error('No network')
  return await actual<object>()
})

const later = withVersion(defaultPlan, '2019')

// The method comes once and stays: what follows goes on from what was before.

it('a plan of the papers asks for nothing', async () => {
  await followMethod()
  expect(laterMethod.getState().fetched).toBe('not asked for')
  expect([canSize(defaultPlan), canSize(later)]).toEqual([true, false])
})

it('a plan that came in has no results and no problems until its method is here', () => {
  expect(cameIn(later).computed).toBeNull()
  expect(sizeOf(later)).toEqual({ ok: false, problems: [] })
  expect(resultsOf(later)).toBeNull()
})

it('a version that is chosen keeps the last results, and a failure to fetch is told', async () => {
  const before = project.getState().plan
  project.setState((now) =>
    edited(now, { kind: 'answer', field: 'exchange', tier: 0 }, { plan: later }),
  )
  expect(laterMethod.getState().fetched).toBe('on its way')
  expect(project.getState()).toMatchObject({ plan: later, computed: { plan: before } })
  await vi.waitFor(() => expect(laterMethod.getState().fetched).toBe('failed'), 20_000)
  expect(project.getState()).toMatchObject({ plan: later, computed: { plan: before } })
})

it.each([{ recoveryObjective: 4 }, { backupHours: 4 }])(
  'a plan of the papers asks for what judges its recovery: %o',
  async (asked) => {
    laterMethod.setState({ fetched: 'not asked for' })
    await fetchMethodOf({ exchange: '2010', ...asked })
    expect(laterMethod.getState().fetched).toBe('failed')
  },
)

it('tried again it comes, and the plan on screen has its results', async () => {
  network.isThere = true
  await fetchMethodOf(later)
  expect(laterMethod.getState().fetched).toBe('yes')
  expect(canSize(later)).toBe(true)
  expect(project.getState().computed?.plan).toBe(later)
  expect(resultsOf(later)?.sizing.method).toBe('roles')
})
