import { createContext } from 'react'

/** The number of each section of a printed page by its id; on screen none has one. */
export const SectionNumbers = createContext<ReadonlyMap<string, string>>(new Map())
