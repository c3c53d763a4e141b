import type { DesignLevel } from '../../engine/designs/index.ts'
import type { PlanVerdict } from './plan-answer.ts'

/** Sign, words and tone of a level; its tone is good, just enough, in doubt, or wrong. */
export const displayByLevel = {
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
} as const satisfies Record<DesignLevel, LevelWords>

type LevelWords = {
  readonly sign: string
  readonly words: string
  readonly tone: 'good' | 'bare' | 'warn' | 'wrong'
}

/** A verdict in words: `Holds; with site 1 lost, an administrator must act`. */
export function verdictWordsWithRemarks({ level, besides, wait }: PlanVerdict): string {
  const { words } = displayByLevel[level]
  const isWarned = besides !== null && level === 'holds, with a warning'
  return [
    isWarned ? `${words} (${besides})` : words,
    ...(besides && !isWarned ? [besides] : []),
    ...(wait ? [wait.words] : []),
  ].join('; ')
}

/** Tone and sign of a verdict: a plan whose mail waits for an administrator is not plainly good. */
export function verdictSignAndTone({
  level,
  wait,
}: PlanVerdict): Pick<LevelWords, 'tone' | 'sign'> {
  const { tone, sign } = displayByLevel[level]
  return wait?.isAsked && (tone === 'good' || tone === 'bare')
    ? { tone: 'warn', sign: '!' }
    : { tone, sign }
}
