import { readFileSync } from 'node:fs'
import type { Answer, Plan } from '../../src/engine/index.ts'

/** A link that someone may have, and the plan it must open to for ever. */
export type GoldenLink = {
  readonly name: string
  readonly code: string
  readonly plan: Plan
}

/** An answer as the format carries it: its key in a link, its place in a plan or tier, its unit. */
export type FormatAnswer = {
  readonly key: string
  readonly path: string
  /** Only of numbers. */
  readonly unit?: string
  /** Every choice; of a number the ends of its range, a fraction if it takes them, and null if it may be empty. */
  readonly accepts: readonly Answer[]
}

type Vocabulary = {
  readonly ofPlan: readonly FormatAnswer[]
  readonly ofTier: readonly FormatAnswer[]
  readonly advice: readonly string[]
  /** The most tiers, and the longest name. */
  readonly tiers: number
  readonly name: number
}

export const linksOfVersion1: readonly GoldenLink[] = read('version-1.json')

/** What a link or a file of version 1 may say. */
export const vocabulary1: Vocabulary = read('vocabulary-1.json')

/** The answer of a plan or tier at a path. */
export function answerAt(held: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, key) => Object.entries(part ?? {}).find(([one]) => one === key)?.[1],
      held,
    )
}

function read(name: string) {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
}
