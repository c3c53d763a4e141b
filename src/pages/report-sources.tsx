import { useContext } from 'react'
import { errataBehind } from '../app/roles/mode-switch.tsx'
import { citedTitle, erratumOf, type Plan, standingTitle } from '../engine/index.ts'
import { Cited } from '../ui/cited.ts'
import { standingNames } from '../ui/source-note.tsx'

/** What the report cites: the documents and our own rules by their numbers, errors of Microsoft’s workbook by theirs. */
export function ReportSources({ plan }: { readonly plan: Plan }) {
  const citations = useContext(Cited)
  if (!citations) return null
  const { documents, rules } = citations
  const standings = citations.standings.filter((one) => one !== 'A')
  const errata = errataBehind(plan)
  return (
    <>
      <ol className="cited stack gap-1 bare-list small">
        {documents.map((one, at) => (
          <li key={one}>
            <span className="cited-number">[{at + 1}]</span> {citedTitle(one)}
          </li>
        ))}
      </ol>
      {standings.length > 0 && (
        <p className="footnote">
          {standings.map((one) => `${standingTitle(one)}: ${standingNames[one]}.`).join(' ')}
        </p>
      )}
      {errata.length > 0 && (
        <>
          <h3>Errors of Microsoft’s workbook</h3>
          <ol className="cited stack gap-1 bare-list small">
            {errata.map((id) => {
              const { error } = erratumOf(id)
              return (
                <li key={id}>
                  <span className="cited-number">{id}</span> {error}
                </li>
              )
            })}
          </ol>
        </>
      )}
      {rules.length > 0 && (
        <>
          <h3>Rules of our own</h3>
          <ol className="cited in-columns stack gap-1 bare-list small">
            {rules.map((rule, at) => (
              <li key={rule}>
                <span className="cited-number">[R{at + 1}]</span> {rule}
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  )
}
