import { describe, expect, it } from 'vitest'
import {
  defaultPlan,
  type FoundServers,
  type RequirementCode,
  withVersion,
} from '../../../src/engine/index.ts'
import { wideWords, wordsOfFound } from '../../../src/features/suggestions/wider-words.ts'
import { formatOf } from '../../../src/ui/format.ts'

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

it('says of servers how busy their processors are', () => {
  const plan = withVersion(defaultPlan, 'SE')
  const found: FoundServers = {
    ...{ kind: 'servers', id: 'jbod', storage: 'raid', arrays: 0, verdict: 'fits' },
    ...{ sites: 1, activeServers: 2, dags: 1, copies: 2, secondSiteCopies: 0, laggedCopies: 0 },
    ...{ secondSiteLagged: 0, databases: null, databaseDrive: 4000, jbod: false },
    ...{ servers: 2, drives: 18, processors: 0.341, used: 0.9, cost: null, watts: null },
  }
  const { figures } = wordsOfFound(plan, found, formatOf('en-US'))
  expect(figures.replaceAll(/\s/g, ' ')).toBe(
    '2 servers and 18 drives in all, processors 34 % busy',
  )
})
