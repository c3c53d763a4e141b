import { describe, expect, it } from 'vitest'
import { outlivedWords } from '../../../src/app/words/outlived-words.ts'
import { defaultPlan, isWeaker, type Plan } from '../../../src/engine/index.ts'
import { formatOf } from '../../../src/ui/format.ts'

const said = (changes: Partial<Plan>) =>
  outlivedWords({ ...defaultPlan, ...changes }, formatOf('en-GB')).replaceAll('\u00a0', ' ')
const spread = { worstCase: 'spread' } as const

describe('the loss that the servers of a DAG are sized for', () => {
  it('is told as it was asked', () => {
    expect(said({})).toBe('all but one of 4 servers')
    expect(said({ copies: 2 })).toBe('any one of 4 servers')
    expect(said(spread)).toBe('any one server')
    expect(said({ ...spread, lostServers: 2 })).toBe('any two servers')
    expect(said({ ...spread, survive: 'site' })).toBe('a site')
  })

  it('is less where fewer servers may be down at once', () => {
    const weaker = (changes: Partial<Plan>, of: Partial<Plan> = {}) =>
      isWeaker({ ...defaultPlan, ...of }, { ...defaultPlan, ...of, ...changes })
    expect(weaker(spread)).toBe(true)
    expect(weaker({ servers: 5 })).toBe(true)
    expect(weaker({ ...spread, lostServers: 3 })).toBe(false)
    expect(weaker(spread, { copies: 2 })).toBe(false)
    expect(weaker({ arraysPerServer: 4 })).toBe(false)
    // Two of four servers are lost with a site.
    expect(weaker({ ...spread, survive: 'site' })).toBe(true)
    expect(weaker({ ...spread, survive: 'site' }, { copies: 3 })).toBe(false)
  })
})
