import { useContext } from 'react'
import { citedTitle, standingTitle } from '../engine/index.ts'
import { Cited } from '../ui/cited.ts'
import { standingNames } from '../ui/source-note.tsx'

/** What the report cites: the documents by their numbers, and our own rules by theirs. */
export function ReportSources() {
  const citations = useContext(Cited)
  if (!citations) return null
  const { documents, rules, standings } = citations
  return (
    <>
      <ol className="cited">
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
      {rules.length > 0 && (
        <>
          <h3>Rules of our own</h3>
          <ol className="cited in-columns">
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
