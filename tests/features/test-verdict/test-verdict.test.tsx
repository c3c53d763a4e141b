import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { resultsOf } from '../../../src/app/store/results.ts'
import { defaultPlan, type Plan, size } from '../../../src/engine/index.ts'
import {
  jetstressTestPlan,
  judgeTests,
  type ReportedRun,
} from '../../../src/engine/jetstress/index.ts'
import { TestVerdictDetails } from '../../../src/features/test-verdict/test-verdict-details.tsx'
import { notTestedSentence } from '../../../src/features/test-verdict/verdict-texts.tsx'
import { formatFor } from '../../../src/ui/format.ts'
import { FormatProvider } from '../../../src/ui/format-context.tsx'
import { database, log, reported } from '../../engine/jetstress/test-runs.ts'

describe('not tested', () => {
  function notTested(runs: readonly ReportedRun[], plan: Plan = defaultPlan): string | null {
    const result = size(plan)
    if (!result.ok) throw new Error('The answers of the plan go together')
    const { sizing } = result
    const found = judgeTests(plan, sizing, runs)
    expect(found.tests.length).toBeGreaterThan(0)
    const words = notTestedSentence(found, jetstressTestPlan(plan, sizing), formatFor('en-GB'))
    return words?.replaceAll('\u00a0', ' ') ?? null
  }

  const volumes = [database({ name: 'A' }), log({ name: 'A' })]
  const run = (id: string, of: Partial<ReportedRun['run']>): ReportedRun => {
    const { run: base } = reported({ release: '2010', seconds: 7500, databases: 7, volumes })
    return { id, report: id, run: { ...base, ...of } }
  }
  const servers = ['MBX01', 'MBX02', 'MBX03', 'MBX04']
  const each = (kind: 'performance' | 'stress') =>
    servers.map((machine) => run(`${kind} ${machine}`, { kind, machine, seconds: 90_000 }))

  it('names servers, lengths and databases that no report shows', () => {
    expect(notTested([run('one', { machine: 'MBX01', databases: 2 })])).toBe(
      'Not shown by these reports: MBX02, MBX03 and MBX04; a 24-hour test; 5 of 7 databases on MBX01.',
    )
  })

  it('counts the servers where a machine is none of the plan by name', () => {
    expect(notTested([run('one', { machine: 'LAB7' })])).toBe(
      'Not shown by these reports: 3 of 4 servers; a 24-hour test.',
    )
  })

  it('says nothing where every server was tested in both lengths', () => {
    expect(notTested([...each('performance'), ...each('stress')])).toBeNull()
  })
})

describe('verdict', () => {
  it('holds nothing beside the model where no test counts', () => {
    const results = resultsOf(defaultPlan)
    if (!results) throw new Error('The plan has results')
    const verdict = judgeTests(defaultPlan, results.sizing, [])
    const html = renderToStaticMarkup(
      <FormatProvider locale="en-US" sizes="computed">
        <TestVerdictDetails live={{ plan: defaultPlan, results, stale: false }} verdict={verdict} />
      </FormatProvider>,
    )
    expect(html).not.toContain('Beside the model')
  })
})
