import { createContext } from 'react'
import type { Citations } from '../engine/core/citations.ts'

/** Citation numbers of a printed page; null where sources are named in full. */
export const CitationsContext = createContext<Citations | null>(null)
