import type { Checked } from '../../port/port.ts'
import { isByPapers, type PaperSizing } from '../sizing/size.ts'

/** Results of a plan that the papers size. */
export type PaperCheckInput = Checked & { readonly sizing: PaperSizing }

/** Findings of a check in a sizing by the papers; empty for any other sizing. */
export function findingsByPapers<Found>(
  { sizing, ...of }: Checked,
  when: (checked: PaperCheckInput) => readonly Found[],
): readonly Found[] {
  return isByPapers(sizing) ? when({ ...of, sizing }) : []
}
