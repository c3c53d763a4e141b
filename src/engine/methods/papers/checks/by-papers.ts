import type { Checked } from '../../port.ts'
import { isByPapers, type PaperSizing } from '../sizing/size.ts'

/** The results of a plan of a version that this method sizes. */
export type CheckedByPapers = Checked & { readonly sizing: PaperSizing }

/** What gives cause to a check of something that only this method has. */
export function byPapers<Found>(
  { sizing, ...of }: Checked,
  when: (checked: CheckedByPapers) => readonly Found[],
): readonly Found[] {
  return isByPapers(sizing) ? when({ ...of, sizing }) : []
}
