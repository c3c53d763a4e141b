import { createContext } from 'react'
import type { Citations } from '../engine/core/citations.ts'

/** The numbers of what a printed page cites; none where sources are named in full. */
export const Cited = createContext<Citations | null>(null)
