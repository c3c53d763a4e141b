import { describe, expect, it } from 'vitest'
import { everyLossProofWithLoads } from '../../../src/engine/methods/index.ts'
import { databasesDownCell, missingCapacityWords } from '../../../src/features/proof/loss-cells.ts'
import { busiestServerAndLossWords } from '../../../src/features/proof/proof-sentences.ts'
import { textOfCell } from '../../../src/ui/cell.tsx'
import { formatFor } from '../../../src/ui/format.ts'
import { serverPlan } from '../../engine/explore/server-plans.ts'
import { sizedAnyhow } from '../../engine/plans.ts'

describe('loss cells', () => {
  const format = formatFor('en-GB')

  it('tells the most databases that are down after a loss, whatever takes them, and where most are active', () => {
    const plan = serverPlan({}, { siteModel: 'AP', secondSiteCopies: 1 })
    const proof = everyLossProofWithLoads(plan, sizedAnyhow(plan)) ?? expect.unreachable()
    const said = (kind: string) => {
      const one = proof.cases.find((found) => found.kind === kind) ?? expect.unreachable()
      return [
        textOfCell(databasesDownCell(one, format), format),
        busiestServerAndLossWords(proof, one, format),
      ]
    }
    expect(said('one server')).toEqual(['none', 'MBX02, if MBX01 is down'])
    // Without a majority all are down: more than the 60 that lose their last copy.
    expect(said('site and one server')[0]).toBe('120, in\u00a02\u00a0of\u00a08\u00a0cases')
    expect(said('site')).toEqual([
      '120, in\u00a01\u00a0of\u00a02\u00a0cases',
      'MBX07, if site 1 is down',
    ])
  })

  it('marks what is beyond the design of a server, with what it lacks', () => {
    const plan = serverPlan({}, { sites: 1, copies: 3, activeServers: 3 })
    const proof = everyLossProofWithLoads(plan, sizedAnyhow(plan)) ?? expect.unreachable()
    const said = proof.cases.map((one) =>
      missingCapacityWords(one, format)?.replaceAll('\u00a0', ' '),
    )
    expect(said).toEqual([
      '✗ Beyond the design: processors 89 %, limit 80 %.',
      '✗ Beyond the design: processors 144 %, limit 80 %; memory 499 of 256 GiB.',
    ])
  })
})
