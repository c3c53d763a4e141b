import { useContext } from 'react'
import type { Dags } from '../../engine/failures/index.ts'
import { labelInSentence, publicFiguresBehind, sourcePlaceWords } from '../../engine/index.ts'
import type { MailOutage, OutageStep, OutageStepCode } from '../../engine/methods/index.ts'
import { CitationsContext } from '../../ui/citations-context.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { sourceWords } from '../../ui/source-note.tsx'
import { Figure } from '../../ui/working.tsx'
import { listedWords } from '../words/listed-words.ts'
import './failing.css'

type OutageLineProps = {
  readonly outage: MailOutage
  /** Cause of a possible outage: `When site 1 is down`. */
  readonly when?: string
  /** False for a loss that the plan need not survive, which is no error and not shown in red. */
  readonly isAsked?: boolean
}

/** One line that says that no database of a DAG is active. */
export function MailOutageLine({ outage, when = '', isAsked = true }: OutageLineProps) {
  const format = useFormat()
  const what = `${outageWords(outage, format)}.`
  if (!isAsked)
    return (
      <span className="outage-line">
        Not asked for: {when && `${labelInSentence(when)}, `}
        {what}
      </span>
    )
  return (
    <strong className="outage-line bad">
      <span aria-hidden="true">✗ </span>
      {when && `${when}, `}
      {what}
    </strong>
  )
}

type OutageNoticeProps = OutageLineProps & {
  readonly dags: Dags
  /** Cause of the simulated outage: `Site 1 is down.` */
  readonly loss?: string
}

/** An outage in full: who is affected, what is automatic, what an administrator must do. */
export function OutageNotice({ dags, loss, ...line }: OutageNoticeProps) {
  const format = useFormat()
  const { outage, isAsked = true } = line
  return (
    <section className={`outage whole-on-paper${isAsked ? '' : ' unasked'}`} aria-label="Outage">
      <p>
        <MailOutageLine {...line} /> {loss} {affectedMailboxesWords(outage, dags, format)}
      </p>
      <div className="grid coarse above-2">
        <Steps title="By itself" steps={outage.byItself} outage={outage} />
        <Steps title="A person must" steps={outage.byPerson} outage={outage}>
          How long that takes is not known: no document says.
        </Steps>
      </div>
    </section>
  )
}

type StepsProps = {
  readonly title: string
  readonly steps: readonly OutageStep[]
  readonly outage: MailOutage
  /** Sentence below all steps. */
  readonly children?: string
}

function Steps({ title, steps, outage, children }: StepsProps) {
  const format = useFormat()
  return (
    <div>
      <p className="what strong">{title}</p>
      <ul>
        {steps.map((step) => (
          <li key={step.code}>
            {outageTimelineStepWords(step.code, outage, format)}
            <Takes {...step} /> <Places {...step} />
          </li>
        ))}
      </ul>
      {children && <p>{children}</p>}
    </div>
  )
}

/** Approximate duration of an automatic step, if a document states it. */
function Takes({ code, takes }: OutageStep) {
  if (takes.length === 0) return code === 'dismounted' ? '; how soon is not known.' : null
  return (
    <>
      , after about{' '}
      {takes.map(({ on, time }, at) => (
        <span key={on}>
          {at > 0 && ', '}
          <Figure worked={time} /> ({on})
        </span>
      ))}
      .
    </>
  )
}

function Places({ source, takes }: OutageStep) {
  const citations = useContext(CitationsContext)
  const all = [...new Set([source, ...takes.flatMap(({ time }) => publicFiguresBehind(time))])]
  return (
    <cite className="source" title={all.map(sourceWords).join(' ')}>
      {all.map((one) => sourcePlaceWords(one, citations)).join('; ')}
    </cite>
  )
}

/** Who is affected and until when: `900 people are without mail until an administrator acts`. */
export function outageWords(outage: MailOutage, format: Format): string {
  const { mailboxes, lost, databases, withoutCopy } = outage
  const { number } = format.quantity(mailboxes)
  const who = `${number} ${number === '1' ? 'person is' : 'people are'} without mail until`
  const back = lost.site === null ? 'lost servers are back' : 'the site is back'
  if (withoutCopy === databases) return `${who} ${back}`
  const rest =
    withoutCopy === 0 ? '' : `, and ${format.value(withoutCopy, 'databases')} until ${back}`
  return `${who} an administrator acts${rest}`
}

/** Who is affected: `Affected: 10,000 mailboxes, of all tiers; each is counted as one person.` */
export function affectedMailboxesWords(outage: MailOutage, { dags }: Dags, format: Format): string {
  const names = outage.dags.map((number) => dags[number - 1]?.name ?? '')
  const whose = outage.isTotal ? 'of all tiers' : `of all tiers in ${listedWords(names, format, 3)}`
  return `Affected: ${format.text(outage.mailboxes)}, ${whose}; each is counted as one person.`
}

export function outageTimelineStepWords(
  code: OutageStepCode,
  outage: MailOutage,
  format: Format,
): string {
  const { lost, quorum } = outage
  const { number } = format
  const failed = lost.site === null ? 'failed servers' : `servers of site ${lost.site}`
  switch (code) {
    case 'noticed':
      return 'Lost servers are noticed by missed heartbeats'
    case 'dismounted':
      return `Quorum is lost, with ${number(quorum.cast)} of ${number(quorum.votes)} votes left and ${number(quorum.needed)} needed: the DAG dismounts every database and stays down`
    case 'kept down':
      return 'No database becomes active by itself where its copies are left.'
    case 'nothing runs':
      return 'Nothing: no copy is left that could become active.'
    case 'restore quorum':
      return `Bring back servers or the witness until ${number(quorum.needed)} of ${number(quorum.votes)} votes are there; or shrink the DAG to the servers left:`
    case 'switch over':
      return `In DAC mode, Stop-DatabaseAvailabilityGroup for the ${failed} (-ConfigurationOnly while they are off), stop the Cluster service on those left, then Restore-DatabaseAvailabilityGroup for their site.`
    case 'force quorum':
      return `Without DAC mode, net start clussvc /forcequorum on one server left, evict the ${failed}, adapt the witness, then move and mount the databases.`
    case 'move databases':
      return 'Clear the block of activation, or name a server for each database with Move-ActiveMailboxDatabase.'
    case 'mend the link':
      return 'Mend the link between the sites.'
    case 'bring servers back':
      return 'Bring servers with copies back, or rebuild them under their names; where their volumes are lost, too, restore from backup.'
    case 'lead clients over':
      return 'Lead clients to the site that is left in DNS; they follow once cached names expire.'
  }
}
