import { redo, undo } from '../store/undo.ts'
import { ToolIcon } from './tool-icon.tsx'
import { useStepWords } from './use-step-words.ts'

/** Undo and redo, each with the step it is about, and what was just undone or made again. */
export function StepButtons() {
  const { last, next, moved } = useStepWords()
  return (
    <>
      <p className="moved" role="status">
        {moved}
      </p>
      <StepButton icon="undo" name="Undo" step={last} act={undo} />
      <StepButton icon="redo" name="Redo" step={next} act={redo} />
    </>
  )
}

type StepButtonProps = {
  readonly icon: 'undo' | 'redo'
  readonly name: string
  /** What it takes back or makes again; null where there is nothing. */
  readonly step: string | null
  readonly act: () => void
}

/** It keeps the focus when there is nothing left for it: the keyboard would be lost with it. */
function StepButton({ icon, name, step, act }: StepButtonProps) {
  return (
    <button
      type="button"
      className="tool"
      aria-disabled={step === null}
      title={step === null ? `Nothing to ${name.toLowerCase()}` : `${name}: ${step}`}
      onClick={step === null ? undefined : act}
    >
      <ToolIcon of={icon} />
      <span className="sr">{step === null ? name : `${name}: ${step}`}</span>
    </button>
  )
}
