import type { ReactNode } from 'react'
import { failureWords } from '../../app/unfinished.tsx'
import type { Failure } from '../../app/work.ts'
import { pruneReasons, type SearchProgress } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { reasonWords, type SearchWords } from './search-words.ts'

type RunningSearchProps = {
  /** Why it ended before it was done; null while it goes on. */
  readonly ended:
    | null
    | { readonly how: 'done' | 'cancelled' }
    | { readonly how: 'failed'; readonly failure: Failure }
  readonly done: number
  readonly all: number
  /** The same in words. */
  readonly children: ReactNode
}

/** How far a search is, or why it ended before it was done. */
export function RunningSearch({ ended, done, all, children }: RunningSearchProps) {
  const format = useFormat()
  return (
    <section aria-labelledby="progress-title">
      <h2 id="progress-title">Progress</h2>
      {ended?.how === 'failed' && <p className="error">{failureWords(ended.failure)}</p>}
      <p className="search-progress">
        <progress max={all} value={done} aria-labelledby="progress-title" />
        <span>
          {format.number(Math.floor((100 * done) / Math.max(1, all)))} %
          {ended?.how === 'cancelled' && ', cancelled'}
        </span>
      </p>
      {children}
    </section>
  )
}

type PassedProps = {
  readonly isOpen: boolean
  readonly words: Pick<SearchWords, 'one'>
  readonly progress: SearchProgress
}

/** Where everything that was searched went: found, or passed over and why. */
export function Passed({ isOpen, words, progress: { designs, found, pruned } }: PassedProps) {
  const caption = `Where every ${words.one} went`
  const passed = pruneReasons.map((reason) => ({
    what: reasonWords[reason],
    count: pruned[reason],
  }))
  return (
    <details className="search-pruned-fold" open={isOpen}>
      <summary>What was passed over, and why</summary>
      <DataTable
        caption={caption}
        frame={caption}
        className="compact"
        rows={[
          { what: 'Found: they fit', count: found },
          ...passed.filter(({ count }) => count > 0),
        ]}
        columns={[
          { head: 'Designs', of: ({ what }) => what, foot: 'All' },
          { head: 'How many', of: ({ count }) => count, foot: designs },
        ]}
      />
    </details>
  )
}
