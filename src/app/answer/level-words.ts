import type { Level } from '../../engine/designs/index.ts'

/** Sign, words and tone of a level; its tone is good, just enough, in doubt, or wrong. */
export const levelWords = {
  'holds with reserve': { sign: '✓', words: 'Holds, with reserve', tone: 'good' },
  holds: { sign: '✓', words: 'Holds', tone: 'good' },
  'holds, reserve not kept': { sign: '−', words: 'Holds, reserve not kept', tone: 'bare' },
  'holds, with a warning': { sign: '!', words: 'Holds, with a warning', tone: 'warn' },
  borderline: { sign: '≈', words: 'Borderline', tone: 'warn' },
  'holds, but not while rebuilding': {
    sign: '!',
    words: 'Holds, but not while rebuilding',
    tone: 'warn',
  },
  'does not hold': { sign: '✗', words: 'Does not hold', tone: 'wrong' },
} as const satisfies Record<Level, LevelWords>

type LevelWords = {
  readonly sign: string
  readonly words: string
  readonly tone: 'good' | 'bare' | 'warn' | 'wrong'
}

/** A level in words, with what it omits or warns of: `Holds; loss of a site not asked`. */
export function levelSaid(level: Level, besides: string | null): string {
  const { words } = levelWords[level]
  if (!besides) return words
  return level === 'holds, with a warning' ? `${words} (${besides})` : `${words}; ${besides}`
}
