import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { defaultPlan, type Plan, solve } from '../../../src/engine/index.ts'
import { Fewest } from '../../../src/features/solved/fewest-servers.tsx'
import { ratedPlan } from '../../engine/explore/solve-plans.ts'

const open = ['servers', 'activeServers', 'dags'] as const

/** What is said of a plan that proposes so many servers, or none. */
function said(of: Plan, servers: number | null, acts = true, isSaid = false): string {
  const found = solve(of, open, 'servers', 'the choice')
  const markup = renderToStaticMarkup(<Fewest {...{ plan: of, servers, acts, isSaid, found }} />)
  const words = markup.replace(/<\/(?:h2|p)>/g, '. ').replace(/<[^>]+>/g, '')
  return words.replace(/\s/g, ' ')
}

describe('the fewest servers that hold', () => {
  it('are offered where a plan has more, with what one less lacks', () => {
    const words = said({ ...ratedPlan, activeServers: 8 }, 8)
    expect(words).toMatch(/^3 servers hold, too: servers with active mailboxes 8 → 3\. /)
    expect(words).toContain('With 2 servers: ')
    expect(words).toContain('copies of a database need as many servers, and there are 2 servers.')
    expect(words).toContain('Take 3 servers')
  })

  it('are only said where the plan cannot be replaced, and where it has them', () => {
    expect(said({ ...ratedPlan, activeServers: 8 }, 8, false)).not.toContain('Take')
    const words = said({ ...ratedPlan, activeServers: 3 }, 3)
    expect(words).toMatch(/^No fewer servers hold\. With 2 servers: /)
    expect(words).not.toContain('Take')
    expect(said({ ...ratedPlan, activeServers: 3 }, 3, true, true)).toBe('')
    expect(said({ ...ratedPlan, activeServers: 8 }, 8, true, true)).toContain('Take 3 servers')
  })

  it('are not told by what one less of another layout lacks, where as many hold in other DAGs', () => {
    const of: Plan = { ...ratedPlan, activeServers: 3 }
    const found = solve(of, open, 'servers', 'the choice')
    const { choice, neighbours } = found
    if (!choice || neighbours.length === 0) throw new Error('Three servers hold, and two do not')
    const other: Plan = { ...of, activeServers: 1, dags: 3 }
    const markup = renderToStaticMarkup(
      <Fewest {...{ plan: other, servers: 3, acts: true, isSaid: false, found }} />,
    )
    expect(markup).toContain('No fewer servers hold')
    expect(markup).not.toContain('class="why"')
  })

  it('are named where the plan holds with none of its own, by what is too little', () => {
    const tiers: Plan['tiers'] = [{ ...ratedPlan.tiers[0], mailboxes: 60_000 }]
    const words = said({ ...ratedPlan, tiers, copies: 2, jbod: false }, null)
    expect(words).toMatch(/^\d+ servers would hold: servers with active mailboxes 4 → \d+/)
    expect(words).toMatch(/With \d+ servers.*: processors \d+ % \(limit 80 %\)\./)
  })

  it('are told by the bays that fewer servers lack', () => {
    // 54 copies to a server take 18 drives of three, one to restore to and a spare one.
    const words = said({ ...ratedPlan, bays: 18, activeServers: 8, pinned: ['dags'] }, 8)
    expect(words).toMatch(/With 3 servers: drive bays \(needs 20 bays, has 18\)/)
  })

  it('are not said where all numbers are pinned, nor of a single server', () => {
    expect(said({ ...ratedPlan, pinned: ['activeServers', 'dags'] }, 4)).toBe('')
    const alone: Plan = { ...ratedPlan, availability: 'none', activeServers: 1 }
    const tiers: Plan['tiers'] = [{ ...alone.tiers[0], mailboxes: 100 }]
    expect(said({ ...alone, tiers }, 1)).toBe('')
  })

  it('are those of the paper for its example: four copies on as many servers', () => {
    expect(said(defaultPlan, 4)).toMatch(/^No fewer servers hold\. With 3 servers: Database copies/)
  })
})
