import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { limits } from '../../engine/index.ts'
import { addVariant, duplicateVariant, openVariant } from '../store/variants.ts'
import { inSameBox, rememberBox } from './same-box.ts'
import { ToolIcon } from './tool-icon.tsx'
import { type ListedVariant, useVariants } from './use-variants.ts'
import { VariantName } from './variant-name.tsx'

/** The variants side by side, or the open one alone where there is little room, and what makes more. */
export function VariantTabs({ onArrange }: { onArrange: () => void }) {
  const variants = useVariants()
  const [renamed, setRenamed] = useState<number | null>(null)
  const at = variants.findIndex(({ isOpen }) => isOpen)
  const open = variants[at]
  const isFull = variants.length === limits.variants
  const full = isFull ? `A project has at most ${limits.variants} variants` : undefined
  const renamedNow = (isHere: boolean) => {
    setRenamed(null)
    if (isHere && renamed !== null)
      queueMicrotask(() => document.getElementById(tabId(renamed))?.focus())
  }
  return (
    <>
      <ul className="variant-tabs wide" aria-label="Variants">
        {variants.map((variant) => (
          <li key={variant.id}>
            {renamed === variant.id ? (
              <VariantName variant={variant} isFocused onDone={renamedNow} />
            ) : (
              <Tab variant={variant} onRename={() => setRenamed(variant.id)} />
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="tool open-variant narrow"
        aria-haspopup="dialog"
        onClick={onArrange}
      >
        <span className="sr">Variants: </span>
        <span className="cut">{open?.title}</span>
        {variants.length > 1 && <span className="note">{`${at + 1} of ${variants.length}`}</span>}
      </button>
      <button
        type="button"
        className="tool wide"
        aria-disabled={isFull}
        title={full}
        onClick={isFull ? undefined : addVariant}
      >
        <span aria-hidden="true">+</span>
        <span className="sr">Add a variant</span>
      </button>
      <button
        type="button"
        className="tool"
        aria-disabled={isFull}
        title={full ?? 'A variant like this one, to change an answer in'}
        onPointerDown={rememberBox}
        onClick={() => open && !isFull && inSameBox(() => duplicateVariant(open.id))}
      >
        <ToolIcon of="duplicate" />
        <span className="named">Duplicate</span>
        <span className="sr"> {open?.title}</span>
      </button>
      <button type="button" className="tool wide" aria-haspopup="dialog" onClick={onArrange}>
        Arrange<span className="sr"> variants</span>
      </button>
    </>
  )
}

function tabId(variant: number): string {
  return `variant-tab-${variant}`
}

function Tab({ variant, onRename }: { variant: ListedVariant; onRename: () => void }) {
  const { id, title, isOpen } = variant
  const tab = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpen) tab.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isOpen])
  const rename = (event: KeyboardEvent) => {
    if (event.key === 'F2') onRename()
  }
  return (
    <button
      ref={tab}
      id={tabId(id)}
      type="button"
      className="variant-tab"
      aria-current={isOpen ? 'true' : undefined}
      aria-keyshortcuts="F2"
      title={`${title}: press F2 or double-click to rename`}
      onPointerDown={rememberBox}
      onClick={() => !isOpen && inSameBox(() => openVariant(id))}
      onDoubleClick={onRename}
      onKeyDown={rename}
    >
      <span className="cut">{title}</span>
    </button>
  )
}
