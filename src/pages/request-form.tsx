import { PageLink } from '../app/frame/page-link.tsx'
import { asksForServers } from '../app/routes/pages.ts'
import { useProject } from '../app/store/use-project.ts'
import { isVirtual } from '../engine/index.ts'
import { SurviveField } from '../features/fields/survive-field.tsx'
import { ProcessorField, ServerKindField } from '../features/processors/processor-field.tsx'
import { MailboxFields } from './mailbox-fields.tsx'
import { SentenceField, SentenceWords } from './sentence-field.tsx'
import './request-form.css'

/** What a design must do and is built of, as two sentences with fields in them. */
export function RequestForm() {
  const isOfServers = useProject(({ plan }) => asksForServers(plan))
  return (
    <form
      className="need stack gap-3 close-fields unexplained"
      aria-label="What is needed"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="sentence row gap-2 centered">
        <MailboxFields isOfServers={isOfServers} />
        <SentenceWords>on</SentenceWords>
        <SentenceField of="exchange" />
        <SentenceWords>and mail goes on after</SentenceWords>
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

function Servers() {
  const isGuest = useProject(({ plan }) => isVirtual(plan))
  return (
    <>
      <ServerKindField />
      <SentenceWords>with</SentenceWords>
      {isGuest ? (
        <SentenceField of="virtualCores" />
      ) : (
        <>
          <ProcessorField isInSentence />
          <SentenceWords>and</SentenceWords>
          <SentenceField of="bays" />
          <SentenceWords>for</SentenceWords>
          <SentenceField of="databaseDriveKind" />
          <SentenceWords>drives of</SentenceWords>
          <SentenceField of="databaseDrive" />
        </>
      )}
    </>
  )
}

function Arrays() {
  return (
    <>
      <SentenceField of="copies" />
      <SentenceWords>of each database on</SentenceWords>
      <SentenceField of="servers" />
      <SentenceWords>with</SentenceWords>
      <SentenceField of="storage" />
      <SentenceWords>in</SentenceWords>
      <SentenceField of="raid" />
    </>
  )
}
