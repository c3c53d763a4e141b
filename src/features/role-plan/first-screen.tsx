import type { ReactNode } from 'react'
import type { Plan, SizedByRoles } from '../../engine/index.ts'
import { ServerCases } from './cases-section.tsx'
import { SitesAndLink } from './sites-and-link.tsx'
import './first-screen.css'

type FirstScreenProps = {
  readonly plan: Plan
  readonly sizing: SizedByRoles
  /** What is open of the advice, beside them. */
  readonly risks: ReactNode
}

/** What one must see of a plan first: the server in each case, the loss of a site, open risks. */
export function RoleFirstScreen({ plan, sizing, risks }: FirstScreenProps) {
  return (
    <div className="first-screen">
      <section aria-labelledby="cases-title">
        <h2 id="cases-title">The server in each case</h2>
        <ServerCases sizing={sizing} />
        <SitesAndLink plan={plan} sizing={sizing} />
      </section>
      {risks}
    </div>
  )
}
