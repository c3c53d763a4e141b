import type { ReactNode } from 'react'
import type { SectionProps } from '../../app/plan-section.tsx'
import { type Design, isServerDesign } from '../../engine/designs/index.ts'
import { FoldUnlessOnlyContent } from '../../ui/fold.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { ArrayCandidateTable } from './array-candidate-table.tsx'
import { doesDesignFit } from './considered-designs.ts'
import { ServerDesignTable } from './server-design-table.tsx'

type DesignListProps = SectionProps & {
  readonly designs: readonly Design[]
  readonly proposed: Design | null
  /** End of the caption that says how designs are ranked: `fewest arrays first`. */
  readonly first: string
  /** Drawn between the tables of designs that hold and of designs that fail. */
  readonly between?: ReactNode
}

export function DesignList({ first, between, ...props }: DesignListProps) {
  const { designs, proposed, ...of } = props
  const format = useFormat()
  const holding = designs.filter(doesDesignFit)
  const failing = designs.filter((one) => !doesDesignFit(one))
  return (
    <>
      {holding.length > 0 && (
        <DesignTable
          caption={`Designs that hold, ${first}`}
          designs={holding}
          proposed={proposed}
          {...of}
        />
      )}
      {between}
      {failing.length > 0 && (
        <FoldUnlessOnlyContent
          isAll={holding.length === 0}
          title={`What does not hold, and why (${format.number(failing.length)})`}
        >
          <DesignTable
            caption="Designs that do not hold, and why"
            designs={failing}
            proposed={null}
            {...of}
          />
        </FoldUnlessOnlyContent>
      )}
    </>
  )
}

type DesignTableProps = Omit<DesignListProps, 'first' | 'between'> & {
  readonly caption: string
}

function DesignTable({ designs, proposed, ...said }: DesignTableProps) {
  const { plan, sizing, caption } = said
  const arrays = designs.flatMap((one) => (one.kind === 'arrays' ? one.candidate : []))
  if (arrays.length > 0)
    return (
      <ArrayCandidateTable
        caption={caption}
        sizing={sizing}
        currency={plan.currency}
        candidates={arrays}
        proposed={proposed?.kind === 'arrays' ? proposed.candidate : null}
      />
    )
  return (
    <ServerDesignTable {...said} designs={designs.filter(isServerDesign)} proposed={proposed} />
  )
}
