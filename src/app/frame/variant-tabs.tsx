import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { projectLimits } from '../../engine/index.ts'
import { focusControl } from '../../ui/control.ts'
import { duplicateVariant, openVariant } from '../store/variants.ts'
import { ToolIcon } from './tool-icon.tsx'
import { type ListedVariant, useListedVariants } from './use-variants.ts'
import { VariantNameInput } from './variant-name-input.tsx'

let box: string | null = null

/** Remembers the answer box in focus before a pointer press takes the focus away. */
function rememberBox(): void {
  const { activeElement } = document
  const isBox = activeElement instanceof HTMLInputElement && activeElement.closest('main')
  box = isBox ? activeElement.id : null
}

/** Opens another variant and selects the same answer box there, ready to be changed. */
function inSameBox(openOther: () => void): void {
  const id = box
  box = null
  openOther()
  // Runs at the end of the press, after React has drawn the other variant.
  queueMicrotask(() => {
    if (!id || !focusControl(id)) return
    const control = document.getElementById(id)
    if (control instanceof HTMLInputElement) control.select()
  })
}

/** Variant tabs, or a select box if their names do not fit, with Add and Duplicate. */
export function VariantTabs() {
  const variants = useListedVariants()
  const open = variants.find(({ isOpen }) => isOpen)
  const isFull = variants.length === projectLimits.variants
  const full = isFull ? `A project has at most ${projectLimits.variants} variants` : undefined
  return (
    <>
      <Tabs variants={variants} />
      {variants.length > 1 && (
        <select
          className={`variant-choice ${crowd(variants)}`}
          aria-label="Variant"
          title={open?.title}
          value={open?.id}
          onPointerDown={rememberBox}
          onChange={({ target }) => inSameBox(() => openVariant(Number(target.value)))}
        >
          {variants.map(({ id, title }, at) => (
            <option key={id} value={id}>
              {`${at + 1}. ${title}`}
            </option>
          ))}
        </select>
      )}
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
    </>
  )
}

/** Class by number of variants; sets the window width from which their names fit. */
function crowd({ length }: readonly ListedVariant[]): string {
  if (length === 2) return 'few'
  if (length <= 4) return 'some'
  return length <= 6 ? 'many' : 'most'
}

/** Variant tabs; nothing for one variant, whose name is the project’s. */
function Tabs({ variants }: { variants: readonly ListedVariant[] }) {
  const [renamed, setRenamed] = useState<number | null>(null)
  const renamedNow = (isHere: boolean) => {
    setRenamed(null)
    if (isHere && renamed !== null)
      queueMicrotask(() => document.getElementById(tabId(renamed))?.focus())
  }
  if (variants.length === 1) return null
  return (
    <ul className={`variant-tabs focus-inside ${crowd(variants)}`} aria-label="Variants">
      {variants.map((variant) => (
        <li key={variant.id}>
          {renamed === variant.id ? (
            <VariantNameInput variant={variant} isFocused onDone={renamedNow} />
          ) : (
            <Tab variant={variant} onRename={() => setRenamed(variant.id)} />
          )}
        </li>
      ))}
    </ul>
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
      className="tool variant-tab tab"
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
