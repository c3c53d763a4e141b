import { useEffect, useRef, useState } from 'react'
import { projectLimits } from '../../engine/index.ts'
import { Panel } from '../../ui/panel.tsx'
import { undo } from '../store/undo.ts'
import { useProject } from '../store/use-project.ts'
import {
  addVariant,
  duplicateVariant,
  moveVariant,
  openVariant,
  removeVariant,
} from '../store/variants.ts'
import { type ListedVariant, useListedVariants } from './use-variants.ts'
import { VariantNameInput } from './variant-name-input.tsx'

export function VariantsPanel({ onClose }: { onClose: () => void }) {
  const variants = useListedVariants()
  const isFull = variants.length === projectLimits.variants
  const last = useProject((now) => now.history.at(-1)?.of)
  const [said, setSaid] = useState('')
  const focus = useRef<string | null>(null)
  useEffect(() => {
    if (focus.current) document.getElementById(focus.current)?.focus()
    focus.current = null
  })
  const arrange: Arrange = (act, announcement, id) => {
    focus.current = id
    setSaid(announcement)
    act()
  }
  return (
    <Panel id="variants" title="Variants" onClose={onClose}>
      <p className="hint">
        Up to {projectLimits.variants} plans of one project, to be compared side by side. Each has
        its own answers and its own name.
      </p>
      <ol className="variant-list entries bare-list breaks">
        {variants.map((variant, at) => (
          <Row
            key={variant.id}
            variant={variant}
            at={at}
            count={variants.length}
            beside={(variants[at + 1] ?? variants[at - 1])?.id ?? 0}
            arrange={arrange}
          />
        ))}
      </ol>
      <div role="status">
        {last?.kind === 'variants' && last.done === 'removed' && (
          <Removed removed={last} arrange={arrange} />
        )}
      </div>
      <p className="buttons above-4">
        <button
          type="button"
          aria-disabled={isFull}
          onClick={
            isFull
              ? undefined
              : () => arrange(addVariant, 'A variant was added, and is open.', null)
          }
        >
          Add a variant
        </button>
        <span className="hint">
          {isFull
            ? `A project has at most ${projectLimits.variants} variants. Remove one to add or duplicate another.`
            : 'It starts as a new plan of the same Exchange version.'}
        </span>
      </p>
      <p className="sr" role="status">
        {said}
      </p>
    </Panel>
  )
}

type RemovedProps = {
  readonly removed: { readonly variant: number; readonly title: string }
  readonly arrange: Arrange
}

/** Brings back the variant removed last; the notice that offers this is behind the panel. */
function Removed({ removed: { variant, title }, arrange }: RemovedProps) {
  return (
    <p className="notice">
      <span>{title} was removed.</span>
      <button
        type="button"
        className="link"
        onClick={() => arrange(undo, `${title} is back.`, `duplicate-${variant}`)}
      >
        Bring it back
      </button>
    </p>
  )
}

type Arrange = (act: () => void, announcement: string, focus: string | null) => void

type RowProps = {
  readonly variant: ListedVariant
  readonly at: number
  readonly count: number
  /** Id of the variant beside this one, which gets the focus when this one is removed. */
  readonly beside: number
  readonly arrange: Arrange
}

function Row({ variant, at, count, beside, arrange }: RowProps) {
  const { id, title, isOpen } = variant
  const of = <span className="sr"> {title}</span>
  const move = (by: number) => {
    const to = at + by
    // The pressed button keeps the focus unless it becomes disabled.
    const isLast = to === (by < 0 ? 0 : count - 1)
    const next = by < 0 === isLast ? 'down' : 'up'
    arrange(
      () => moveVariant(id, to),
      `${title} is variant ${to + 1} of ${count} now.`,
      `${next}-${id}`,
    )
  }
  return (
    <li className="marked-start" aria-current={isOpen ? 'true' : undefined}>
      <VariantNameInput variant={variant} />
      <div className="row-actions">
        {isOpen ? (
          <strong className="small">Open</strong>
        ) : (
          <button
            type="button"
            onClick={() => arrange(() => openVariant(id), `${title} is open.`, `duplicate-${id}`)}
          >
            Open{of}
          </button>
        )}
        <button
          type="button"
          id={`duplicate-${id}`}
          aria-disabled={count === projectLimits.variants}
          onClick={() =>
            count < projectLimits.variants &&
            arrange(
              () => duplicateVariant(id),
              `A copy of ${title} was added after it, and is open.`,
              null,
            )
          }
        >
          Duplicate{of}
        </button>
        <button type="button" id={`up-${id}`} disabled={at === 0} onClick={() => move(-1)}>
          Move up{of}
        </button>
        <button type="button" id={`down-${id}`} disabled={at === count - 1} onClick={() => move(1)}>
          Move down{of}
        </button>
        <button
          type="button"
          disabled={count === 1}
          onClick={() => arrange(() => removeVariant(id), '', `duplicate-${beside}`)}
        >
          Remove{of}
        </button>
      </div>
    </li>
  )
}
