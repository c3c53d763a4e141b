import { useEffect, useRef } from 'react'
import { pages } from '../../app/pages.ts'
import { useProject } from '../../app/store/use-project.ts'
import { versionOf } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { FormatProvider, useFormat } from '../../ui/format-context.tsx'
import { DesignComparison } from './design-comparison.tsx'
import { VariantComparison } from './variant-comparison.tsx'
import './compare.css'

/** Variants of a project side by side or, where the address names some, designs of one plan. */
export function ComparePage() {
  const part = useProject((now) => now.focus)
  const designs = part?.split('~') ?? []
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(part)
  useEffect(() => {
    // What was pressed to come here is gone.
    if (before.current !== part) title.current?.focus()
    before.current = part
  }, [part])
  return (
    <article className="plan compare">
      <h1 ref={title} tabIndex={-1}>
        <span className="on-screen-only">{pages.compare.title}</span>
        <span className="on-paper-only">Side by side</span>
      </h1>
      <FormatProvider {...useSizes()}>
        {designs.length > 1 ? <DesignComparison ids={designs} /> : <VariantComparison />}
      </FormatProvider>
    </article>
  )
}

/** Sizes by 1,024, as their plans have them, where all that stands side by side is of Exchange 2013 to SE. */
function useSizes(): Pick<Format, 'locale' | 'sizes'> {
  const { locale, sizes } = useFormat()
  const isBinary = useProject(({ plan, before, after }) =>
    [plan, ...[...before, ...after].map(({ state }) => state.plan)].every(
      (one) => versionOf(one).sizes !== 'decimal',
    ),
  )
  return { locale, sizes: sizes === 'computed' && isBinary ? 'binary' : sizes }
}
