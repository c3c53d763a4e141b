import { type FileProblem, mostFileBytes, openEnvelope } from '../../src/codec/envelope.ts'
import { format, parseFiled } from '../../src/codec/plan-file.ts'
import type { OpenedPlan } from '../../src/codec/schema.ts'
import { newest } from '../../src/codec/stored-answers.ts'

type DecodedFile = OpenedPlan | { readonly ok: false; readonly problem: FileProblem }

/** Reads the file of one plan, as programs before projects did; what they refused is refused. */
export function decodeFile(text: string): DecodedFile {
  const opened = openEnvelope(text, {
    format,
    newest,
    partsOf: () => ['plan'],
    mostBytes: mostFileBytes,
    nothing: 'No answer',
  })
  if (!opened.ok) return opened
  const parsed = parseFiled(opened.parts.plan, opened.version)
  if (parsed.ok) return parsed
  return { ok: false, problem: { code: 'invalid', problems: parsed.problems } }
}
