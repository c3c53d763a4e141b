import { pages } from '../../app/pages.ts'
import { useProject } from '../../app/store/use-project.ts'
import { versionOf } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { FormatProvider, useFormat } from '../../ui/format-context.tsx'
import { VariantComparison } from './variant-comparison.tsx'
import './compare.css'

/** Variants of a project side by side. */
export function ComparePage() {
  return (
    <article className="plan compare">
      <h1 tabIndex={-1}>
        <span className="on-screen-only">{pages.compare.title}</span>
        <span className="on-paper-only">Side by side</span>
      </h1>
      <FormatProvider {...useSizes()}>
        <VariantComparison />
      </FormatProvider>
    </article>
  )
}

/** Binary sizes (1,024) if every plan is of Exchange 2013 to SE, unless the reader chose a unit. */
function useSizes(): Pick<Format, 'locale' | 'sizes'> {
  const { locale, sizes } = useFormat()
  const isBinary = useProject(({ plan, before, after }) =>
    [plan, ...[...before, ...after].map(({ state }) => state.plan)].every(
      (one) => versionOf(one).sizes !== 'decimal',
    ),
  )
  return { locale, sizes: sizes === 'computed' && isBinary ? 'binary' : sizes }
}
