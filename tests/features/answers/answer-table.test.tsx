import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { decideAutomatic, defaultPlan, withVersion } from '../../../src/engine/index.ts'
import { AnswerTable } from '../../../src/features/answers/answer-table.tsx'

const words = (plan: typeof defaultPlan) =>
  renderToStaticMarkup(<AnswerTable plan={plan} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('the answers of a plan', () => {
  it('say of one that is left to the program what it came to', () => {
    const { plan } = decideAutomatic(withVersion(defaultPlan, 'SE'))
    expect(words(plan)).toContain(`DAGs automatic, ${plan.dags} `)
    expect(words(plan)).toContain(`Database copies automatic, ${plan.copies} `)
    expect(words(defaultPlan)).toContain('Worst case on one server Automatic: one server carries')
  })
})
