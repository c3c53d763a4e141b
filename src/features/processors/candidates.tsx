import { answer } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import {
  type PublishedProcessor,
  processorsIn,
  processorText,
  processorTitle,
} from '../../engine/hardware/index.ts'
import { fieldOf, isAutomatic, namedProcessor } from '../../engine/index.ts'

const field = fieldOf('processors')

/** At most so many candidates. */
const most = 3

const give = (processors: readonly PublishedProcessor[]) =>
  answer(field, 0, processors.map(processorText).join('; '))

/** Candidate processors; the one in the box can be added, and each can be removed. */
export function Candidates() {
  const plan = useProject((now) => now.plan)
  const all = processorsIn(plan.processors)
  const now = namedProcessor(plan)
  const isNew = now && !all.some((one) => processorText(one) === processorText(now))
  const lead = isAutomatic(plan, 'processor') ? 'Automatic among' : 'Candidates'
  return (
    <>
      {all.length > 0 && (
        <p className="hint" role="status">
          {lead}:{' '}
          {all.map((one) => (
            <span key={processorText(one)}>
              {processorTitle(one)}{' '}
              <button
                type="button"
                className="link"
                onClick={() => give(all.filter((other) => other !== one))}
              >
                Remove<span className="sr"> {processorTitle(one)}</span>
              </button>{' '}
            </span>
          ))}
          {all.length === 1 && 'Pick another one and add it.'}
        </p>
      )}
      {isNew && all.length < most && (
        <button type="button" className="link" onClick={() => give([...all, now])}>
          {all.length === 0 ? 'Compare processors' : 'Add'}
        </button>
      )}
      {all.length > 1 && !isAutomatic(plan, 'processor') && (
        <button type="button" className="link" onClick={() => give(all)}>
          Automatic<span className="sr">: leave the processor to Spindle</span>
        </button>
      )}
    </>
  )
}
