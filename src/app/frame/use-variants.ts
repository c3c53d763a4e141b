import { useMemo } from 'react'
import { useProject } from '../store/use-project.ts'
import { variantTitles } from '../store/variants.ts'

export type ListedVariant = {
  readonly id: number
  readonly title: string
  /** Name given to the variant; empty for none. */
  readonly name: string
  readonly isOpen: boolean
}

export function useListedVariants(): readonly ListedVariant[] {
  const name = useProject(({ plan }) => plan.name)
  const open = useProject(({ variant }) => variant)
  const before = useProject((now) => now.before)
  const after = useProject((now) => now.after)
  return useMemo(() => {
    const named = [
      ...before.map(({ id, state }) => ({ id, name: state.plan.name })),
      { id: open, name },
      ...after.map(({ id, state }) => ({ id, name: state.plan.name })),
    ]
    const titles = variantTitles(named)
    return named.map((one, at) => ({
      ...one,
      title: titles[at] ?? '',
      isOpen: one.id === open,
    }))
  }, [name, open, before, after])
}
