import { useFormat } from '../../ui/format-context.tsx'
import { Panel } from '../../ui/panel.tsx'
import { allVariants } from '../store/project-state.ts'
import { goToStep, type HistoryStep } from '../store/undo.ts'
import { variantTitle } from '../store/variants.ts'
import { historyStepWords, useHistorySteps } from './use-history-steps.ts'

/** Every step since the window opened, newest first; pressing one goes back or forward to it. */
export function HistoryPanel({ onClose }: { onClose: () => void }) {
  const steps = useHistorySteps()
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Panel id="history" title="History" onClose={onClose}>
      <p className="hint">
        {steps.length === 0
          ? 'Nothing was changed since this window was opened. Every change will be listed here.'
          : 'What was changed since this window was opened, the last step first. Choose one to have the project as it was after it; later steps stay listed until something else is changed.'}
      </p>
      <ol className="ruled focus-inside bare-list breaks above-3" reversed start={steps.length}>
        {steps
          .map((step, at) => (
            // Indexes are stable keys: new steps are only appended.
            <li key={at.toString()} value={at + 1}>
              <StepButton step={step} at={at + 1} isCurrent={done === at + 1} />
            </li>
          ))
          .reverse()}
        {steps.length > 0 && (
          <li value={0}>
            <button
              type="button"
              className={`step-done marked-start ink ${done === 0 ? 'strong' : 'light'}`}
              aria-current={done === 0 ? 'step' : undefined}
              onClick={() => goToStep(0)}
            >
              As the window was opened
            </button>
          </li>
        )}
      </ol>
    </Panel>
  )
}

type StepButtonProps = {
  readonly step: HistoryStep
  readonly at: number
  readonly isCurrent: boolean
}

function StepButton({ step, at, isCurrent }: StepButtonProps) {
  const format = useFormat()
  const variant = variantWords(step)
  return (
    <button
      type="button"
      className={`step-done marked-start ${step.isDone ? 'ink' : 'quiet'} ${isCurrent ? 'strong' : 'light'}`}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => goToStep(at)}
    >
      <span>{historyStepWords(step, format)}</span>
      {variant && <span className="note">in {variant}</span>}
      {!step.isDone && <span className="note">undone</span>}
    </button>
  )
}

/** Variant of a step if there are several; null for steps of the whole project. */
function variantWords({ of, before, after }: HistoryStep): string | null {
  const isOfAll =
    of.kind === 'variants' || of.kind === 'project' || (of.kind === 'plan' && of.done !== 'applied')
  if (isOfAll || allVariants(before).length === 1) return null
  return `“${variantTitle(after.plan, after.before.length)}”`
}
