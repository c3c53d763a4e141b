import { useState } from 'react'
import { doesPlanAskForServers, pages } from '../../app/routes/pages.ts'
import { useProject } from '../../app/store/use-project.ts'
import {
  type Cite,
  documents,
  type Erratum,
  type ErratumId,
  erratumChangesFigures,
  erratumOfId,
  paperErratumIds,
  publicDocuments,
  workbookErratumIds,
} from '../../engine/index.ts'
import { FoldUnlessOnlyContent } from '../../ui/fold.tsx'
import { FoldAll, FoldLine } from '../../ui/fold-line.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'

type DocumentId = Cite['document']

const documentIds = Object.keys(documents) as DocumentId[]
/** Ids of the source documents; the workbook comes first, as most plans rest on it. */
const sources = documentIds.toSorted(
  (one, other) => Number(other === 'calculator') - Number(one === 'calculator'),
)
const all = [...workbookErratumIds, ...paperErratumIds]
const isNote = (id: ErratumId) => erratumOfId(id).kind === 'note'
const changes = (id: ErratumId) => erratumChangesFigures(erratumOfId(id))

export function ErrataPage() {
  const asked = useProject((now) => now.focus)
  const format = useFormat()
  const { number } = format
  const errors = all.filter((id) => !isNote(id))
  return (
    <article className="plan evidence errata">
      <h1 tabIndex={-1}>{pages.errata.title}</h1>
      <p className="lead">
        {number(errors.length)} errors and {number(all.length - errors.length)} notes on Microsoft’s
        workbook and the papers behind Spindle; {number(errors.filter(changes).length)} of the
        errors change a figure. Each line says the error, then its effect on your figures. Open a
        line for what is printed and what Spindle does.
      </p>
      {/* The key resets the filter, so that an erratum in the address is always shown. */}
      <Register key={asked} />
      <FoldLine
        id="documents"
        level={2}
        title="Documents"
        says="The full titles of the workbook, the papers and the other sources."
      >
        <Documents />
        <h3>Beyond the documents</h3>
        <p>Public figures, marked ‡, name these, or the workbook.</p>
        <PublicDocuments />
      </FoldLine>
    </article>
  )
}

/** Whole text of an erratum in lower case, for the search. */
function wordsOf(id: ErratumId): string {
  const { cite, error, printed, follows, decision, effect } = erratumOfId(id)
  const { short } = documents[cite.document]
  return [id, short, cite.place, error, printed, follows, decision, effect].join(' ').toLowerCase()
}

function Register() {
  const format = useFormat()
  const isNewer = useProject((now) => doesPlanAskForServers(now.plan))
  const [chosen, setChosen] = useState<DocumentId | null>(null)
  const [words, setWords] = useState('')
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean)
  const isAsked = (id: ErratumId) => {
    const text = asked.length > 0 ? wordsOf(id) : ''
    return asked.every((word) => text.includes(word))
  }
  const found = all.filter(
    (id) => (chosen === null || erratumOfId(id).cite.document === chosen) && isAsked(id),
  )
  const isNarrowed = chosen !== null || asked.length > 0
  const countWords = (ids: readonly ErratumId[]) => {
    const notes = ids.filter(isNote).length
    const errors = counted(ids.length - notes, 'error', format)
    return notes === 0 ? errors : `${errors} and ${counted(notes, 'note', format)}`
  }
  // At first only the errata of the plan's own main source are unfolded.
  const own = isNewer ? 'calculator' : 'equalLogic'
  return (
    <>
      <search className="row gap-3 across-5 centered above-4 below-4 on-screen-only">
        <p className="row gap-2 centered">
          <label htmlFor="errata-document">Document</label>
          <select
            id="errata-document"
            value={chosen ?? 'all'}
            onChange={({ target }) =>
              setChosen(documentIds.find((one) => one === target.value) ?? null)
            }
          >
            <option value="all">All documents</option>
            {sources.map((id) => (
              <option key={id} value={id}>
                {sourceName(id)}
              </option>
            ))}
          </select>
        </p>
        <p className="row gap-2 centered">
          <label htmlFor="errata-words">Search</label>
          <input
            type="text"
            inputMode="search"
            id="errata-words"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </p>
        <p role="status">
          {isNarrowed && `${countWords(found)}, of ${format.number(all.length)} in all`}
        </p>
      </search>
      <FoldAll of="records" />
      {sources.map((id) => (
        <SourceRecords
          key={id}
          id={id}
          ids={found.filter((one) => erratumOfId(one).cite.document === id)}
          isOpen={isNarrowed || id === own}
          isNarrowed={isNarrowed}
        />
      ))}
    </>
  )
}

