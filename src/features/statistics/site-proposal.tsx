import { useProject } from '../../app/store/use-project.ts'
import { limits } from '../../engine/index.ts'
import type { SiteProfile } from '../../statistics/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { ProposedTable } from './proposed-table.tsx'
import { siteTiers } from './site-tiers.ts'
import { takeProposed } from './take-tiers.ts'

type SiteProposalProps = {
  readonly sites: readonly SiteProfile[]
  /** The names of the files, as the source of the answers. */
  readonly from: string
}

/** A tier for each site of a message profile, to be taken. */
export function SiteProposal({ sites, from }: SiteProposalProps) {
  const plan = useProject((now) => now.plan)
  const format = useFormat()
  const tiers = siteTiers(sites, plan)
  return (
    <section aria-labelledby="site-proposal-title">
      <h2 id="site-proposal-title">Tiers by site</h2>
      <p className="hint">
        A tier for each site, with the average of its mailboxes, rounded up.
        {sites.length > limits.tiers &&
          ` A plan has up to ${format.number(limits.tiers)} tiers: the smallest sites are one.`}{' '}
        The message profile has no sizes: quotas are those of the first tier of the plan.
      </p>
      <ProposedTable tiers={tiers} plan={plan} />
      <p>
        They replace the {plan.tiers.length === 1 ? 'tier' : 'tiers'} of the plan. This can be
        undone.
      </p>
      <div className="buttons">
        <button type="button" className="primary" onClick={() => takeProposed(plan, tiers, from)}>
          Use these tiers
        </button>
      </div>
    </section>
  )
}
