import type { ReactNode } from 'react'
import { PageLink } from '../app/frame/page-link.tsx'
import { doesPlanAskForServers } from '../app/routes/pages.ts'
import { useProject } from '../app/store/use-project.ts'
import { fieldOf, isFieldOfPlan, isVirtual } from '../engine/index.ts'
import { PlanField } from '../features/fields/plan-field.tsx'
import { SurviveField } from '../features/fields/survive-field.tsx'
import { ProcessorField, ServerKindField } from '../features/processors/processor-field.tsx'
import { answerWords } from '../ui/field-words.ts'
import { useFormat } from '../ui/format-context.tsx'
import { useMedia } from '../ui/use-media.ts'
import './request-form.css'

/** Windows in which the fields of a sentence stand below each other; on paper none is folded. */
export const phoneWidth = 'screen and (width < 48rem)'

/** What a design must do and is built of, as two sentences with fields in them. */
export function DesignRequestForm() {
  const isOfServers = useProject(({ plan }) => doesPlanAskForServers(plan))
  const isPhone = useMedia(phoneWidth)
  const builtOf = (
    <div className="sentence row gap-2 centered">{isOfServers ? <Servers /> : <Arrays />}</div>
  )
  const links = (
    <p className="links row gap-3 flush">
      {isPhone && <PageLink page="users">Several kinds of users</PageLink>}
      <PageLink page="existing-arrays">I own hardware already</PageLink>
      <PageLink page="all">All answers</PageLink>
    </p>
  )
  return (
    <form
      className="need stack gap-3 close-fields unexplained"
      aria-label="What is needed"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="sentence row gap-2 centered">
        <MailboxFields isOfServers={isOfServers} />
        <Phrase>
          <SentenceWords>on</SentenceWords>
          <SentenceField of="exchange" />
        </Phrase>
        <Phrase>
          <SentenceWords>and mail goes on after</SentenceWords>
          <SurviveField />
        </Phrase>
        {!isPhone && links}
      </div>
      {isPhone ? <BuiltOfFold>{builtOf}</BuiltOfFold> : builtOf}
      {isPhone && links}
    </form>
  )
}

/** Folds what a design is built of; its line names the answers that say most of it. */
function BuiltOfFold({ children }: { readonly children: ReactNode }) {
  const plan = useProject((now) => now.plan)
  const format = useFormat()
  const keys = doesPlanAskForServers(plan)
    ? ['processor', 'databaseDriveKind']
    : ['servers', 'raid']
  const said = keys
    .map(fieldOf)
    .filter((field) => isFieldOfPlan(field, plan) && (field.read(plan, 0) ?? '') !== '')
    .map((field) => answerWords(field, field.read(plan, 0), format))
  const built = isVirtual(plan) ? 'virtual machines' : said.join(', ')
  // Not a `Fold`, whose module comes with what sizes plans; and on paper nothing is folded here.
  return (
    <details className="fold">
      <summary>What it is built of: {built}</summary>
      {children}
    </details>
  )
}

/** Mailboxes and their use; several tiers are changed on their own page, which a link leads to. */
function MailboxFields({ isOfServers }: { readonly isOfServers: boolean }) {
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
      <SentenceField of="mailboxes" />
      <Phrase>
        <SentenceWords>of</SentenceWords>
        <SentenceField of="quota" />
      </Phrase>
      {!isOfServers && (
        <Phrase>
          <SentenceWords>growing by</SentenceWords>
          <SentenceField of="growth" />
        </Phrase>
      )}
      <Phrase>
        <SentenceWords>with</SentenceWords>
        <SentenceField of="messages" />
      </Phrase>
    </>
  )
}

function Servers() {
  const hasVirtualServers = useProject(({ plan }) => isVirtual(plan))
  const isOnHost = useProject(({ plan }) => plan.processorBy === 'virtual machine')
  return (
    <>
      <ServerKindField />
      <SentenceWords>with</SentenceWords>
      {hasVirtualServers ? (
        isOnHost ? (
          <SentenceField of="virtualCores" />
        ) : (
          <ProcessorField isInSentence />
        )
      ) : (
        <>
          <ProcessorField isInSentence />
          <Phrase>
            <SentenceWords>and</SentenceWords>
            <SentenceField of="bays" />
          </Phrase>
          <Phrase>
            <SentenceWords>for</SentenceWords>
            <SentenceField of="databaseDriveKind" />
            <SentenceWords>drives of</SentenceWords>
            <SentenceField of="databaseDrive" />
          </Phrase>
        </>
      )}
    </>
  )
}

function Arrays() {
  const hasCopies = useIsCounted('copies')
  const hasRaid = useIsCounted('raid')
  return (
    <>
      {hasCopies && <SentenceField of="copies" />}
      <Phrase>
        {hasCopies && <SentenceWords>of each database on</SentenceWords>}
        <SentenceField of="servers" />
      </Phrase>
      <Phrase>
        <SentenceWords>with</SentenceWords>
        <SentenceField of="storage" />
      </Phrase>
      {hasRaid && (
        <Phrase>
          <SentenceWords>in</SentenceWords>
          <SentenceField of="raid" />
        </Phrase>
      )}
    </>
  )
}

/** Fields that stay on one line with the words before them, so that no field begins a line alone. */
function Phrase({ children }: { readonly children: ReactNode }) {
  return useMedia(phoneWidth) ? children : <span className="row gap-2 centered">{children}</span>
}

/** Words between the fields of a sentence; hidden on a phone, where fields have labels. */
function SentenceWords({ children }: { readonly children: ReactNode }) {
  return (
    <span className="on-wide-only" aria-hidden="true">
      {children}
    </span>
  )
}

/** True if an answer counts in the plan; sentences leave out those that do not. */
function useIsCounted(key: string): boolean {
  return useProject(({ plan }) => !fieldOf(key).unused?.(plan, 0))
}

function SentenceField({ of }: { readonly of: string }) {
  const field = fieldOf(of)
  const isAsked = useProject(({ plan }) => isFieldOfPlan(field, plan))
  return isAsked && <PlanField field={field} isInSentence />
}
