import type { ReactNode } from 'react'
import { PageLink } from '../app/frame/page-link.tsx'
import { asksForServers } from '../app/pages.ts'
import { useProject } from '../app/store/use-project.ts'
import { fieldOf, isOfPlan, isVirtual } from '../engine/index.ts'
import { PlanField } from '../features/fields/plan-field.tsx'
import { SurviveField } from '../features/fields/survive-field.tsx'
import { ProcessorField, ServerKindField } from '../features/processors/processor-field.tsx'
import { useFormat } from '../ui/format-context.tsx'
import './need.css'

/** What a design must do and is built of, as two sentences with fields in them. */
export function Need() {
  const isOfServers = useProject(({ plan }) => asksForServers(plan))
  return (
    <form
      className="need stack gap-3 close-fields unexplained"
      aria-label="What is needed"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="sentence row gap-2 centered">
        <Users isOfServers={isOfServers} />
        <Words>on</Words>
        <NeedField of="exchange" />
        <Words>and mail goes on after</Words>
        <SurviveField />
      </div>
      <div className="sentence row gap-2 centered">{isOfServers ? <Servers /> : <Arrays />}</div>
      <p className="row gap-3 down-2">
        <PageLink page="users" className="to-users">
          Several kinds of users
        </PageLink>
        <PageLink page="existing-arrays">I own hardware already</PageLink>
        <PageLink page="all">All answers</PageLink>
      </p>
    </form>
  )
}

/** Mailboxes and their use; several tiers are changed on their own page, which a link leads to. */
function Users({ isOfServers }: { readonly isOfServers: boolean }) {
  const tiers = useProject(({ plan }) => plan.tiers)
  const format = useFormat()
  if (tiers.length > 1)
    return (
      <span>
        <PageLink page="users">
          {format.value(
            tiers.reduce((sum, { mailboxes }) => sum + mailboxes, 0),
            'mailboxes',
          )}{' '}
          in {format.number(tiers.length)} tiers
        </PageLink>
      </span>
    )
  return (
    <>
      <NeedField of="mailboxes" />
      <Words>of</Words>
      <NeedField of="quota" />
      {!isOfServers && (
        <>
          <Words>growing by</Words>
          <NeedField of="growth" />
        </>
      )}
      <Words>with</Words>
      <NeedField of="messages" />
    </>
  )
}

function Servers() {
  const isGuest = useProject(({ plan }) => isVirtual(plan))
  return (
    <>
      <ServerKindField />
      <Words>with</Words>
      {isGuest ? (
        <NeedField of="virtualCores" />
      ) : (
        <>
          <ProcessorField isInSentence />
          <Words>and</Words>
          <NeedField of="bays" />
          <Words>for</Words>
          <NeedField of="databaseDriveKind" />
          <Words>drives of</Words>
          <NeedField of="databaseDrive" />
        </>
      )}
    </>
  )
}

function Arrays() {
  return (
    <>
      <NeedField of="copies" />
      <Words>of each database on</Words>
      <NeedField of="servers" />
      <Words>with</Words>
      <NeedField of="storage" />
      <Words>in</Words>
      <NeedField of="raid" />
    </>
  )
}

/** Words between the fields of a sentence; hidden on a phone, where fields have labels. */
function Words({ children }: { readonly children: ReactNode }) {
  return (
    <span className="words" aria-hidden="true">
      {children}
    </span>
  )
}

function NeedField({ of }: { readonly of: string }) {
  const field = fieldOf(of)
  const isAsked = useProject(({ plan }) => isOfPlan(field, plan))
  return isAsked && <PlanField field={field} isInSentence />
}
