import { useState } from 'react'
import { answer, draftOf, keepDraft } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import type { LineField } from '../../engine/index.ts'
import { controlId } from '../../ui/control.ts'
import { FieldFrame } from '../../ui/field-frame.tsx'
import { lineWords } from '../../ui/field-words.ts'

type ListFieldProps = {
  readonly field: LineField
  /** What it is for, and what is the case without it. */
  readonly help: string
  /** Why it does not count in this plan, or null. */
  readonly unused: string | null
  /** What is wrong with what was given, or null. */
  readonly conflict: string | null
}

/** A list that is typed or pasted with one entry a line, and kept with commas between them. */
export function ListField({ field, help, unused, conflict }: ListFieldProps) {
  const value = useProject(({ plan }) => String(field.read(plan, 0)))
  const draft = useProject((now) => draftOf(now, field, 0))
  const [isTyped, setTyped] = useState(false)
  const shown = shownList(draft ?? value)
  const { kind, key, label, max, pattern, takes } = field
  const take = (typed: string) => {
    setTyped(true)
    const list = listText(typed)
    if (wrongIn(field, list) === null) answer(field, 0, list)
    else keepDraft(field, 0, list)
  }
  return (
    <FieldFrame
      field={{ kind, key, label, help, max, pattern, takes }}
      value={value}
      unused={unused}
      conflict={conflict}
      error={draft !== null && !isTyped ? wrongIn(field, draft) : null}
      onAnswer={(given) => answer(field, 0, given)}
    >
      {(described) => (
        <textarea
          {...described}
          id={controlId(field, 0)}
          className="list"
          rows={Math.min(8, Math.max(1, shown.split('\n').length))}
          autoComplete="off"
          spellCheck={false}
          value={shown}
          onChange={(event) => take(event.target.value)}
          onBlur={() => setTyped(false)}
        />
      )}
    </FieldFrame>
  )
}

/** Why a list is no answer, in words; null where it is one. */
function wrongIn(field: LineField, list: string): string | null {
  const { label, max } = field
  if (list.length > max) return `${label}: enter at most ${max.toString()} characters.`
  return lineWords(field, list)
}

/** A list as it was typed or pasted, from a sheet or a column, with commas between its entries. */
export function listText(typed: string): string {
  return typed.replaceAll(/\r\n?|[\n\t;]/g, ',')
}

/** A list with each entry on a line of its own. */
export function shownList(kept: string): string {
  return kept.replaceAll(',', '\n')
}
