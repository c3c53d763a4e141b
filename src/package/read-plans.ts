import { looksLikeWorkbook } from '../app/file-content.ts'
import { refusalReason } from '../app/read-file.ts'
import { listedWords } from '../app/words/listed-words.ts'
import { decodeProjectFile } from '../codec/index.ts'
import type { Plan } from '../engine/index.ts'
import { refusalWords } from '../features/workbook/workbook-words.ts'
import { readSpreadsheet, type SpreadsheetContents } from '../spreadsheet/index.ts'
import { formatFor } from '../ui/format.ts'
import { readWorkbook } from '../workbook/index.ts'

/** Plans of a file in the order of its variants, or why it is refused and what to do. */
export type ReadPlans =
  | { readonly ok: true; readonly plans: readonly Plan[] }
  | { readonly ok: false; readonly reason: string }

/**
 * Reads the plans of a file by its content, whatever its extension: a plan or project that the
 * wizard saved, also as a spreadsheet, or a filled Microsoft workbook. Automatic answers keep the
 * saved numbers, as in the wizard. Never throws.
 */
export function readPlans(bytes: Uint8Array): ReadPlans {
  if (bytes.length === 0)
    return refused('It is empty. Give a plan that Spindle saved, or a workbook.')
  if (looksLikeWorkbook(bytes)) {
    const own = readSpreadsheet(bytes)
    if (own) return own.ok ? plansOf(own) : refused(refusalWords(own.problem, formatFor('en-US')))
    const read = readWorkbook(bytes)
    return read.ok
      ? { ok: true, plans: [read.plan] }
      : refused(refusalWords(read.problem, formatFor('en-US')))
  }
  const opened = decodeProjectFile(new TextDecoder().decode(bytes))
  if (opened.ok) return { ok: true, plans: opened.plans.map(({ plan }) => plan) }
  const { problem } = opened
  const reason = refusalReason(problem, 'plan', bytes.length)
  if (problem.code !== 'invalid') return refused(reason)
  const parts = problem.problems.map(({ path, message }) =>
    path ? `${path}: ${message}` : message,
  )
  return refused(`${reason} ${parts.join(' ')}`)
}

/** Plans of a Spindle spreadsheet; refused if a changed cell holds no valid answer. */
function plansOf({ plans, changes }: SpreadsheetContents): ReadPlans {
  const wrong = changes.filter(({ ok }) => !ok).map(({ at }) => at)
  if (wrong.length === 0) return { ok: true, plans: plans.map(({ plan }) => plan) }
  return refused(
    `What was changed in ${listedWords(wrong, formatFor('en-US'))} is no answer. Mend it, or open the file in the wizard, which says why.`,
  )
}

function refused(reason: string): ReadPlans {
  return { ok: false, reason }
}
