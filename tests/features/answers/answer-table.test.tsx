import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  decideAutomatic,
  defaultPlan,
  fieldOf,
  fields,
  withAutomatic,
  withVersion,
} from '../../../src/engine/index.ts'
import { AnswerTable } from '../../../src/features/answers/answer-table.tsx'
import { ForPaper } from '../../../src/ui/chart-frame.tsx'
import { likePs6100xv } from '../../jetstress/tested-like-ps6100xv.ts'

const words = (plan: typeof defaultPlan) =>
  renderToStaticMarkup(<AnswerTable plan={plan} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('the answers of a plan', () => {
  it('say of one that is left to the program what it came to', () => {
    const { plan } = decideAutomatic(withVersion(defaultPlan, 'SE'))
    expect(words(plan)).toContain(`DAGs automatic, ${plan.dags} `)
    expect(words(plan)).toContain(`Database copies automatic, ${plan.copies} `)
    const sizes = fieldOf('driveSizes').write(plan, 0, '2.4, 8 TB')
    const left = decideAutomatic(withAutomatic(sizes, 'databaseDrive', true)).plan
    const size = left.databaseDrive.toLocaleString('en-US')
    expect(words(left)).toContain(`Database drive size automatic, ${size} `)
    expect(words(defaultPlan)).toContain('Worst case on one server Automatic: one server carries')
  })

  it('leave out on paper what does not count, and what would rank arrays where there are none', () => {
    const printed = (plan: typeof defaultPlan) =>
      renderToStaticMarkup(
        <ForPaper value={true}>
          <AnswerTable plan={plan} />
        </ForPaper>,
      )
    const inSE = withVersion(defaultPlan, 'SE')
    const ranked = 'Designs that fit are ranked by'
    expect(words(inSE)).toContain(ranked)
    expect(printed(inSE)).not.toContain(ranked)
    expect(printed({ ...inSE, ranking: 'drives' })).toContain(ranked)
    expect(printed(defaultPlan)).toContain(ranked)
    expect(words(defaultPlan)).toContain('not used')
    expect(printed(defaultPlan)).not.toContain('not used')
  })

  it('list arrays of one’s own, and prices only where they were entered', () => {
    const price = fields.find(({ label }) => label === 'Price of PS6100XV with 600 GB drives')
    const priced = price?.write({ ...defaultPlan, currency: 'EUR' }, 0, 60_000)
    expect(words(defaultPlan)).not.toMatch(/Price of|Arrays of your own/)
    expect(words(priced ?? defaultPlan).match(/Price of/g)).toHaveLength(1)
    expect(words(priced ?? defaultPlan)).toMatch(/Price of PS6100XV with 600 GB drives 60,000.EUR/)
    expect(words({ ...defaultPlan, ownArrays: [likePs6100xv] })).toContain('Arrays of your own 1 ')
  })
})
