import { describe, expect, it } from 'vitest'
import { defaultPlan, type RequirementCode, withVersion } from '../../../src/engine/index.ts'
import { wideWords } from '../../../src/features/suggestions/wider-words.ts'

const said = (...lacking: RequirementCode[]) => wideWords.servers.insteadOf(new Set(lacking))

describe('what is left to do where no other servers fit', () => {
  it('addresses what the nearest design lacks', () => {
    expect(said('processors')).toMatch(/^Use faster processors/)
    expect(said('failures')).toBe('Add copies, or ask for a smaller failure to survive.')
    expect(said('space')).toBe('Lower what users have: the messages, the quota, or the mailboxes.')
    expect(said('failures', 'space')).toMatch(/^Add copies.*Lower what users have/)
  })
})

it('copies are spread evenly among other servers of a DAG alone', () => {
  const { searched } = wideWords.arrays
  expect(searched(defaultPlan)).toBe('designs with other servers and copies spread evenly')
  expect(searched(withVersion(defaultPlan, '2007'))).toBe('designs with other servers')
})
