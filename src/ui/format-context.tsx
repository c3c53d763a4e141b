import { createContext, type ReactNode, useContext } from 'react'
import { type Format, formatOf } from './format.ts'

const FormatContext = createContext<Format>(formatOf('en-US'))

/** Makes a locale's way of writing numbers known to everything inside. */
export function FormatProvider({ locale, children }: { locale: string; children: ReactNode }) {
  return <FormatContext value={formatOf(locale)}>{children}</FormatContext>
}

/** How numbers are written here. */
export function useFormat(): Format {
  return useContext(FormatContext)
}
