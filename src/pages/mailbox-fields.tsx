import { PageLink } from '../app/frame/page-link.tsx'
import { useProject } from '../app/store/use-project.ts'
import { useFormat } from '../ui/format-context.tsx'
import { SentenceField, SentenceWords } from './sentence-field.tsx'

/** Mailboxes and their use; several tiers are changed on their own page, which a link leads to. */
export function MailboxFields({ isOfServers }: { readonly isOfServers: boolean }) {
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
      <SentenceWords>of</SentenceWords>
      <SentenceField of="quota" />
      {!isOfServers && (
        <>
          <SentenceWords>growing by</SentenceWords>
          <SentenceField of="growth" />
        </>
      )}
      <SentenceWords>with</SentenceWords>
      <SentenceField of="messages" />
    </>
  )
}
