import { useContext } from 'react'
import {
  type Dags,
  type MailOutage,
  type OutageStep,
  placeWords,
  publicFigures,
} from '../../engine/index.ts'
import { Cited } from '../../ui/cited.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { sourceWords } from '../../ui/source-note.tsx'
import { Figure } from '../../ui/working.tsx'
import { outageScope, outageWords, stepWords } from './outage-words.ts'
import './failing.css'

type OutageLineProps = {
  readonly outage: MailOutage
  /** What brings it about, of one that is told beforehand: `When site 1 is down`. */
  readonly when?: string
}

/** That nothing of a DAG is active, in one line. */
export function OutageLine({ outage, when }: OutageLineProps) {
  const format = useFormat()
  return (
    <strong className="outage-line">
      <span aria-hidden="true">✗ </span>
      {when && `${when}, `}
      {outageWords(outage, format)}.
    </strong>
  )
}

type OutageNoticeProps = OutageLineProps & {
  readonly dags: Dags
  /** What brings it about, of one that is tried: `Site 1 is down.` */
  readonly loss?: string
}

/** An outage in full: whom it hits, what happens by itself, and what a person must do. */
export function OutageNotice({ dags, loss, ...line }: OutageNoticeProps) {
  const format = useFormat()
  const { outage } = line
  return (
    <section className="outage" aria-label="Outage">
      <p>
        <OutageLine {...line} /> {loss} {outageScope(outage, dags, format)}
      </p>
      <div className="outage-steps">
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
  /** What is said of all of them. */
  readonly children?: string
}

function Steps({ title, steps, outage, children }: StepsProps) {
  const format = useFormat()
  return (
    <div>
      <p className="what">{title}</p>
      <ul>
        {steps.map((step) => (
          <li key={step.code}>
            {stepWords(step.code, outage, format)}
            <Takes {...step} /> <Places {...step} />
          </li>
        ))}
      </ul>
      {children && <p>{children}</p>}
    </div>
  )
}

/** About how long something takes by itself, as far as documents say so. */
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
  const citations = useContext(Cited)
  const all = [...new Set([source, ...takes.flatMap(({ time }) => publicFigures(time))])]
  return (
    <cite className="source" title={all.map(sourceWords).join(' ')}>
      {all.map((one) => placeWords(one, citations)).join('; ')}
    </cite>
  )
}
