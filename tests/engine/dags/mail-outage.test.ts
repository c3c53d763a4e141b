import { describe, expect, it } from 'vitest'
import { isPublic, planProof } from '../../../src/engine/index.ts'
import { sizedAnyhow } from '../plans.ts'
import { smallDag } from './dag-plans.ts'

const plan = smallDag({ siteModel: 'AA1', witnessSite: 'site 1' })
const proof = planProof(plan, sizedAnyhow(plan)) ?? expect.unreachable()
const of = (kind: string) => proof.cases.find((one) => one.kind === kind)?.outage ?? null

describe('the outage of a proof', () => {
  it('is that of the loss which leaves no majority', () => {
    expect(of('one server')).toBeNull()
    expect(of('site')?.lost.site).toBe(1)
    expect(of('site')?.mailboxes.value).toBe(2000)
  })

  it('names a source for every step, and a time only where a document prints one', () => {
    const outage = of('site') ?? expect.unreachable()
    for (const { takes, source } of [...outage.byItself, ...outage.byPerson]) {
      expect(isPublic(source)).toBe(true)
      for (const { time } of takes) expect(time.how.kind).toBe('published')
    }
    expect(outage.byItself[0]?.takes.map(({ time }) => time.value)).toEqual([5, 10, 20])
  })
})
