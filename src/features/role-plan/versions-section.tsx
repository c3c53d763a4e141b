import { sectionOf } from '../../app/plan-section.tsx'
import { acrossVersions, hasParts, shortVersionName } from '../../engine/index.ts'
import { VersionChanges } from './version-changes.tsx'

/** What a change of version changes of the plan. */
export const versionsSection = sectionOf(hasParts, {
  id: 'versions',
  title: 'The same plan in other versions',
  only: 'screen',
  takeaway: (plan) => {
    const { versions, results } = acrossVersions(plan)
    const at = versions.indexOf(plan.exchange)
    const others = versions.filter((_version, other) =>
      results.some(({ figures }) => figures[other]?.value !== figures[at]?.value),
    )
    const name = shortVersionName(plan.exchange)
    if (others.length === 0) return `Every version comes to the same figures as ${name}.`
    const names = others
      .map((exchange) => shortVersionName(exchange))
      .join(', ')
      .replace(/, ([^,]*)$/, ' and $1')
    return `${names} would give other figures. Every answer stays as it is.`
  },
  Section: ({ plan }) => <VersionChanges across={acrossVersions(plan)} current={plan.exchange} />,
})
