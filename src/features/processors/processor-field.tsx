import { type KeyboardEvent, useState } from 'react'
import { AboutAnswer, OriginMark } from '../../app/answer-origin.tsx'
import { draftOfAnswer, keepDraft, setAnswer, setAnswersTogether } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import {
  type PublishedProcessor,
  parseProcessor,
  parseProcessors,
  processorText,
  processorTitle,
} from '../../engine/hardware/index.ts'
import {
  defaultsOfVersion,
  fieldOf,
  isAutomatic,
  isVirtual,
  publishedProcessorOfPlan,
} from '../../engine/index.ts'
import { controlId } from '../../ui/control.ts'
import { FieldInput } from '../../ui/field.tsx'
import { FieldFrame } from '../../ui/field-frame.tsx'
import { answerWords } from '../../ui/field-words.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import './processors.css'

const ProcessorList = lazyPart(
  async () => (await import('./processor-list.tsx')).ProcessorList,
  'The list of processors',
  <p className="hint">Opening the list…</p>,
)

const field = fieldOf('processor')
const listId = 'processor-list'

/** Combobox for the processor of a server; its list loads on opening. */
export function ProcessorField({ isInSentence = false }: { readonly isInSentence?: boolean }) {
  const text = useProject(({ plan }) => plan.processor)
  const usual = useProject(({ plan }) => field.read(defaultsOfVersion(plan), 0))
  const unused = useProject(({ plan }) => field.unused?.(plan, 0) ?? null)
  const draft = useProject((now) => draftOfAnswer(now, field, 0))
  const [isOpen, setOpen] = useState(false)
  /** Text typed to search; null if no search is under way. */
  const [search, setSearch] = useState<string | null>(null)
  /** Index of the choice that Enter takes; null until an arrow key or typing selects one. */
  const [active, setActive] = useState<number | null>(null)
  /** Number of listed choices: 0 while the list loads or if nothing matches. */
  const [choices, setChoices] = useState(0)
  const isListed = isOpen && choices > 0
  const format = useFormat()
  const open = (first: number | null) => {
    setOpen(true)
    setActive(first)
  }
  const close = () => {
    setOpen(false)
    setSearch(null)
  }
  const leave = () => {
    close()
    if (search === null) return
    if (search.trim() === '') setAnswer(field, 0, '')
    else keepDraft(field, 0, search)
  }
  const press = (event: KeyboardEvent) => {
    const options = document.querySelectorAll<HTMLElement>(`#${listId} [role=option]`)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const next = active === null ? 0 : Math.max(0, Math.min(options.length - 1, active + step))
      open(isOpen ? next : 0)
      options[next]?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      options[active ?? -1]?.click()
    } else if (event.key === 'Escape') close()
  }
  return (
    <FieldFrame
      field={field}
      value={text}
      defaultValue={usual}
      unused={unused}
      mark={!isInSentence && <OriginMark field={field} tier={0} />}
      about={!isInSentence && <AboutAnswer field={field} />}
      error={
        draft !== null && !isOpen ? 'Processor: choose one of the list, or clear the box.' : null
      }
      onAnswer={(given) => setAnswer(field, 0, given)}
    >
      {(described) => (
        <div className="processor-box anchor">
          <input
            {...described}
            id={controlId(field, 0)}
            className="text"
            type="text"
            role="combobox"
            aria-expanded={isListed}
            aria-controls={isListed ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={isListed && active !== null ? `${listId}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={field.kind === 'text' ? field.max : undefined}
            placeholder="Type part of its name"
            value={search ?? draft ?? (text && answerWords(field, text, format))}
            onFocus={(event) => event.currentTarget.select()}
            onClick={(event) => {
              open(null)
              // The click has moved the caret and cleared the selection that focusing made.
              if (search === null) event.currentTarget.select()
            }}
            onBlur={leave}
            onChange={(event) => {
              open(event.target.value.trim() === '' ? null : 0)
              setSearch(event.target.value)
            }}
            onKeyDown={(event) => {
              press(event)
              described.onKeyDown?.(event)
            }}
          />
          {isOpen && (
            <div ref={keepsFocus} className="processor-list options">
              <ProcessorList
                id={listId}
                text={search ?? draft ?? ''}
                active={active}
                onDrawn={setChoices}
                onTaken={close}
              />
            </div>
          )}
          {!isInSentence && (
            <>
              <ProcessorRateNote />
              <CandidateProcessors />
            </>
          )}
        </div>
      )}
    </FieldFrame>
  )
}

/** Keeps the focus in the box when the list is pressed. */
function keepsFocus(list: HTMLElement | null): void {
  list?.addEventListener('mousedown', (event) => event.preventDefault())
}

function ProcessorRateNote() {
  const plan = useProject((now) => now.plan)
  const { number } = useFormat()
  const processor = parseProcessor(plan.processor)
  if (!processor || plan.processorBy !== 'SPECrate 2017') return null
  const { cores, median, lowest, highest, results } = processor
  if (!publishedProcessorOfPlan(plan))
    return (
      <button type="button" className="link" onClick={() => setAnswer(field, 0, plan.processor)}>
        Use its {number(cores)} cores and SPECrate 2017 {number(median)} again
      </button>
    )
  return (
    <p className="hint" role="status">
      {number(cores)} cores and SPECrate 2017 {number(median)}: the median of {number(results)}{' '}
      published results, {number(lowest)} to {number(highest)}.
    </p>
  )
}

/** Hint at the fields for cores and rate: a processor chosen from the list sets both. */
export function ListedProcessorRateHint() {
  const text = useProject(({ plan }) => (publishedProcessorOfPlan(plan) ? plan.processor : ''))
  const processor = parseProcessor(text)
  return (
    processor && (
      <p className="hint">
        Given by the processor, {processorTitle(processor)}. Another figure makes it a processor of
        your own.
      </p>
    )
  )
}

const kindField = fieldOf('processorBy')

export function ServerKindAndProcessor() {
  const isOnHost = useProject(({ plan }) => plan.processorBy === 'virtual machine')
  return (
    <>
      <ServerKindField />
      {!isOnHost && <ProcessorField />}
    </>
  )
}

export function ServerKindField() {
  const kind = useProject(({ plan }) => (isVirtual(plan) ? 'virtual' : 'physical'))
  return (
    <FieldInput
      field={{
        kind: 'choice',
        key: 'server-kind',
        label: 'Physical or virtual',
        help: 'Virtual machines have virtual disks and no bays; their host is not part of the order.',
        source: kindField.source,
        choices: [
          { value: 'physical', label: 'Physical servers' },
          { value: 'virtual', label: 'Virtual machines' },
        ],
      }}
      value={kind}
      onAnswer={(value) =>
        setAnswersTogether(kindField, 0, (plan) =>
          value === 'virtual'
            ? { ...plan, processorBy: 'virtual machine' }
            : { ...plan, processorBy: defaultsOfVersion(plan).processorBy, virtualMachines: false },
        )
      }
    />
  )
}

const mostCandidates = 3

const giveCandidates = (processors: readonly PublishedProcessor[]) =>
  setAnswer(fieldOf('processors'), 0, processors.map(processorText).join('; '))

/** Processors that Spindle may choose from; the one in the box can be added, each be removed. */
export function CandidateProcessors() {
  const plan = useProject((now) => now.plan)
  const all = parseProcessors(plan.processors)
  const now = publishedProcessorOfPlan(plan)
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
                onClick={() => giveCandidates(all.filter((other) => other !== one))}
              >
                Remove<span className="sr"> {processorTitle(one)}</span>
              </button>{' '}
            </span>
          ))}
          {all.length === 1 && 'Pick another one and add it.'}
        </p>
      )}
      {isNew && all.length < mostCandidates && (
        <button type="button" className="link" onClick={() => giveCandidates([...all, now])}>
          {all.length === 0 ? 'Compare processors' : 'Add'}
        </button>
      )}
      {all.length > 1 && !isAutomatic(plan, 'processor') && (
        <button type="button" className="link" onClick={() => giveCandidates(all)}>
          Automatic<span className="sr">: leave the processor to Spindle</span>
        </button>
      )}
    </>
  )
}
