import { useState } from 'react'
import type { Plan } from '../../engine/index.ts'
import { addressOf } from '../store/address.ts'
import { project } from '../store/project.ts'
import { useProject } from '../store/use-project.ts'
import { OpenPlan, SavePlan } from './plan-file.tsx'

type Shared = { readonly plan: Plan; readonly link: string; readonly copied: boolean }

/** Ways to keep the plan and to give it away: a link that carries all of it, and a file. */
export function Share() {
  const [shared, setShared] = useState<Shared | null>(null)
  const plan = useProject((now) => now.plan)
  const share = async () => {
    const link = `${location.href.split('#', 1)[0] ?? ''}${addressOf('plan')}`
    const of = { plan: project.getState().plan, link }
    setShared({ ...of, copied: false })
    try {
      await navigator.clipboard.writeText(link)
      setShared({ ...of, copied: true })
    } catch {
      // The clipboard is forbidden here (no permission, or opened from disk): the field is copied by hand.
    }
  }
  return (
    <>
      <button type="button" onClick={share}>
        Copy link
      </button>
      <SavePlan />
      <OpenPlan />
      {shared?.plan === plan && (
        <p className="share" role="status">
          <label htmlFor="share-link">
            {shared.copied ? 'Copied. The link carries the whole plan.' : 'Copy this link:'}
          </label>
          <input
            id="share-link"
            type="text"
            readOnly
            value={shared.link}
            onFocus={(event) => event.target.select()}
          />
        </p>
      )}
    </>
  )
}
