import { PageLink } from '../../app/frame/page-link.tsx'
import { pages } from '../../app/pages.ts'
import { kindOf, type Plan } from '../../engine/index.ts'

/** The words for a plan without a DAG. */
export function NoDag({ plan }: { readonly plan: Plan }) {
  return (
    <p>
      {kindOf(plan) === 'ccr'
        ? 'This plan has no DAG: the second copy of every database is on the other server of its cluster.'
        : 'This plan has no DAG, so every database has its only copy on one server.'}{' '}
      A DAG needs Exchange 2010 or later and at least two servers: see{' '}
      <PageLink page="users">{pages.users.title}</PageLink> and{' '}
      <PageLink page="availability">{pages.availability.title}</PageLink>.
    </p>
  )
}
