import type { Verdict } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'

/** What a verdict is called. */
export const verdictNouns = {
  'fits with reserve': 'Fits with reserve',
  fits: 'Fits',
  'does not fit': 'Does not fit',
} as const satisfies Record<Verdict, string>

/** A verdict in its colour, and in these words where it says more. */
export function verdictCell(verdict: Verdict, text: string = verdictNouns[verdict]): Cell {
  return {
    drawn: <span className={`verdict ${verdict.replaceAll(' ', '-')}`}>{text}</span>,
    text,
  }
}
