import { comparisonCaveats } from '../../engine/methods/papers/index.ts'
import { SourceNote } from '../../ui/source-note.tsx'

/** Caveats of the documents about comparing tested solutions, each with its sources. */
export function SolutionComparisonCaveats() {
  return (
    <p className="told small-print wide-measure above-3 below-3">
      {comparisonCaveats.map(({ text, sources }) => (
        <span key={text}>
          {text.replace(/\.$/, '')}{' '}
          <small>
            (
            {sources.map((source, at) => (
              <span key={source.document}>
                {at > 0 && ', '}
                <SourceNote source={source} />
              </span>
            ))}
            )
          </small>
          .{' '}
        </span>
      ))}
      The order here is no ranking.
    </p>
  )
}
