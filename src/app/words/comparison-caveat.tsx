import { comparisonCaveats } from '../../engine/methods/papers/index.ts'
import { SourceNote } from '../../ui/source-note.tsx'

/** What the documents say about comparing the tested solutions, each with who says it in brackets. */
export function ComparisonCaveat() {
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
