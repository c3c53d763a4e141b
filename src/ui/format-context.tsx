import { createContext, type ReactNode, useContext } from 'react'
import type { Sizes } from '../engine/core/units.ts'
import { type Format, formatOf } from './format.ts'

const FormatContext = createContext<Format>(formatOf('en-US'))

type FormatProviderProps = {
  readonly locale: string
  readonly sizes: Sizes
  readonly children: ReactNode
}

/** Makes a locale's way of writing numbers, and what sizes are shown in, known to everything inside. */
export function FormatProvider({ locale, sizes, children }: FormatProviderProps) {
  return <FormatContext value={formatOf(locale, sizes)}>{children}</FormatContext>
}

/** Shows the sizes inside as they are computed: of workings, documents and files. */
export function SizesAsComputed({ children }: { readonly children: ReactNode }) {
  return <FormatContext value={useFormat().asComputed}>{children}</FormatContext>
}

/** How numbers are written here. */
export function useFormat(): Format {
  return useContext(FormatContext)
}
