import {
  type FileProblem,
  mostPlanOrCatalogBytes,
  openFileEnvelope,
} from '../../src/codec/envelope.ts'
import { parseFilePlan, planFileFormat } from '../../src/codec/plan-file.ts'
import type { ParsedPlanSuccess } from '../../src/codec/schema.ts'
import { newestPlanVersion } from '../../src/codec/stored-answers.ts'

type DecodedFile = ParsedPlanSuccess | { readonly ok: false; readonly problem: FileProblem }

/** Reads the file of one plan, as programs before projects did; what they refused is refused. */
export function decodeFile(text: string): DecodedFile {
  const opened = openFileEnvelope(text, {
    format: planFileFormat,
    newest: newestPlanVersion,
    partsOf: () => ['plan'],
    mostBytes: mostPlanOrCatalogBytes,
    nothing: 'No answer',
  })
  if (!opened.ok) return opened
  const parsed = parseFilePlan(opened.parts.plan, opened.version)
  if (parsed.ok) return parsed
  return { ok: false, problem: { code: 'invalid', problems: parsed.problems } }
}
