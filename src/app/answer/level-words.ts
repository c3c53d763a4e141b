import type { Level } from '../../engine/designs/index.ts'

/** The sign and the words of a level. */
export const levelWords = {
  'holds with reserve': { sign: '✓', words: 'Holds, with reserve' },
  holds: { sign: '✓', words: 'Holds' },
  'holds, reserve not kept': { sign: '−', words: 'Holds, reserve not kept' },
  'holds, with a warning': { sign: '!', words: 'Holds, with a warning' },
  borderline: { sign: '≈', words: 'Borderline' },
  'holds, but not while rebuilding': { sign: '!', words: 'Holds, but not while rebuilding' },
  'does not hold': { sign: '✗', words: 'Does not hold' },
} as const satisfies Record<Level, { readonly sign: string; readonly words: string }>

/** A level in words, and what it leaves out or warns of: `Holds; loss of a site not asked`. */
export function levelSaid(level: Level, besides: string | null): string {
  const { words } = levelWords[level]
  if (!besides) return words
  return level === 'holds, with a warning' ? `${words} (${besides})` : `${words}; ${besides}`
}

/** How a level is coloured: good, good as far as is expected and no further, in doubt, or wrong. */
export const levelTones = {
  'holds with reserve': 'good',
  holds: 'good',
  'holds, reserve not kept': 'bare',
  'holds, with a warning': 'warn',
  borderline: 'warn',
  'holds, but not while rebuilding': 'warn',
  'does not hold': 'wrong',
} as const satisfies Record<Level, 'good' | 'bare' | 'warn' | 'wrong'>
