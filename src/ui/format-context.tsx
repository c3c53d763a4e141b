import { createContext, type ReactNode, useContext } from 'react'
import type { SizeUnitSystem } from '../engine/core/units.ts'
import { type Format, formatFor } from './format.ts'

const FormatContext = createContext<Format>(formatFor('en-US'))

type FormatProviderProps = {
  readonly locale: string
  readonly sizes: SizeUnitSystem
  readonly children: ReactNode
}

/** Sets the number format of everything inside: locale and size units. */
export function FormatProvider({ locale, sizes, children }: FormatProviderProps) {
  return <FormatContext value={formatFor(locale, sizes)}>{children}</FormatContext>
}

/** Shows sizes in the units they are computed in: for workings, documents and files. */
export function SizesAsComputed({ children }: { readonly children: ReactNode }) {
  return <FormatContext value={useFormat().asComputed}>{children}</FormatContext>
}

/** The number format of the enclosing provider. */
export function useFormat(): Format {
  return useContext(FormatContext)
}
