import { ownRule, publicFigure } from '../core/source.ts'
import type { Step } from './answer.ts'

/** Where an input of the method of role requirements comes from, with its default and its range. */
export const workbook = publicFigure('A', 'An input of the workbook, with its default.', {
  publication: 'calculator',
  place: 'Input',
})

/** An input that the workbook does not have. */
export const ours = ownRule('Not in the workbook: without this answer figures are as without it.')

/** What the answers of a step have in common that only the method of role requirements asks. */
export function rolesOnly(step: Step) {
  return { step, method: 'roles', since: 3, advanced: true, source: workbook } as const
}
