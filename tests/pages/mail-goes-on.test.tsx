// @vitest-environment page
// @vitest-environment-options {"console": true, "alone": "kept"}
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { designGauges } from '../../src/app/answer/gauges.ts'
import { planVerdict } from '../../src/app/answer/level-remark.ts'
import { verdictSignAndTone, verdictWordsWithRemarks } from '../../src/app/answer/level-words.ts'
import type { PageId } from '../../src/app/routes/pages.ts'
import { chooseReportExtent } from '../../src/app/store/browser-choices.ts'
import { project } from '../../src/app/store/project.ts'
import { designsOf } from '../../src/app/store/recommendation.ts'
import { resultsOf } from '../../src/app/store/results.ts'
import { openPlan } from '../../src/app/store/whole-projects.ts'
import { defaultPlan, oneCarriesAll, type Plan } from '../../src/engine/index.ts'
import { everyLossProofWithLoads, isAskedLoss } from '../../src/engine/methods/index.ts'
import { formatFor } from '../../src/ui/format.ts'
import { cases } from '../cases.ts'
import { paperDagPlans, roleDagPlans } from '../engine/failures/dag-plans.ts'
import { openTabForFile, show } from '../kept/tab.tsx'

const fresh = project.getState()
const format = formatFor('en-US')
openTabForFile()
beforeAll(() => chooseReportExtent('customer'))

const plain = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ').trim() ?? ''

/** Plans with DAGs, of each loss that can be asked for. */
const dagPlans = fc
  .record({
    plan: fc.oneof(roleDagPlans, paperDagPlans),
    survive: fc.constantFrom('as it is', 'servers', 'site'),
    worstCase: fc.constantFrom('automatic' as const, 'spread' as const),
  })
  .map(({ plan, survive, worstCase }): Plan => {
    const spread = { ...plan, worstCase }
    return survive === 'as it is' ? spread : { ...spread, survive: survive as Plan['survive'] }
  })

function proposedFor(plan: Plan) {
  const results = resultsOf(plan)
  const proposed = results && designsOf(plan, results).proposed
  return results && proposed && results.sizing.broken.length === 0 ? { results, proposed } : null
}

/** True if mail waits for a person after a loss that is asked for: each is tried on the placement. */
function isWaiting(plan: Plan): boolean {
  const found = proposedFor(plan)
  const proof = found && everyLossProofWithLoads(plan, found.results.sizing)
  if (!proof) return false
  const kinds = [
    ['site', 1, 0],
    ['site and one server', 1, 1],
    ['one server', null, 1],
    ['two servers', null, 2],
  ] as const
  const tried = kinds.some(
    ([kind, site, besides]) =>
      isAskedLoss(plan, proof.dags, { site, besides }) &&
      (proof.cases.find((one) => one.kind === kind)?.waiting.count ?? 0) > 0,
  )
  // More servers lost at once than the proof tries: only their majority counts.
  const members = proof.dags.dags[0]?.servers.length ?? 0
  const asked = oneCarriesAll(plan) ? plan.copies - 1 : plan.lostServers
  const votes = members % 2 === 0 ? members + 1 : members
  const left = members - asked + (members % 2 === 0 ? 1 : 0)
  const isOfServers = plan.survive === 'servers' || oneCarriesAll(plan)
  const isByMany = isOfServers && asked < members && left <= votes / 2
  return tried || isByMany
}

it('the verdict and the tile of failures say alike whether mail goes on by itself', () => {
  const seen = { waits: 0, goesOn: 0 }
  fc.assert(
    fc.property(dagPlans, (plan) => {
      const found = proposedFor(plan)
      fc.pre(found !== null)
      const { sizing } = found?.results ?? expect.unreachable()
      const proposed = found?.proposed ?? expect.unreachable()
      const verdict = planVerdict(plan, sizing, proposed, format)
      if (verdict.level === 'does not hold') return
      const tile = designGauges(plan, sizing, proposed, format).find(
        ({ code }) => code === 'failures',
      )
      const waits = isWaiting(plan)
      seen[waits ? 'waits' : 'goesOn'] += 1
      expect(verdict.wait?.isAsked ?? false).toBe(waits)
      expect(tile?.state === 'waits').toBe(waits)
      expect(/administrator must act/.test(tile?.word ?? '')).toBe(waits)
      if (waits) expect(verdictSignAndTone(verdict).tone).not.toBe('good')
      // What is not asked for is said in both, too.
      const all = `${tile?.word} ${tile?.compared}`
      if (verdict.wait) expect(all).toContain('administrator')
    }),
    { numRuns: cases(200, 3000) },
  )
  expect(Math.min(seen.waits, seen.goesOn)).toBeGreaterThan(5)
}, 600_000)

async function levelOn(page: PageId, of = '.plan-headline .level'): Promise<string> {
  const { host, close } = await show(page, null)
  const said = plain(host.querySelector(of)?.textContent)
  await close()
  return said
}

it('answer, failures, report and the bar of results have one verdict', async () => {
  await fc.assert(
    fc.asyncProperty(dagPlans, async (plan) => {
      const found = proposedFor(plan)
      fc.pre(found !== null)
      project.setState(fresh, true)
      openPlan({ ...plan, name: 'Plan' })
      const { plan: opened } = project.getState()
      const results = resultsOf(opened) ?? expect.unreachable()
      const { proposed } = designsOf(opened, results)
      const verdict = planVerdict(opened, results.sizing, proposed, format)
      const said = plain(`${verdictSignAndTone(verdict).sign} ${verdictWordsWithRemarks(verdict)}.`)
      const live = verdict.level === 'does not hold' ? [] : [await levelOn('users', '.live .level')]
      const pages = [await levelOn('plan'), await levelOn('report'), ...live]
      for (const one of pages) expect(one).toBe(said)
    }),
    { numRuns: cases(3, 100) },
  )
}, 3_600_000)

it('2010: a lost site is in the first line of the verdict', async () => {
  project.setState(fresh, true)
  openPlan(defaultPlan)
  expect(await levelOn('plan')).toBe(
    '! Holds, reserve not kept; with site 1 or any 3 servers lost, an administrator must act.',
  )
})
