import { useContext } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { pages } from '../../app/pages.ts'
import type { PlanSection, SectionProps } from '../../app/plan-section.tsx'
import { listedWords } from '../../app/words/listed-words.ts'
import { fieldOf, type Plan, type Sizing } from '../../engine/index.ts'
import { methodOf } from '../../engine/methods/index.ts'
import { NamingTable } from '../../features/deploy/naming-table.tsx'
import { countedWords } from '../../features/deploy/resulting-names.tsx'
import { IsForPaper } from '../../ui/chart-frame.tsx'
import { Fold } from '../../ui/fold.tsx'

/** Deployment files: the names they contain, and what is still missing. */
export const filesSection: PlanSection = {
  id: 'files',
  title: 'Files',
  only: 'screen',
  shows: (plan, sizing) => namingOf(plan, sizing) !== null,
  takeaway: (plan, sizing, format) => {
    const naming = namingOf(plan, sizing)
    if (!naming) return null
    const needed = naming.needed.map((key) => fieldOf(key).label)
    const missing =
      needed.length > 0
        ? `still missing: ${listedWords(needed, format)}`
        : 'nothing is missing that they cannot be run without'
    return `Tables and scripts deploy ${listedWords(countedWords(naming.counts, format), format)}; ${missing}.`
  },
  Section: Files,
}

function namingOf(plan: Plan, sizing: Sizing) {
  return methodOf(plan).deploying?.naming(plan, sizing) ?? null
}

function Files({ plan, sizing }: SectionProps) {
  const naming = namingOf(plan, sizing)
  const isPaper = useContext(IsForPaper)
  if (!naming) return null
  return (
    <>
      {!isPaper && (
        <p>
          <PageLink page="deploy">{pages.deploy.title}</PageLink>
        </p>
      )}
      <Fold title="Names and places in them">
        <NamingTable plan={plan} naming={naming} />
      </Fold>
    </>
  )
}
