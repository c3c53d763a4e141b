import { describe, expect, it } from 'vitest'
import { problemWords } from '../../../src/app/words/words.ts'
import { defaultPlan, type Plan, size } from '../../../src/engine/index.ts'
import { formatOf } from '../../../src/ui/format.ts'

const format = formatOf('en-US')

/** What is wrong with a plan, each with the answer that it is said at. */
function said(plan: Plan): readonly (readonly [string, string])[] {
  const result = size(plan)
  const problems = result.ok ? result.sizing.broken : result.problems
  return problems.map((one) => [one.answer, problemWords(one, format).replaceAll(/\s/g, ' ')])
}

describe('what is wrong with a plan', () => {
  it.each<[string, Partial<Plan>, string, RegExp]>([
    [
      'more copies than servers',
      { copies: 5 },
      'copies',
      /^Database copies: 5 copies need as many servers in one DAG, and there are 4\. Lower the copies or add servers\.$/,
    ],
    [
      'losses that leave no copy',
      { worstCase: 'spread', lostServers: 4 },
      'lostServers',
      /^Servers lost at once: a database with 4 copies survives at most 3, and 4 are to be lost\. Lower the losses or add copies\.$/,
    ],
    [
      'a cluster of an odd number of servers',
      { exchange: '2007', availability: 'ccr', servers: 3 },
      'servers',
      /^Mailbox servers: a cluster is two servers, and 3 is an odd number\. Enter an even one\.$/,
    ],
    [
      'more databases than an edition mounts',
      { databases: 101 },
      'databases',
      /^101 databases on one server: Enterprise edition mounts at most 100\./,
    ],
  ])('%s', (_name, answers, key, words) => {
    expect(said({ ...defaultPlan, ...answers })).toContainEqual([key, expect.stringMatching(words)])
  })
})
