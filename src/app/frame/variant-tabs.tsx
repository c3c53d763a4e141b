import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { limits } from '../../engine/index.ts'
import { focusControl } from '../../ui/control.ts'
import { addVariant, duplicateVariant, openVariant } from '../store/variants.ts'
import { ToolIcon } from './tool-icon.tsx'
import { type ListedVariant, useVariants } from './use-variants.ts'
import { VariantName } from './variant-name.tsx'

let box: string | null = null

/** Remembers the box of an answer that has the focus, which a press with the pointer takes from it. */
function rememberBox(): void {
  const { activeElement } = document
  const isBox = activeElement instanceof HTMLInputElement && activeElement.closest('main')
  box = isBox ? activeElement.id : null
}

/**
 * Opens another variant and goes back to the same box there, with its text to be typed over: a variant
 * is made to change an answer in it.
 */
function inSameBox(openOther: () => void): void {
  const id = box
  box = null
  openOther()
  // Once React has drawn the other variant, which it does at the end of a press.
  queueMicrotask(() => {
    if (!id || !focusControl(id)) return
    const control = document.getElementById(id)
    if (control instanceof HTMLInputElement) control.select()
  })
}

/** The variants side by side, or in a list where there is no room for their names, and what makes more. */
export function VariantTabs() {
  const variants = useVariants()
  const open = variants.find(({ isOpen }) => isOpen)
  const isFull = variants.length === limits.variants
  const full = isFull ? `A project has at most ${limits.variants} variants` : undefined
  return (
    <>
      <Tabs variants={variants} />
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
            {variants.length > 1 ? `${at + 1}. ${title}` : title}
          </option>
        ))}
      </select>
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
    </>
  )
}

/** How many there are, which decides at which width of the window each has room for its name. */
function crowd({ length }: readonly ListedVariant[]): string {
  if (length === 1) return 'few alone'
  if (length === 2) return 'few'
  if (length <= 4) return 'some'
  return length <= 6 ? 'many' : 'most'
}

/** Nothing of one variant: the project has its name. */
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
            <VariantName variant={variant} isFocused onDone={renamedNow} />
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
