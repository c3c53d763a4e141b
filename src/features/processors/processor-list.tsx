import { useEffect } from 'react'
import { answer, answerWith } from '../../app/store/project.ts'
import { processorText } from '../../engine/hardware/index.ts'
import { fieldOf } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { SourceNote } from '../../ui/source-note.tsx'
import {
  choiceTitle,
  olderStanding,
  type ProcessorChoice,
  processorNames,
  processorsWith,
  soughtWords,
} from './processor-choices.ts'

type ProcessorListProps = {
  readonly id: string
  /** Search text. */
  readonly text: string
  /** Index of the choice that Enter takes; null if none. */
  readonly active: number | null
  /** Called with the number of listed choices; 0 on unmount. */
  readonly onDrawn: (choices: number) => void
  readonly onTaken: () => void
}

/** At most so many choices are listed; a longer search text narrows them. */
const most = 20

export function ProcessorList({ id, text, active, onDrawn, onTaken }: ProcessorListProps) {
  const format = useFormat()
  const found = processorsWith(text)
  const shown = found.slice(0, most)
  const left = found.length - shown.length
  useEffect(() => {
    onDrawn(shown.length)
    return () => onDrawn(0)
  }, [shown.length, onDrawn])
  return (
    <>
      {shown.length > 0 && (
        <div id={id} role="listbox" aria-label="Processors found">
          {shown.map((choice, at) => (
            <button
              key={choiceTitle(choice)}
              id={`${id}-${at}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              onClick={() => {
                take(choice)
                onTaken()
              }}
            >
              {choiceTitle(choice)}
              <span className="block small-print">{choiceWords(choice, format)}</span>
            </button>
          ))}
        </div>
      )}
      <p className="hint" role="status">
        {found.length === 0 &&
          `Looked for “${soughtWords(text)}”: none of the ${format.number(processorNames.size)} processors listed here. Type its cores and rate.`}
        {left > 0 && `${format.number(left)} more: type more of the name.`}
        {shown.some((choice) => 'answers' in choice) && (
          <>
            ‡ <SourceNote source={olderStanding} />
          </>
        )}
      </p>
    </>
  )
}

function choiceWords(choice: ProcessorChoice, { number }: Format): string {
  if ('answers' in choice) {
    const { cores, specRate } = choice.answers
    return `${number(cores)} cores, SPECint_rate2006 ${number(specRate ?? 0)}‡, ${choice.year}`
  }
  const { cores, median, lowest, highest, results, year } = choice
  return `${number(cores)} cores, SPECrate 2017 ${number(median)} (${number(lowest)} to ${number(highest)}, ${number(results)} results), ${year}`
}

/** Sets the processor answers in one step of the history. */
function take(choice: ProcessorChoice): void {
  const field = fieldOf('processor')
  if ('sockets' in choice) answer(field, 0, processorText(choice))
  else answerWith(field, 0, (plan) => ({ ...plan, processor: '', ...choice.answers }))
}
