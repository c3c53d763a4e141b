import { Fragment } from 'react'
import { comparisonCaveat } from '../../engine/index.ts'
import { SourceNote } from '../../ui/source-note.tsx'

/** What the programme behind the tested solutions says about comparing them. */
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
