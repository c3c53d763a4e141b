import type { Level } from '../../engine/designs/index.ts'

export const levelWords = {
  'holds with reserve': { sign: '✓', words: 'Holds, with reserve' },
  holds: { sign: '✓', words: 'Holds' },
  'holds, reserve not kept': { sign: '−', words: 'Holds, reserve not kept' },
  'holds, with a warning': { sign: '!', words: 'Holds, with a warning' },
  borderline: { sign: '≈', words: 'Borderline' },
  'holds, but not while rebuilding': { sign: '!', words: 'Holds, but not while rebuilding' },
  'does not hold': { sign: '✗', words: 'Does not hold' },
} as const satisfies Record<Level, { readonly sign: string; readonly words: string }>

/** A level in words, with what it omits or warns of: `Holds; loss of a site not asked`. */
export function levelSaid(level: Level, besides: string | null): string {
  const { words } = levelWords[level]
  if (!besides) return words
  return level === 'holds, with a warning' ? `${words} (${besides})` : `${words}; ${besides}`
}

/** Tone of a level: good, just enough, in doubt, or wrong. */
export const levelTones = {
  'holds with reserve': 'good',
  holds: 'good',
  'holds, reserve not kept': 'bare',
  'holds, with a warning': 'warn',
  borderline: 'warn',
  'holds, but not while rebuilding': 'warn',
  'does not hold': 'wrong',
} as const satisfies Record<Level, 'good' | 'bare' | 'warn' | 'wrong'>
