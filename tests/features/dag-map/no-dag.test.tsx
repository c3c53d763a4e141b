import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { defaultPlan, type Plan, withVersion } from '../../../src/engine/index.ts'
import { NoDag } from '../../../src/features/dag-map/no-dag.tsx'
import { sizedAnyhow } from '../../engine/plans.ts'
import { standalone300 } from '../../engine/reference-plans.ts'

const on2007 = withVersion(defaultPlan, '2007')
const told = (plan: Plan) => renderToStaticMarkup(<NoDag plan={plan} sizing={sizedAnyhow(plan)} />)

describe('what a plan without a DAG is told of its failures', () => {
  it('tells of the second copy that a replicated cluster has', () => {
    expect(told({ ...on2007, availability: 'ccr' })).toMatch(/is on the other server of its/)
  })

  it('tells of no other server where nothing is replicated', () => {
    for (const availability of ['scc', 'none'] as const)
      expect(told({ ...on2007, availability })).toMatch(
        /every database has its only copy on one server\./,
      )
  })

  it('says only what it lacks for a DAG', () => {
    expect(told({ ...on2007, availability: 'none' })).toMatch(
      /A DAG needs Exchange 2010 or later: /,
    )
    const one = told(standalone300)
    expect(one).toMatch(/A DAG needs a second server: /)
    expect(one).not.toContain('2010')
    expect(told({ ...standalone300, servers: 3 })).toMatch(/A DAG would keep copies on others: /)
  })
})
