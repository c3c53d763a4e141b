import { useMemo, useState } from 'react'
import { compareGenerations, versionChanges } from '../../engine/index.ts'
import { controlId, focusControl } from '../../ui/control.ts'
import { ErratumNote } from '../../ui/erratum-note.tsx'
import { FieldInput } from '../../ui/field.tsx'
import {
  type GenerationAnswers,
  printedGenerations,
  type Question,
  questionsOf,
  type SideName,
  sideNames,
  sideOf,
} from './generation-answers.ts'
import { GenerationTable } from './generation-table.tsx'

const questions = { older: questionsOf('older'), newer: questionsOf('newer') } as const
const [{ field: firstField }] = questions.older
const titles = { older: 'Older server', newer: 'Newer server' } as const
const helpId = ({ id }: Question) => `generation-${id}-help`

/** Text that is no answer yet, by the key of its field. */
type Drafts = Readonly<Record<string, string>>

/** The answers entered. They belong to no plan and live as long as the page. */
type Entered = { readonly answers: GenerationAnswers; readonly drafts: Drafts }

const printed: Entered = { answers: printedGenerations, drafts: {} }

/** PowerEdge’s comparison of two generations, repeated with a person’s own numbers. */
export function GenerationComparison() {
  const [entered, setEntered] = useState(printed)
  const { answers, drafts } = entered
  const older = useMemo(() => sideOf('older', answers.older), [answers.older])
  const newer = useMemo(() => sideOf('newer', answers.newer), [answers.newer])
  const compared = useMemo(() => compareGenerations(older, newer), [older, newer])
  const backToPrinted = () => {
    setEntered(printed)
    // The button goes, and must not take the focus with it.
    focusControl(controlId(firstField, 0))
  }
  return (
    <section aria-labelledby="generations-title" className="beside">
      <h3 id="generations-title">The two generations with your own numbers</h3>
      <p>
        PowerEdge compares an R510 with Exchange 2007 to an R720xd with Exchange 2010. The same for
        any two servers: the IOPS that each was measured to achieve, divided by what a mailbox asks
        for with its headroom.
      </p>
      <p className="hint">Your own numbers, for this page only: the plan does not hold them.</p>
      <div className="tier-help">
        {questions.newer.map((question) => (
          <p key={question.id}>
            <strong>{question.field.label}</strong>{' '}
            <span id={helpId(question)}>{question.field.help}</span>
          </p>
        ))}
      </div>
      <div className="generations">
        {sideNames.map((name) => (
          <Side key={name} name={name} entered={entered} onEnter={setEntered} />
        ))}
      </div>
      {entered !== printed && (
        <button type="button" onClick={backToPrinted}>
          Back to the numbers of PowerEdge
        </button>
      )}
      {Object.keys(drafts).length > 0 && (
        <p className="stale">Not updated: these are the last results that could be computed.</p>
      )}
      <GenerationTable sides={{ older, newer }} compared={compared} />
      {sideNames.every((name, at) => answers[name].exchange === versionChanges.between[at]) && (
        <ErratumNote id="E51" />
      )}
    </section>
  )
}

type SideProps = {
  readonly name: SideName
  readonly entered: Entered
  readonly onEnter: (change: (now: Entered) => Entered) => void
}

/** The questions about one side. */
function Side({ name, entered: { answers, drafts }, onEnter }: SideProps) {
  const side = answers[name]
  return (
    <fieldset className="tier">
      <legend>{titles[name]}</legend>
      <div className="tier-fields">
        {questions[name].map((question) => {
          const { field, read, write, unused } = question
          return (
            <FieldInput
              key={field.key}
              field={field}
              value={read(side)}
              defaultValue={read(printedGenerations[name])}
              unused={unused?.(side) ?? null}
              sharedHelp={helpId(question)}
              draft={drafts[field.key] ?? null}
              onAnswer={(answer) =>
                onEnter((now) => {
                  const { [field.key]: _settled, ...others } = now.drafts
                  return {
                    answers: { ...now.answers, [name]: write(now.answers[name], answer) },
                    drafts: others,
                  }
                })
              }
              onDraft={(text) =>
                onEnter((now) => ({ ...now, drafts: { ...now.drafts, [field.key]: text } }))
              }
            />
          )
        })}
      </div>
    </fieldset>
  )
}
