import type { ReactNode } from 'react'
import type { Field } from '../../engine/index.ts'
import { controlId } from '../../ui/control.ts'
import { addressOf, visit } from '../store/address.ts'

type FieldLinkProps = {
  readonly field: Pick<Field, 'key' | 'step'>
  readonly tier: number
  readonly className?: string
  readonly children: ReactNode
}

/** Leads to the control of an answer on its step. A new window opens the step itself. */
export function FieldLink({ field, tier, className, children }: FieldLinkProps) {
  return (
    <a
      {...(className && { className })}
      href={addressOf(field.step)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        visit(field.step, controlId(field, tier))
      }}
    >
      {children}
    </a>
  )
}
