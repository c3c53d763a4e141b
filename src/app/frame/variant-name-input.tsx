import { renameVariant } from '../store/variants.ts'
import { InlineNameInput } from './inline-name-input.tsx'
import type { ListedVariant } from './use-variants.ts'

type VariantNameProps = {
  readonly variant: ListedVariant
  readonly isFocused?: boolean
  readonly onDone?: (isHere: boolean) => void
}

export function VariantNameInput({ variant: { id, name, title }, ...props }: VariantNameProps) {
  return (
    <InlineNameInput
      id={`variant-name-${id}`}
      label={`Name of ${title}`}
      name={name}
      title={title}
      onName={(typed) => renameVariant(id, typed)}
      {...props}
    />
  )
}
