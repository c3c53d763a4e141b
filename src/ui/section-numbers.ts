import { createContext } from 'react'

/** Section numbers of a printed page by section id; empty on screen. */
export const SectionNumbersContext = createContext<ReadonlyMap<string, string>>(new Map())
