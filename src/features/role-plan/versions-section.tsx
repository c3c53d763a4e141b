import { sectionOf } from '../../app/plan-section.tsx'
import { useProject } from '../../app/store/use-project.ts'
import { addChanged, roomForVariants } from '../../app/store/variants.ts'
import { limits, type Plan, roleVersions, shortVersionName } from '../../engine/index.ts'
import { hasParts } from '../../engine/methods/roles/index.ts'
import { useFormat } from '../../ui/format-context.tsx'

export const versionsSection = sectionOf(hasParts, {
  id: 'versions',
  title: 'The same plan in other versions',
  only: 'screen',
  takeaway: () => 'Added as variants, with every answer as it is; Compare shows what differs.',
  Section: ({ plan }) => <VersionVariants plan={plan} />,
})

function VersionVariants({ plan }: { plan: Plan }) {
  const format = useFormat()
  const acts = useProject((now) => now.plan === plan)
  const room = useProject(roomForVariants)
  const others = roleVersions.filter((exchange) => exchange !== plan.exchange)
  return (
    <div className="buttons">
      {others.map((exchange) => {
        const name = shortVersionName(exchange)
        return (
          <button
            key={exchange}
            type="button"
            disabled={!acts || room === 0}
            onClick={() => addChanged({ ...plan, exchange }, name)}
          >
            Add as a variant in {name}
          </button>
        )
      })}
      {room === 0 && (
        <p className="hint">
          The project has {format.number(limits.variants)} variants, the most it can have. Remove
          one to make another.
        </p>
      )}
    </div>
  )
}
