import type { ReactNode } from 'react'
import { type Design, hasServers } from '../../engine/index.ts'
import { FoldedUnless } from '../../ui/fold.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { CandidateTable } from './candidate-table.tsx'
import { holds } from './considered.ts'
import { ServerTable } from './server-table.tsx'

type DesignListProps = {
  readonly designs: readonly Design[]
  readonly proposed: Design | null
  readonly currency: string
  /** The order in words, as a caption ends. */
  readonly first: string
  /** Shown between those that hold and those that do not. */
  readonly between?: ReactNode
}

/** Designs that hold and, folded, those that do not with what they lack. */
export function DesignList({ designs, proposed, currency, first, between }: DesignListProps) {
  const format = useFormat()
  const holding = designs.filter(holds)
  const failing = designs.filter((one) => !holds(one))
  const words = wordsOf(designs)
  return (
    <>
      {holding.length > 0 && (
        <DesignTable
          caption={`${words.holding}, ${first}`}
          designs={holding}
          proposed={proposed}
          currency={currency}
        />
      )}
      {between}
      {failing.length > 0 && (
        <FoldedUnless
          isAll={holding.length === 0}
          title={`${words.folded} (${format.number(failing.length)})`}
        >
          <DesignTable
            caption={words.failing}
            designs={failing}
            proposed={null}
            currency={currency}
          />
        </FoldedUnless>
      )}
    </>
  )
}

/** Arrays fit a plan, and servers hold it. */
function wordsOf([first]: readonly Design[]) {
  return first?.kind === 'arrays'
    ? {
        holding: 'Fitting',
        failing: 'Not fitting, and why',
        folded: 'What does not fit, and why',
      }
    : {
        holding: 'Designs that hold',
        failing: 'Designs that do not hold, and why',
        folded: 'What does not hold, and why',
      }
}

type DesignTableProps = Pick<DesignListProps, 'designs' | 'proposed' | 'currency'> & {
  readonly caption: string
}

/** Designs in the table of their kind. */
function DesignTable({ designs, proposed, ...said }: DesignTableProps) {
  const arrays = designs.flatMap((one) => (one.kind === 'arrays' ? one.candidate : []))
  if (arrays.length > 0)
    return (
      <CandidateTable
        {...said}
        candidates={arrays}
        proposed={proposed?.kind === 'arrays' ? proposed.candidate : null}
        first={12}
        linked
      />
    )
  return <ServerTable {...said} designs={designs.filter(hasServers)} proposed={proposed} />
}
