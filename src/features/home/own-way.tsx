import { useState } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { lastChanged } from '../../app/store/saved.ts'
import { useProject } from '../../app/store/use-project.ts'
import { cutName } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'

/** The way on with the plan that this browser keeps, and when it was last changed. */
export function OwnWay() {
  const format = useFormat()
  const name = useProject(({ plan }) => plan.name.trim())
  const mailboxes = useProject(({ plan }) =>
    plan.tiers.reduce((sum, tier) => sum + tier.mailboxes, 0),
  )
  const [changed] = useState(lastChanged)
  const called =
    name === '' ? `your plan of ${format.value(mailboxes, 'mailboxes')}` : cutName(name)
  return (
    <>
      <PageLink page="plan" className="way first">
        Go on with {called}
      </PageLink>
      {changed !== null && <span className="changed">changed {format.date(changed)}</span>}
    </>
  )
}
