import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { namedServerCases } from '../../../src/app/roles/named-server-cases.ts'
import {
  defaultPlan,
  type OwnArray,
  type Plan,
  recommend,
  size,
  withVersion,
} from '../../../src/engine/index.ts'
import { explorationOf, methodOf, reportBasis } from '../../../src/engine/methods/index.ts'
import { hasStageResults, judgePreferredRules } from '../../../src/engine/methods/roles/index.ts'
import { orderRows } from '../../../src/features/bill-of-materials/order-rows.ts'
import { drivesSection } from '../../../src/features/role-plan/drives-section.tsx'
import { replicationSection } from '../../../src/features/role-plan/network-sections.tsx'
import { drawnLoadCases, serverSection } from '../../../src/features/role-plan/server-sections.tsx'
import { logsSection } from '../../../src/features/role-plan/space-sections.tsx'
import { totalsSection } from '../../../src/features/role-plan/totals-section.tsx'
import { allSearchableEntries } from '../../../src/pages/find/find-entries.ts'
import { resultFigureGroups } from '../../../src/pages/spreadsheet/result-sheets.ts'
import { formatFor } from '../../../src/ui/format.ts'
import { FormatProvider } from '../../../src/ui/format-context.tsx'
import { serverPlan, sizedServers } from '../../engine/explore/server-plans.ts'

describe('drives of servers', () => {
  const format = formatFor('en-US')
  const box: OwnArray = {
    ...{ id: 'a1', name: 'Big box', driveKind: '10K SAS 2.5"', driveGb: 1200, drives: 24 },
    ...{ spares: 0, raid: ['RAID 10', 'RAID 6', 'RAID 5'], activePorts: 8, iopsPerDrive: null },
    ...{ measuredIops: {}, price: null },
  }
  const of2016 = withVersion(defaultPlan, '2016')
  const planOn = (mailboxes: number, more: Partial<Plan>): Plan => ({
    ...{ ...of2016, ownArrays: [box], raid: 'any', arraysServe: 'all of a site', ...more },
    tiers: [{ ...of2016.tiers[0], mailboxes, quota: 1024, messages: 50 }],
  })

  /** What each place says of the drives of the servers of a plan. */
  function placesOf(plan: Plan) {
    const result = size(plan)
    if (!result.ok || !hasStageResults(result.sizing))
      throw new Error('The plan is sized by the method')
    const { sizing } = result
    const design = methodOf(plan).propose(plan, sizing)
    if (!design) throw new Error('A design holds')
    const { roots } = reportBasis({ plan, sizing, recommendation: recommend(plan, sizing) })
    const groups = resultFigureGroups({ plan, sizing, design, roots })
    const ofDrives = (title: string) =>
      groups
        .flatMap((group) => (group.title === title ? group.rows : []))
        .filter(({ worked }) => worked.unit === 'drives')
    const drawn = [totalsSection, replicationSection].map(({ Section }) =>
      renderToStaticMarkup(
        <FormatProvider locale="en-US" sizes="computed">
          <Section plan={plan} sizing={sizing} />
        </FormatProvider>,
      ),
    )
    return {
      isOnArrays: design.arrays !== null,
      ordered: orderRows(explorationOf(plan).order(plan, sizing, design), plan, format).some(
        ({ use }) => /\bdatabases\b/.test(use) && /in each server/.test(use),
      ),
      said: {
        server: !/its system drives alone\.$/.test(
          serverSection.takeaway(plan, sizing, format) ?? '',
        ),
        drives: !/^The servers have none\b/.test(
          drivesSection.takeaway(plan, sizing, format) ?? '',
        ),
        table: ofDrives('Drives of one server').length > 0,
        further: ofDrives('Further figures').length > 0,
        found: allSearchableEntries(plan, plan, format).some(
          ({ kind, title, workbook = [] }) =>
            kind === 'Figure' && /^Drives of a server/.test(title) && workbook.length === 0,
        ),
        totals: /Drives, as calculated/.test(drawn[0] ?? ''),
        reseeding: /a lost drive/.test(drawn[1] ?? ''),
        preferred: judgePreferredRules(plan, sizing).some(
          ({ code, verdict }) => code === 'single drives' && verdict === 'kept',
        ),
      },
    }
  }

  const kinds = ['own arrays', 'any'] as const
  const inRaid = { jbod: false } as const
  const plans = [
    ...kinds.flatMap((storageKind) =>
      (['arrays', 'headroom'] as const).map((ranking) => planOn(1000, { storageKind, ranking })),
    ),
    planOn(1000, { storageKind: 'any', ranking: 'headroom', arraysServe: 'one server' }),
    planOn(8000, { ...inRaid, storageKind: 'own arrays' }),
  ]

  it('are said where they are ordered, and nowhere of servers on arrays', () => {
    const found = plans.map(placesOf)
    for (const { isOnArrays, ordered, said } of found) {
      expect.soft(ordered).toBe(!isOnArrays)
      const all = Object.keys(said).map((place) => [place, !isOnArrays])
      expect.soft(said).toEqual(Object.fromEntries(all))
    }
    expect(found.map(({ isOnArrays }) => isOnArrays)).toEqual([true, true, false, true, true, true])
  })
})

describe('logs a day', () => {
  /** Heads of the first table, without that of its rows. */
  function headsOf(plan: Plan): readonly (string | undefined)[] {
    const drawn = renderToStaticMarkup(
      <FormatProvider locale="en-US" sizes="computed">
        <logsSection.Section plan={plan} sizing={sizedServers(plan)} />
      </FormatProvider>,
    )
    const [head = ''] = drawn.match(/<thead.*?<\/thead>/) ?? []
    return [...head.matchAll(/<th\b[^>]*>(.*?)<\/th>/g)].slice(1).map(([, words]) => words)
  }

  it('are given per DAG if there are several, and per server without a DAG', () => {
    expect(headsOf(serverPlan({}, { dags: 2 }))).toEqual(['Database', 'DAG', 'All'])
    expect(headsOf(serverPlan())).toEqual(['Database', 'All'])
    const alone = { availability: 'none', activeServers: 1 } as const
    expect(headsOf(serverPlan({ mailboxes: 250 }, alone))).toEqual(['Database', 'Server', 'All'])
  })
})

it('the load of a server is one bar in the customer’s pages, and names the site of each worst case elsewhere', () => {
  const plan: Plan = serverPlan({}, { siteModel: 'AP' })
  const result = size(plan)
  if (!result.ok || !hasStageResults(result.sizing))
    throw new Error('The plan is sized by the method')
  const cases = namedServerCases(result.sizing).filter(({ code }) => code === 'worst')
  expect(cases.map(({ name }) => name)).toEqual([
    'Worst case, used for sizing, in site 1',
    'Worst case, used for sizing, in site 2',
  ])
  expect(drawnLoadCases(result.sizing, true)).toHaveLength(1)
  expect(drawnLoadCases(result.sizing, false).map(({ name }) => name)).toEqual([
    ...['All servers up, in site 1', 'All servers up, in site 2'],
    ...['Worst case, in site 1', 'Worst case, in site 2'],
  ])
})
