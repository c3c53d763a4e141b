import { Fragment } from 'react'
import { comparisonCaveat } from '../../engine/index.ts'
import { SourceNote } from '../../ui/source-note.tsx'

/** The caveat of the programme behind the tested solutions about comparing them. */
export function ComparisonCaveat() {
  return (
    <p className="caveat">
      {comparisonCaveat.text}{' '}
      {comparisonCaveat.sources.map((source, at) => (
        <Fragment key={source.document}>
          {at > 0 && ', '}
          <SourceNote source={source} />
        </Fragment>
      ))}
    </p>
  )
}
