import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { defaultPlan, type Plan, withVersion } from '../../../src/engine/index.ts'
import { NoDag } from '../../../src/features/dag-map/no-dag.tsx'

const on2007 = withVersion(defaultPlan, '2007')
const told = (plan: Plan) => renderToStaticMarkup(<NoDag plan={plan} />)

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
})