const sourceName = (id: DocumentId) =>
  id === 'calculator' ? 'Microsoft’s workbook' : documents[id].short

type SourceRecordsProps = {
  readonly id: DocumentId
  readonly ids: readonly ErratumId[]
  readonly isOpen: boolean
  /** True if a document or words are searched for; then no errata are folded. */
  readonly isNarrowed: boolean
}

const counted = (of: number, word: string, format: Format) =>
  `${format.number(of)} ${word}${of === 1 ? '' : 's'}`

/** Errata of a document: first those that change figures; those without effect are folded. */
function SourceRecords({ id, ids, isOpen, isNarrowed }: SourceRecordsProps) {
  const format = useFormat()
  if (ids.length === 0) return null
  const errors = ids.filter((one) => !isNote(one))
  const changing = ids.filter(changes)
  const others = errors.filter((one) => !changes(one))
  const notes = ids.filter(isNote)
  const silent = notes.filter((one) => !changes(one))
  const count = (of: number, word: string) => counted(of, word, format)
  const none = `${format.number(others.length)} without effect on a figure`
  const says = [
    errors.length > 0 && count(errors.length, 'error'),
    others.length > 0 && none,
    notes.length > 0 && count(notes.length, 'note'),
  ]
  return (
    <FoldLine
      id={id}
      level={2}
      isOpen={isOpen}
      title={sourceName(id)}
      says={says.filter(Boolean).join(', ')}
    >
      {id === 'calculator' && <TwoModes />}
      <Records ids={changing} />
      {[
        { of: others, title: none },
        { of: silent, title: `${count(silent.length, 'note')} without effect on a figure` },
      ].map(
        ({ of, title }) =>
          of.length > 0 && (
            <FoldUnlessOnlyContent
              key={title}
              title={title}
              isAll={isNarrowed || ids.length === of.length}
            >
              <Records ids={of} />
            </FoldUnlessOnlyContent>
          ),
      )}
    </FoldLine>
  )
}

function Records({ ids }: { readonly ids: readonly ErratumId[] }) {
  return ids.map((id) => <ErratumRecord key={id} id={id} />)
}

function TwoModes() {
  return (
    <p>
      <em>Corrected</em>, which a plan is unless you switch it, does what these records say.{' '}
      <em>As Microsoft</em> keeps the errors. <a href="#/evidence/workbook">Evidence</a> has both
      beside the workbook, for the examples A, B and C that records name.
    </p>
  )
}

/** Puts no-break spaces between numbers and units. */
const unbroken = (text: string) =>
  text.replaceAll(/(?<=\d) (?=[%×]|(?:[KMGT]i?B|Mb\/s|Gb\/s|ms|IOPS)\b)/g, '\u00a0')

function headsOf({ kind, cite }: Erratum): readonly [string, string, string] {
  if (cite.document === 'calculator') return ['Workbook', 'What follows', 'Corrected']
  return ['Printed', kind === 'note' ? 'Beside it' : 'Its own rules give', 'Spindle']
}

function ErratumRecord({ id }: { id: ErratumId }) {
  const record = erratumOfId(id)
  const { cite, error, printed, follows, decision, effect } = record
  const [first, second, third] = headsOf(record)
  const terms = { [first]: printed, [second]: follows, [third]: decision, Effect: effect }
  return (
    <FoldLine
      id={id}
      level={3}
      as="article"
      title={
        <>
          {id} <span className="source">{cite.place}</span>
        </>
      }
      says={
        <>
          <span className="error block">{unbroken(error)}</span> {unbroken(effect)}
        </>
      }
    >
      <dl className="erratum-terms">
        {Object.entries(terms).map(([head, text]) => (
          <div key={head}>
            <dt className="small-print">{head}</dt>
            <dd>{unbroken(text)}</dd>
          </div>
        ))}
      </dl>
    </FoldLine>
  )
}

function Documents() {
  return (
    <ul className="ranges">
      {documentIds.map((id) => {
        const { short, publisher, title, date } = documents[id]
        return (
          <li key={id}>
            <strong>{short}</strong>: {title}. {publisher}, {date}.
          </li>
        )
      })}
    </ul>
  )
}

/** Public documents that are not among the source documents, as the workbook is. */
const beyond = Object.entries(publicDocuments).filter(([id]) => !(id in documents))

function PublicDocuments() {
  return (
    <ul className="ranges">
      {beyond.map(([, { short, title }]) => (
        <li key={short}>
          <strong>{short}</strong>: {title}.
        </li>
      ))}
    </ul>
  )
}
