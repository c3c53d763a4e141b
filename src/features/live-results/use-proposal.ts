import { useEffect, useState } from 'react'
import type { Results } from '../../app/store/results.ts'
import { considersTested, type Plan } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { usePending } from '../../ui/whole.tsx'
import { arrayProposal, type ProposalWords } from './proposal.ts'

/** What is proposed; null where nothing fits, `looking` while the tested blocks are still fetched. */
export type ProposalSoFar = ProposalWords | null | 'looking'

type Shown = { readonly plan: Plan; readonly results: Results }
type Blocks = typeof import('./block-proposal.ts')

let fetched: Blocks | null = null

/** What is proposed for each of some plans. The tested blocks are fetched when one needs them. */
export function useProposals(shown: readonly Shown[], format: Format): readonly ProposalSoFar[] {
  const [blocks, setBlocks] = useState(fetched)
  const needed = shown.some(needsBlocks)
  useEffect(() => {
    if (!needed || blocks) return
    const fetchBlocks = async () => {
      fetched = await import('./block-proposal.ts')
      setBlocks(fetched)
    }
    // What cannot be fetched now is told by the plan itself when it is opened.
    fetchBlocks().catch(() => undefined)
  }, [needed, blocks])
  usePending(needed && !blocks)
  return shown.map((one) => {
    if (one.results.proposed) return arrayProposal(one.results.proposed, format)
    if (!needsBlocks(one)) return null
    return blocks ? blocks.blockProposal(one.plan, one.results, format) : 'looking'
  })
}

function needsBlocks({ plan, results }: Shown): boolean {
  return !results.proposed && considersTested(plan)
}
