import type { ReactNode } from 'react'
import { PassedTable } from '../../app/passed-table.tsx'
import { failureWords } from '../../app/unfinished.tsx'
import type { Failure } from '../../app/work.ts'
import type { SearchProgress } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import type { SearchWords } from './search-words.ts'

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
      <h3 id="progress-title">Progress</h3>
      {ended?.how === 'failed' && <p className="error">{failureWords(ended.failure)}</p>}
      <p className="search-progress">
        <progress max={all} value={done} aria-labelledby="progress-title" />
        <span>
          {format.number(Math.floor((100 * done) / Math.max(1, all)))} %
          {ended?.how === 'cancelled' && ', canceled'}
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
  return (
    <details className="search-pruned-fold" open={isOpen}>
      <summary>What was passed over, and why</summary>
      <PassedTable
        caption={`Where every ${words.one} went`}
        head="Designs"
        found={found}
        passed={pruned}
        all={designs}
      />
    </details>
  )
}
