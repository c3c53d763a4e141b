import { PageLink } from '../../app/frame/page-link.tsx'
import { pages } from '../../app/pages.ts'
import type { SectionProps } from '../../app/plan-section.tsx'
import { availabilityOf, hasFeature } from '../../engine/index.ts'

export function NoDag({ plan, sizing }: SectionProps) {
  const users = <PageLink page="users">{pages.users.title}</PageLink>
  const availability = <PageLink page="availability">{pages.availability.title}</PageLink>
  const isOld = !hasFeature(plan, 'dag')
  return (
    <p>
      {availabilityOf(plan) === 'ccr'
        ? 'This plan has no DAG: the second copy of every database is on the other server of its cluster.'
        : 'This plan has no DAG, so every database has its only copy on one server.'}{' '}
      {isOld ? (
        <>A DAG needs Exchange 2010 or later: {users}.</>
      ) : sizing.databases.storages.value === 1 ? (
        <>A DAG needs a second server: {availability}.</>
      ) : (
        <>A DAG would keep copies on others: {availability}.</>
      )}
    </p>
  )
}
