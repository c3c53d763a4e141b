import type { Level } from '../../engine/index.ts'

/** The sign and the words of a level. */
export const levelWords = {
  'holds with reserve': { sign: '✓', words: 'Holds with reserve' },
  holds: { sign: '✓', words: 'Holds' },
  borderline: { sign: '≈', words: 'Borderline' },
  'holds, but not while rebuilding': { sign: '!', words: 'Holds, but not while rebuilding' },
  'does not hold': { sign: '✗', words: 'Does not hold' },
} as const satisfies Record<Level, { readonly sign: string; readonly words: string }>

/** A level in words, and what it leaves out: `Holds; loss of a site not asked`. */
export function levelSaid(level: Level, unasked: string | null): string {
  const { words } = levelWords[level]
  return unasked ? `${words}; ${unasked}` : words
}

/** How a level is coloured: good, in doubt, or wrong. */
export const levelTones = {
  'holds with reserve': 'good',
  holds: 'good',
  borderline: 'warn',
  'holds, but not while rebuilding': 'warn',
  'does not hold': 'wrong',
} as const satisfies Record<Level, 'good' | 'warn' | 'wrong'>
